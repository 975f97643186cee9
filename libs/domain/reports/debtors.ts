// What clients owe on a day, by the days since the due date: the ageing of their statements for all of them at once.
// What was paid too much stands by itself, so that one invoice does not hide the debt of another.
import { type Age, ageOf, AGES, AGE_WORDS, daysLate } from '#libs/domain/ageing';
import type { CalendarDate } from '#libs/domain/schedule/school-clock';

export const AGE_COLUMNS = ['notYetDue', 'days1to30', 'days31to60', 'days61to90', 'over90'] as const;
export const DEBT_COLUMNS = [...AGE_COLUMNS, 'credit'] as const;
export type DebtColumn = (typeof DEBT_COLUMNS)[number];

const COLUMN_OF_AGE: Record<Age, DebtColumn> = {
  current: 'notYetDue',
  days30: 'days1to30',
  days60: 'days31to60',
  days90: 'days61to90',
  over90: 'over90',
};

export const DEBT_WORDS = {
  ...(Object.fromEntries(AGES.map((age) => [COLUMN_OF_AGE[age], AGE_WORDS[age]])) as Record<DebtColumn, string>),
  credit: 'Paid too much',
} satisfies Record<DebtColumn, string>;

/** Of all invoices of a client that are due on one day. */
export interface Debt {
  /** Null: the client was deleted, and its name is all that is left. */
  corporateClientId: number | null;
  clientName: string;
  dueDate: string;
  /** Cents that are still owed. */
  owed: number;
  /** Cents that were paid too much, below zero. */
  credit: number;
}

/** Cents, all of them. */
export interface DebtAges extends Record<DebtColumn, number> {
  total: number;
}

export interface Debtor extends DebtAges {
  corporateClientId: number | null;
  clientName: string;
}

/** A line for each client, in the order of the debts. */
export function debtorsOn(debts: readonly Debt[], day: CalendarDate): { clients: Debtor[]; totals: DebtAges } {
  const clients = new Map<string, Debtor>();
  const totals = noDebt();
  for (const { corporateClientId, clientName, dueDate, owed, credit } of debts) {
    const key = corporateClientId === null ? `name ${clientName}` : `id ${corporateClientId}`;
    const client = clients.get(key) ?? { corporateClientId, clientName, ...noDebt() };
    clients.set(key, client);
    for (const sums of [client, totals]) {
      sums[COLUMN_OF_AGE[ageOf(daysLate(dueDate, day))]] += owed;
      sums.credit += credit;
      sums.total += owed + credit;
    }
  }
  return { clients: [...clients.values()], totals };
}

function noDebt(): DebtAges {
  return { notYetDue: 0, days1to30: 0, days31to60: 0, days61to90: 0, over90: 0, credit: 0, total: 0 };
}
