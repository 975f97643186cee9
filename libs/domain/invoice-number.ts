// Serial numbers of documents (CONTRACT "Invoices"): `INV-2027-0001`, each year from 1, without gaps or repeats. More
// than 9 999 in a year take a fifth digit.

export const DOCUMENT_PREFIXES = { invoice: 'INV', creditNote: 'CN', quote: 'QUO' } as const;
export type DocumentKind = keyof typeof DOCUMENT_PREFIXES;

const DIGITS = 4;

/** @param serial from 1 */
export function documentNumber(kind: DocumentKind, year: number, serial: number): string {
  return `${DOCUMENT_PREFIXES[kind]}-${year}-${String(serial).padStart(DIGITS, '0')}`;
}
