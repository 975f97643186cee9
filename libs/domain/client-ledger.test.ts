import { clientLedger, type LedgerEntry, type LedgerKind } from './client-ledger.js';

const entry = (kind: LedgerKind, id: number, date: string, amount: number): LedgerEntry => ({ kind, id, date, amount });
const INVOICE = entry('invoice', 1, '2027-03-01', 100_000);
const CREDIT_NOTE = entry('credit-note', 1, '2027-03-10', -10_000);
const PAYMENT = entry('payment', 1, '2027-04-16', -120_000);
const USED = entry('credit-used', 2, '2027-04-20', 0);
const ALL = [USED, PAYMENT, CREDIT_NOTE, INVOICE];

it.each<[string, LedgerEntry[], string, string, number, [LedgerKind, number][], number]>([
  ['of nothing', [], '2027-01-01', '2027-12-31', 0, [], 0],
  [
    'of all',
    ALL,
    '2027-01-01',
    '2027-12-31',
    0,
    [
      ['invoice', 100_000],
      ['credit-note', 90_000],
      ['payment', -30_000],
      ['credit-used', -30_000],
    ],
    -30_000,
  ],
  ['from the day of one: it is in', ALL, '2027-03-10', '2027-03-31', 100_000, [['credit-note', 90_000]], 90_000],
  ['to the day of one: it is in', ALL, '2027-01-01', '2027-03-01', 0, [['invoice', 100_000]], 100_000],
  ['between two', ALL, '2027-03-11', '2027-04-15', 90_000, [], 90_000],
  ['after all', ALL, '2028-01-01', '2028-12-31', -30_000, [], -30_000],
  ['before all', ALL, '2026-01-01', '2026-12-31', 0, [], 0],
])('the ledger %s', (_case, entries, from, to, openingBalance, balances, closingBalance) => {
  const ledger = clientLedger(entries, { from, to });
  expect({ ...ledger, entries: ledger.entries.map(({ kind, balance }) => [kind, balance]) }).toEqual({
    openingBalance,
    entries: balances,
    closingBalance,
  });
});

it('of one day is in one order, however it is given', () => {
  const day = '2027-04-16';
  const ordered = [
    entry('invoice', 7, day, 100),
    entry('invoice', 12, day, 200),
    entry('credit-note', 3, day, -50),
    entry('payment', 1, day, -100),
    entry('payment', 2, day, -100),
    entry('credit-used', 1, day, 0),
    entry('settled-by-hand', 12, day, -50),
  ];
  const period = { from: day, to: day };
  const expected = clientLedger(ordered, period);
  expect(expected.entries.map(({ balance }) => balance)).toEqual([100, 300, 250, 150, 50, 50, 0]);
  for (const turned of [ordered.toReversed(), [...ordered.slice(3), ...ordered.slice(0, 3)]])
    expect(clientLedger(turned, period)).toEqual(expected);
});

it('a period that is cut anywhere goes on where it stopped', () => {
  for (const cut of ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-16']) {
    const before = clientLedger(ALL, { from: '2027-01-01', to: cut });
    const day = new Date(Date.parse(cut) + 86_400_000).toISOString().slice(0, 10);
    const after = clientLedger(ALL, { from: day, to: '2027-12-31' });
    expect(after.openingBalance).toBe(before.closingBalance);
    expect([...before.entries, ...after.entries].map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit-note',
      'payment',
      'credit-used',
    ]);
  }
});
