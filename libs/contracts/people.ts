/** What the school knows of one person, found by email address or phone number (POPIA, sections 23 and 24). */

/** In the order in which they are told. */
export const PERSON_KINDS = [
  'messages',
  'conversations',
  'trials',
  'courseSignups',
  'orders',
  'stockAlerts',
  'trusted',
  'clients',
  'invoices',
  'quotes',
  'accounts',
  'waitingMails',
  'mailFiles',
  'activity',
  'deleted',
  'imports',
] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

export const PERSON_RULES = {
  neither: 'Please enter an email address or a phone number',
  email: { maxLength: 254, invalid: 'Please enter a valid email address' },
  phone: { maxLength: 40, invalid: 'Please enter a full phone number, like 082 123 4567 or +44 20 7946 0018' },
  /** What is typed to say that it is meant. */
  confirmation: { wrong: 'Please type the same email address or phone number again' },
} as const;

/** What stands where a person's details were, in books that must be kept. */
export const ERASED = {
  name: 'Erased person',
  /** Of a domain that no mail can reach (RFC 2606): nothing is sent to it. */
  email: 'erased@erased.invalid',
  address: 'Erased',
} as const;

/** Why somebody's data cannot be erased yet. */
export const ERASURE_BLOCKERS = {
  order: (orderNumber: string) =>
    `Order ${orderNumber} has not been shipped yet. Deliver or cancel it first, then erase the person.`,
  invoice: (invoiceNumber: string) =>
    `Invoice ${invoiceNumber} has not been paid yet. Settle or cancel it first, then erase the person.`,
  account: (username: string) =>
    `The account ${username} belongs to this person. Delete it under User Management first.`,
} as const;

/** What came of it: "Erased: 3 records" */
export function erasedWords(erased: Partial<Record<PersonKind, number>>): string {
  const count = PERSON_KINDS.reduce((sum, kind) => sum + (erased[kind] ?? 0), 0);
  return count === 1 ? 'Erased: 1 record' : `Erased: ${count} records`;
}
