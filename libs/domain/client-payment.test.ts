import fc from 'fast-check';
import { proposeAllocations, takeCredit, unallocated, usableCredit } from './client-payment.js';

const OPEN = [
  { id: 3, dueDate: '2027-05-01', outstandingAmount: 30_000 },
  { id: 1, dueDate: '2027-03-01', outstandingAmount: 10_000 },
  // Paid too much: it gets nothing more.
  { id: 2, dueDate: '2027-01-01', outstandingAmount: -5_000 },
  { id: 5, dueDate: '2027-04-01', outstandingAmount: 20_000 },
  { id: 4, dueDate: '2027-04-01', outstandingAmount: 20_000 },
];

describe('what each invoice gets', () => {
  it.each<[string, number, [number, number][], number]>([
    ['nothing', 0, [], 0],
    ['less than the oldest', 9_999, [[1, 9_999]], 0],
    ['the oldest in full', 10_000, [[1, 10_000]], 0],
    [
      'due on one day: the one that was made first',
      35_000,
      [
        [1, 10_000],
        [4, 20_000],
        [5, 5_000],
      ],
      0,
    ],
    [
      'more than is open',
      130_000,
      [
        [1, 10_000],
        [4, 20_000],
        [5, 20_000],
        [3, 30_000],
      ],
      50_000,
    ],
  ])('%s', (_name, amount, shares, left) => {
    const allocations = proposeAllocations(amount, OPEN);
    expect(allocations.map(({ invoiceId, amount: share }) => [invoiceId, share])).toEqual(shares);
    expect(unallocated(amount, allocations)).toBe(left);
  });

  it('no cent is lost or made', () => {
    const invoices = fc.array(
      fc.record({
        id: fc.nat(),
        dueDate: fc.constantFrom('2027-01-01', '2027-02-01'),
        outstandingAmount: fc.integer(),
      }),
    );
    fc.assert(
      fc.property(fc.nat(), invoices, (amount, open) => {
        const left = unallocated(amount, proposeAllocations(amount, open));
        const owed = open.reduce((sum, { outstandingAmount }) => sum + Math.max(0, outstandingAmount), 0);
        expect(left).toBe(Math.max(0, amount - owed));
      }),
    );
  });
});

it('what invoices would get too much is below zero', () => {
  expect(unallocated(100, [{ amount: 60 }, { amount: 41 }])).toBe(-1);
});

it.each<[string, number, [number, number][]]>([
  ['a part of the first', 100, [[7, 100]]],
  [
    'the first and a part of the next that has something',
    300,
    [
      [7, 200],
      [9, 100],
    ],
  ],
  [
    'all there is',
    500,
    [
      [7, 200],
      [9, 300],
    ],
  ],
])('a credit is taken from %s', (_name, amount, parts) => {
  const payments = [
    { id: 7, unusedAmount: 200 },
    { id: 8, unusedAmount: 0 },
    { id: 9, unusedAmount: 300 },
  ];
  expect(takeCredit(amount, payments).map((part) => [part.clientPaymentId, part.amount])).toEqual(parts);
});

it.each([
  [500, 300, 300],
  [300, 500, 300],
  [300, 0, 0],
  [300, -100, 0],
  [0, 300, 0],
])('of a credit of %i on an invoice with %i open, %i can be used', (credit, outstanding, usable) => {
  expect(usableCredit(credit, outstanding)).toBe(usable);
});
