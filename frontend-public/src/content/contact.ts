/** The words of the contact page; rules and their messages are the contract's (spec 1 sections 2.9 and 8). */
import { daysWords, hoursLines, hoursWords } from '#libs/domain/school-facts';
import { school } from '#libs/school/school';

export const contactWords = {
  title: 'Contact Us',
  lead:
    'Call us, send a WhatsApp message, send an email or leave a message here. ' +
    'Use whichever suits you: we read them all.',
  formTitle: 'Send us a message',
  findTitle: 'Find us',
  arrive: 'First time? Arrive 10-15 minutes early to register.',
} as const;

export const CONTACT_TOASTS = {
  sent: { title: 'Message sent', text: "Your message has been sent successfully. We'll get back to you soon!" },
  failedTitle: 'Error',
  refused: 'Failed to send your message. Please try again later.',
  unanswered: 'Something went wrong. Please try again later.',
} as const;

/** Days with the same hours together, from Monday on. */
export function openingHours(): { days: string; times: string }[] {
  return hoursLines(school.hours).map((line) => ({
    days: daysWords(line),
    times: line.hours ? hoursWords(line.hours) : 'Closed',
  }));
}
