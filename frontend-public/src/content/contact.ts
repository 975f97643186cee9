/** The words of the contact page; rules and their messages are the contract's (spec 1 sections 2.9 and 8). */
import { school } from '#libs/school/school';

export const contactWords = {
  title: 'Contact Us',
  lead:
    'Call us, send a WhatsApp message, write by email or leave a message here. ' +
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

const { Monday, Saturday } = school.hours;

export const openingHours: readonly { days: string; times: string }[] = [
  { days: 'Monday to Friday', times: `${Monday.opens}-${Monday.closes}` },
  { days: 'Saturday', times: `${Saturday.opens}-${Saturday.closes}` },
  { days: 'Sunday', times: 'Closed' },
];
