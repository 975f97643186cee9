// The sentences of the specification's numbered rules (spec 1 section 5), with the school's own facts.

import { oneOf } from '#libs/domain/chat/one-of';

export interface SchoolContact {
  name: string;
  venue: string;
  phone: { display: string };
  whatsapp: { display: string };
  email: string;
}

export interface AssistantFacts {
  school: SchoolContact;
}

/** Rule 1, alone or before the answer to what else was asked. */
export function greeting({ school }: AssistantFacts, answer?: string): string {
  const welcome = `Hello, and welcome to ${school.name}.`;
  return answer === undefined
    ? `${welcome} What would you like to know about our classes, times, prices or how to get here?`
    : `${welcome} ${answer}`;
}

/** Rule 2. */
export function contactAnswer({ school }: AssistantFacts): string {
  return (
    `Call us on ${school.phone.display}, send a WhatsApp to ${school.whatsapp.display} or email ` +
    `${school.email}. You will find us at: ${school.venue}.`
  );
}

/** Rule 2, in the way that the visitor asks for: to be called, or not to be. */
export function reachAnswer(text: string, facts: AssistantFacts): string {
  const { whatsapp, email } = facts.school;
  if (NOT_BY_PHONE.test(text))
    return `Send a WhatsApp to ${whatsapp.display} or email ${email}, and we answer in writing.`;
  return WANTS_TO_BE_REACHED.test(text) ? `${LEAVE_DETAILS} ${contactAnswer(facts)}` : contactAnswer(facts);
}

const NOT_BY_PHONE = /\b(dont|do not|not|no|cant|cannot) (\w+ )?(phone|call|ring|calls)\b|\bprefer (email|whatsapp)\b/;
const WANTS_TO_BE_REACHED = oneOf(
  String.raw`\b(call|ring|phone|contact|email|mail|message|whatsapp|send) (me|us)\b|\bcall ?back\b` +
    String.raw`|\bget back to (me|us)\b`,
  String.raw`\b(someone|somebody|person|human|manager|owner|consultant|you) (\w+ ){0,2}(call|phone|ring|contact` +
    String.raw`|email) (me|us)\b`,
);
const LEAVE_DETAILS =
  'Leave your name and a phone number or email address here, and someone from the school will get back to you.';

/** Rule 3. */
export function locationAnswer({ school }: AssistantFacts): string {
  return `You will find us at: ${school.venue}. There is a map on the Contact page.`;
}

/** Rule 4. */
export const BOOKING_ANSWER =
  'Book your first class on the Free Trial page. Our plans, and how to join, are on the Membership page.';

/**
 * Rule 6, of what is in the schedule.
 * @param times what the schedule says of it
 * @param about what it is, where that is asked
 */
export function disciplineAnswer(
  name: string,
  times = 'The times are on the Class Schedule page.',
  about = '',
): string {
  return `Yes, we offer ${name}. ${about && `${about} `}${times} Your first class is free: see the Free Trial page.`;
}

/** Rule 6, of what has no weekly class, and no free one. @param more what the school says of it */
export function arrangedAnswer(name: string, more = ''): string {
  return `Yes, we offer ${name}. ${more && `${more} `}We arrange it with you: write to us through the Contact page.`;
}

const APOLOGY_START = 'Sorry, I do not know the answer to that.';
const APOLOGY_END = 'and a person will help you.';

/** Goes on after "call": who helps with what the assistant does not know. */
export function onOneOfUs({ phone, whatsapp, email }: SchoolContact): string {
  return `us on ${phone.display}, write on WhatsApp to ${whatsapp.display} or by email to ${email}, ` + APOLOGY_END;
}

/** Whether the assistant said that, however the school could be reached at the time. */
export function isApology(answer: string): boolean {
  return answer.includes(APOLOGY_START) && answer.endsWith(APOLOGY_END);
}

/** Rule 7, when no other has an answer. @param offersQuestions questions that have one are offered with it */
export function apology({ school }: AssistantFacts, offersQuestions = false): string {
  const others = offersQuestions ? 'Perhaps one of the questions below helps. Or call' : 'Call';
  return `${APOLOGY_START} ${others} ${onOneOfUs(school)}`;
}

/** Whatever it is about, a person looks into it. */
export function complaintAnswer({ school }: AssistantFacts): string {
  const { phone, whatsapp, email } = school;
  return (
    `I am sorry to hear that, and a person of the school should look into it: call us on ${phone.display}, write on ` +
    `WhatsApp to ${whatsapp.display} or by email to ${email}. ${LEAVE_DETAILS}`
  );
}

/** After an answer to what may not have been asked. */
export function ifNotAsked({ school }: AssistantFacts): string {
  return `If that is not what you asked, call ${onOneOfUs(school)}`;
}
