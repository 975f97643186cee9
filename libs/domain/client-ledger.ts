// What a client was asked and paid, day by day, with what it owed after each (CONTRACT section 8). The last balance is
// what the statement says: what is outstanding, less the credit that no invoice has got yet. Whole cents; above zero,
// the client owes.

export const LEDGER_KINDS = [
  'invoice',
  'credit-note',
  'payment',
  'client-payment',
  'credit-used',
  'settled-by-hand',
] as const;
/** `settled-by-hand`: staff called an invoice cancelled, or paid without recording how; it takes back the rest. */
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export interface LedgerEntry {
  kind: LedgerKind;
  /** Of its own kind. */
  id: number;
  /** `2027-04-16` */
  date: string;
  /** What it adds to the balance; below zero, what it takes off. Credit that is used changes nothing: it was paid. */
  amount: number;
}

export interface Ledger<Entry extends LedgerEntry> {
  /** Before the first day. */
  openingBalance: number;
  entries: (Entry & { balance: number })[];
  /** After the last day. */
  closingBalance: number;
}

/**
 * The entries of a period, each with the balance after it. Of one day, what was asked comes before what was paid, and
 * then what was written first.
 * @param from the first day @param to the last, which is included
 */
export function clientLedger<Entry extends LedgerEntry>(
  entries: readonly Entry[],
  { from, to }: { from: string; to: string },
): Ledger<Entry> {
  const openingBalance = entries.reduce((sum, { date, amount }) => (date < from ? sum + amount : sum), 0);
  let balance = openingBalance;
  const shown = entries
    .filter(({ date }) => date >= from && date <= to)
    .toSorted(inOrder)
    .map((entry) => {
      balance += entry.amount;
      return { ...entry, balance };
    });
  return { openingBalance, entries: shown, closingBalance: balance };
}

function inOrder(a: LedgerEntry, b: LedgerEntry): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return LEDGER_KINDS.indexOf(a.kind) - LEDGER_KINDS.indexOf(b.kind) || a.id - b.id;
}
