/** The assistant's words around its answers. */
import { school } from '#libs/school/school';

export const chatWords = {
  get title() {
    return `${school.shortName} assistant`;
  },
  subtitle: 'Answers in a second',
  /** A person can only follow up with a visitor who left an address or a number. */
  reachedSubtitle: 'Answers in a second, a person follows up',
  greeting: 'Hi! Ask me about classes, prices or your free trial.',
  placeholder: 'Type a message',
  notLoaded: {
    title: 'The assistant could not be loaded',
    get text() {
      return `Your connection may have dropped. Please try again, or call ${school.phone.display}.`;
    },
  },
  privacy: 'We keep any name, email address or phone number you give here, so that a person can get back to you.',
} as const;
