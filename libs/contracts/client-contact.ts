/** The contacts of a corporate client: the limits of each field, which are those of its primary contact. */
import { repeatedAddresses } from '#libs/domain/client-contacts';
import { CORPORATE_CLIENT_RULES, CORPORATE_CLIENT_TEXTS } from './corporate-client.js';
import { labelledText } from './invoice.js';

const MAX_CONTACTS = 10;
const { primaryContactName, primaryContactPhone } = CORPORATE_CLIENT_TEXTS;

export const CLIENT_CONTACTS_RULES = {
  maxCount: MAX_CONTACTS,
  tooMany: `A client can have at most ${MAX_CONTACTS} contacts`,
  wrongType: 'Contacts must be a list of objects with name, role, email and phone',
  tooManyTogether: `The two have more than ${MAX_CONTACTS} contacts together. Remove some before you merge them`,
} as const;

export const CLIENT_CONTACT_RULES = {
  name: { required: 'Contact name is required', ...labelledText('Contact name', primaryContactName.maxLength) },
  role: labelledText('Role', 120),
  email: { ...CORPORATE_CLIENT_RULES.primaryContactEmail, repeated: 'Another contact has this email' },
  phone: labelledText('Contact phone', primaryContactPhone.maxLength),
} as const;

/** Why contacts cannot stand beside each other, by the field of the later one: `contacts.1.email`. */
export function contactsRefusal(contacts: readonly { email?: string | null }[]): Record<string, string> {
  const { repeated } = CLIENT_CONTACT_RULES.email;
  return Object.fromEntries(repeatedAddresses(contacts).map((at) => [`contacts.${at}.email`, repeated]));
}
