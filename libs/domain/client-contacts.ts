// Whom to reach at a corporate client beside its primary contact: the buyer, the trainer's contact, the bookkeeper
// (decision 110). An address tells who is meant, whatever its case.

export interface ClientContact {
  name: string;
  role: string | null;
  email: string | null;
  phone: string | null;
}

/** Whom a paper can be sent to. */
export interface Recipient {
  email: string;
  name: string | null;
  role: string | null;
}

/** What is asked of a corporate client. */
export interface ReachedClient {
  name: string;
  email: string | null;
  primaryContactName: string | null;
  primaryContactEmail: string | null;
  contacts: readonly ClientContact[];
}

/** The places of those whose address stands further up already. */
export function repeatedAddresses(contacts: readonly { email?: string | null }[]): number[] {
  const addresses = contacts.map(({ email }) => email?.trim().toLowerCase() ?? '');
  return addresses.flatMap((address, at) => (address !== '' && addresses.indexOf(address) < at ? [at] : []));
}

/**
 * Of two clients that become one: those of the kept one, then those of the other. Who is in both lists is there once,
 * and has what either says; where the two say something else the other's stands there too, without the address.
 */
export function mergedContacts(kept: readonly ClientContact[], merged: readonly ClientContact[]): ClientContact[] {
  let all = [...kept];
  for (const contact of merged) all = joined(all, contact);
  return all;
}

function joined(all: readonly ClientContact[], contact: ClientContact): ClientContact[] {
  const same = all.find((each) => isSame(each, contact));
  if (!same) return [...all, contact];
  const filled = filledUp(same, contact);
  const others = all.map((each) => (each === same ? filled : each));
  return saysAll(filled, contact) ? others : joined(others, { ...contact, email: null });
}

function isSame(one: ClientContact, other: ClientContact): boolean {
  if (one.email !== null && other.email !== null) return one.email.toLowerCase() === other.email.toLowerCase();
  return one.email === other.email && one.name === other.name && one.phone === other.phone && one.role === other.role;
}

function saysAll(one: ClientContact, other: ClientContact): boolean {
  return (['name', 'role', 'phone'] as const).every((field) => other[field] === null || other[field] === one[field]);
}

function filledUp(contact: ClientContact, other: ClientContact): ClientContact {
  return { ...contact, role: contact.role ?? other.role, phone: contact.phone ?? other.phone };
}

export type PrimaryContact = Record<
  'primaryContactName' | 'primaryContactEmail' | 'primaryContactPhone',
  string | null
>;

/** Of two clients that become one: the primary contacts of whom it does not say all, as contacts like others. */
export function displacedContacts(both: readonly PrimaryContact[], one: PrimaryContact): ClientContact[] {
  return both.flatMap(({ primaryContactName: name, primaryContactEmail: email, primaryContactPhone: phone }) => {
    const called = name ?? email ?? phone;
    const isKept =
      (name === null || name === one.primaryContactName) &&
      (email === null || email === one.primaryContactEmail) &&
      (phone === null || phone === one.primaryContactPhone);
    return called === null || isKept ? [] : [{ name: called, role: null, email, phone }];
  });
}

/** Whom papers of the client may go to, each address once: the client itself, its primary contact, the others. */
export function recipientsOf(client: ReachedClient): Recipient[] {
  const { name, email, primaryContactName, primaryContactEmail, contacts } = client;
  const all = [
    { email, name, role: null },
    { email: primaryContactEmail, name: primaryContactName, role: 'Primary contact' },
    ...contacts,
  ];
  const repeated = repeatedAddresses(all);
  return all.flatMap(({ email: to, name: called, role }, at) =>
    to === null || repeated.includes(at) ? [] : [{ email: to, name: called, role }],
  );
}

/** "Thandi Mokoena, Bookkeeper, thandi@acme.example; Sipho Dube" */
export function contactsWords(contacts: readonly ClientContact[]): string {
  return contacts
    .map(({ name, role, email, phone }) => [name, role, email, phone].filter((each) => Boolean(each)).join(', '))
    .join('; ');
}
