/** Answers that staff give often, with variables for what differs (CONTRACT section 9). */
import { variablesIn } from '#libs/domain/reply-template';

/** What a variable stands for when a message is answered. */
export const TEMPLATE_VARIABLES = {
  name: 'the sender’s name',
  firstName: 'the sender’s first name',
  subject: 'the subject',
  school: "the school's name",
  phone: "the school's phone number",
  whatsapp: "the school's WhatsApp number",
  email: "the school's email address",
  address: "the school's address",
  bookingLink: 'the link to book a free trial',
} as const;
export type TemplateVariable = keyof typeof TEMPLATE_VARIABLES;

const NAMES = Object.keys(TEMPLATE_VARIABLES).map((name) => `{${name}}`);

/** A name in braces that stands for nothing, or undefined. */
export function unknownVariable(text: string): string | undefined {
  return variablesIn(text).find((name) => !Object.hasOwn(TEMPLATE_VARIABLES, name));
}

export const REPLY_TEMPLATE_DEFAULTS = { title: '', text: '' } as const;

export const REPLY_TEMPLATE_RULES = {
  title: {
    required: 'Title is required',
    maxLength: 80,
    tooLong: 'Title must be at most 80 characters',
  },
  text: {
    required: 'Text is required',
    maxLength: 4000,
    tooLong: 'Text must be at most 4000 characters',
    is: (text: string): boolean => unknownVariable(text) === undefined,
    invalid: `The text has a word in braces that is not a variable. You can use ${NAMES.join(', ')}`,
  },
} as const;
