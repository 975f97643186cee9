// What staff are told at once on their devices: who and what, never the whole of a message.
import { formatRand } from '#libs/domain/money';
import { oneLine } from '#libs/domain/one-line';
import { formatDayAndMonth } from '#libs/domain/schedule/long-date';

export type StaffPush = {
  kind: 'message' | 'order' | 'trial' | 'chat';
  title: string;
  body: string;
  /** A path of this site: where a press on the notification leads. */
  url: string;
  /**
   * One for each record, of the characters of base64url and at most 32: a second telling takes the place of the first.
   */
  tag: string;
};

const NAME_CHARACTERS = 60;
const SUBJECT_CHARACTERS = 120;
/** They turn the direction of what follows them. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Who wrote, and about what. */
export function messagePush(
  { id, fullName, subject }: { id: number; fullName: string; subject: string },
  url: string,
): StaffPush {
  return {
    kind: 'message',
    title: `Message from ${shown(fullName, NAME_CHARACTERS)}`,
    body: shown(subject, SUBJECT_CHARACTERS),
    url,
    tag: `message-${id}`,
  };
}

/** That a customer has answered. It takes the place of what was told of the message before. */
export function answerPush(message: { id: number; fullName: string; subject: string }, url: string): StaffPush {
  return { ...messagePush(message, url), title: `Reply from ${shown(message.fullName, NAME_CHARACTERS)}` };
}

/** That the school's answer came back: the customer has none. It takes the place of what was told before. */
export function bouncedPush(message: { id: number; fullName: string; subject: string }, url: string): StaffPush {
  return { ...messagePush(message, url), title: 'Answer not delivered', body: whoAndWhat(message) };
}

/** That it is theirs to see to. It takes the place of the news that it came. */
export function assignedPush(message: { id: number; fullName: string; subject: string }, url: string): StaffPush {
  return { ...messagePush(message, url), title: 'Assigned to you', body: whoAndWhat(message) };
}

/** That the moment has come at which they wanted to come back to it. */
export function followUpPush(message: { id: number; fullName: string; subject: string }, url: string): StaffPush {
  return { ...messagePush(message, url), title: 'Follow-up due', body: whoAndWhat(message) };
}

/** The number, and what it comes to. */
export function orderPush(
  { id, orderNumber, totalCents }: { id: number; orderNumber: string; totalCents: number },
  url: string,
): StaffPush {
  return { kind: 'order', title: `New order: ${formatRand(totalCents)}`, body: orderNumber, url, tag: `order-${id}` };
}

/** Which class on which day, and who comes. */
export function trialPush({ id, participantName, className, date, startTime }: TrialTold, url: string): StaffPush {
  const who = shown(participantName, NAME_CHARACTERS);
  return {
    kind: 'trial',
    title: `Free trial: ${shown(className, NAME_CHARACTERS)}`,
    body: `${formatDayAndMonth(date)} at ${startTime}, ${who}`,
    url,
    tag: `trial-${id}`,
  };
}

/** That somebody may be in danger, and nothing of what they wrote: lock screens are read by others. */
export function distressPush({ id, userName }: { id: number; userName: string | null }, url: string): StaffPush {
  return {
    kind: 'chat',
    title: 'A visitor may be in distress',
    body: `${userName === null ? 'Somebody' : shown(userName, NAME_CHARACTERS)} wrote to the assistant`,
    url,
    tag: `chat-${id}`,
  };
}

/** That a conversation is theirs to see to. */
export function assignedChatPush(
  { id, userName, lastQuestion }: { id: number; userName: string | null; lastQuestion: string },
  url: string,
): StaffPush {
  const body = whoAndWhat({ fullName: userName ?? 'A visitor', subject: lastQuestion });
  return { kind: 'chat', title: 'Conversation assigned to you', body, url, tag: `chat-${id}` };
}

function whoAndWhat({ fullName, subject }: { fullName: string; subject: string }): string {
  return `${shown(fullName, NAME_CHARACTERS)}: ${shown(subject, SUBJECT_CHARACTERS)}`;
}

interface TrialTold {
  id: number;
  participantName: string;
  className: string;
  date: string;
  startTime: string;
}

/** On one line, and not longer than a phone shows. */
function shown(text: string, maxCharacters: number): string {
  const line = oneLine(text.replaceAll(DIRECTIONS, ''));
  const characters = Array.from(line);
  return characters.length <= maxCharacters ? line : `${characters.slice(0, maxCharacters).join('').trimEnd()}…`;
}
