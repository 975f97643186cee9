import { LEDGER_WORDS, ledgerWords } from '#libs/contracts/client-ledger';
import type { ClientLedgerView } from '#libs/contracts/generated/api';
import { csvFile } from '#libs/domain/csv';
import { cellOf } from '#libs/domain/csv-cells';

/** A line for each entry, between the two balances; amounts in rand. */
export function ledgerFile({ from, to, openingBalance, entries, closingBalance }: ClientLedgerView): string {
  const line = (date: string, what: string, amount: number | null, balance: number) => ({
    date,
    what,
    amount: cellOf('rand', amount),
    balance: cellOf('rand', balance),
  });
  return csvFile([
    line(from, LEDGER_WORDS.opening, null, openingBalance),
    ...entries.map((entry) => line(entry.date, ledgerWords(entry), entry.amount, entry.balance)),
    line(to, LEDGER_WORDS.closing, null, closingBalance),
  ]);
}
