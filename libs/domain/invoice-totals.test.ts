import assert from 'node:assert/strict';
import fc from 'fast-check';
import { formatRand } from '#libs/domain/money';
import {
  creditNoteTax,
  type Discount,
  DISCOUNT_KINDS,
  invoiceTotals,
  isCut,
  NO_DISCOUNT,
  pricedLine,
  shareOf,
  taxWithin,
} from './invoice-totals.js';

it.each([
  [0, 1500, 0],
  [100, 1500, 15],
  [10, 1500, 2], // 1.5 goes up
  [9, 1500, 1], // 1.35
  [3, 1500, 0], // 0.45
  [1, 5000, 1], // 0.5
  [199_99, 1500, 30_00], // 2999.85
  [10_000_000_000, 1500, 1_500_000_000],
  [9_999_999_999, 9_999, 9_998_999_999], // 9998999999.0001
  [12_345, 0, 0],
  [12_345, 10_000, 12_345],
])('of %i cents %i basis points are %i', (cents, basisPoints, share) => {
  expect(shareOf(cents, basisPoints)).toBe(share);
});

it.each([
  [115, 1500, 15],
  [100, 1500, 13], // 13.04
  [100, 0, 0],
  [200, 10_000, 100],
  [0, 1500, 0],
])('tax within %i cents at %i basis points is %i', (cents, rate, tax) => {
  expect(taxWithin(cents, rate)).toBe(tax);
});

it.each<[string, number, number[], number[]]>([
  // Each by itself would be 130 + 130 + 1239: a cent less than the invoice's tax.
  ['parts of R115.00', 1500, [1000, 1000, 9500], [130, 131, 1239]],
  ['a cent at a time', 1500, [1, 1, 1, 1, 1, 1, 1], [0, 0, 0, 1, 0, 0, 0]],
  ['half of it tax', 10_000, [1, 1, 1], [1, 0, 1]],
  ['no tax', 0, [1000, 5], [0, 0]],
])('credit notes of %s', (_case, taxRate, amounts, taxes) => {
  expect(notesOf(amounts, taxRate).map(({ taxAmount }) => taxAmount)).toEqual(taxes);
});

it.each<[string, number, { amount: number; taxAmount: number }[], number]>([
  [
    'a cent too little',
    9500,
    [
      { amount: 1000, taxAmount: 130 },
      { amount: 1000, taxAmount: 130 },
    ],
    1240,
  ],
  ['too much for the next', 1, Array.from({ length: 10 }, () => ({ amount: 4, taxAmount: 1 })), 0],
  ['too little for the next', 5, Array.from({ length: 100 }, () => ({ amount: 3, taxAmount: 0 })), 5],
])('notes that were rounded alone took %s', (_case, amount, before, tax) => {
  expect(creditNoteTax(amount, 1500, before)).toBe(tax);
});

function notesOf(amounts: readonly number[], taxRate: number) {
  const notes: { amount: number; taxAmount: number }[] = [];
  for (const amount of amounts) notes.push({ amount, taxAmount: creditNoteTax(amount, taxRate, notes) });
  return notes;
}

const percent = (discountValue: number): Discount => ({ discountKind: 'percent', discountValue });
const amount = (discountValue: number): Discount => ({ discountKind: 'amount', discountValue });

it.each<[string, number, number, Partial<Discount>, Discount, number, number]>([
  ['none', 3, 999, {}, NO_DISCOUNT, 0, 2997],
  ['10 %', 3, 1000, percent(1000), percent(1000), 300, 2700],
  ['half a cent goes up', 1, 5, percent(1000), percent(1000), 1, 4],
  ['less than half goes down', 1, 4, percent(1000), percent(1000), 0, 4],
  // By one it would be 0.45 of a cent each, and nothing.
  ['of the line, not of one', 3, 3, percent(1500), percent(1500), 1, 8],
  ['all of it', 2, 12_345, percent(10_000), percent(10_000), 24_690, 0],
  ['a hundredth of a percent', 1, 1_000_000, percent(1), percent(1), 100, 999_900],
  ['an amount', 2, 1000, amount(250), amount(250), 250, 1750],
  ['never more than there is', 2, 1000, amount(2001), amount(2001), 2000, 0],
  ['0 % is none', 2, 1000, percent(0), NO_DISCOUNT, 0, 2000],
  ['R0.00 is none', 2, 1000, amount(0), NO_DISCOUNT, 0, 2000],
  ['without a kind', 2, 1000, { discountValue: 7 }, NO_DISCOUNT, 0, 2000],
  ['of nothing', 1, 0, percent(5000), percent(5000), 0, 0],
])('a discount on a line: %s', (_case, quantity, unitPrice, sent, discount, discountAmount, totalPrice) => {
  const line = { description: 'Training', quantity, unitPrice };
  expect(pricedLine({ ...line, ...sent })).toEqual({ ...line, ...discount, discountAmount, totalPrice });
});

it.each<[string, number[], Discount, number, [subtotal: number, discount: number, tax: number, total: number]]>([
  ['no lines', [], percent(1000), 1500, [0, 0, 0, 0]],
  ['no lines yet for an amount', [], amount(5000), 1500, [0, 0, 0, 0]],
  ['before tax', [100_000, 50_000], percent(1000), 1500, [150_000, 15_000, 20_250, 155_250]],
  ['an amount', [100_000, 50_000], amount(30_000), 1500, [150_000, 30_000, 18_000, 138_000]],
  ['cut to the subtotal', [100, 50], amount(30_000), 1500, [150, 150, 0, 0]],
  ['all of it', [100_000], percent(10_000), 1500, [100_000, 100_000, 0, 0]],
  // Rounded on the whole: of each line by itself it would be 1 + 1.
  ['once, not by line', [5, 5], percent(1000), 0, [10, 1, 0, 9]],
  ['none', [100_000], NO_DISCOUNT, 1500, [100_000, 0, 15_000, 115_000]],
])(
  'a discount on the whole: %s',
  (_case, lines, discount, taxRate, [subtotal, discountAmount, taxAmount, totalAmount]) => {
    const totals = invoiceTotals(
      lines.map((totalPrice) => ({ totalPrice })),
      { ...discount, taxRate },
    );
    expect(totals).toEqual({ subtotal, discountAmount, taxAmount, totalAmount });
  },
);

it.each<[Discount, number, boolean]>([
  [amount(100), 99, true],
  [amount(100), 100, false],
  [percent(10_000), 0, false],
  [NO_DISCOUNT, 0, false],
])('%j of which %i is taken is cut: %s', (discount, discountAmount, expected) => {
  expect(isCut({ ...discount, discountAmount })).toBe(expected);
});

/** A million of them takes minutes: see docs/operations.md, where such figures stand. */
const INVOICES = Number(process.env['INVOICES'] ?? 40_000);

describe(`${INVOICES} invoices, reckoned again in fractions`, () => {
  const discount = fc.oneof(
    fc.constant<Discount>({ ...NO_DISCOUNT }),
    fc.record({ discountKind: fc.constant(DISCOUNT_KINDS[0]), discountValue: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ discountKind: fc.constant(DISCOUNT_KINDS[1]), discountValue: fc.integer({ min: 1, max: 2_000_000 }) }),
  );
  const line = fc.record({
    quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 10_000 })),
    unitPrice: fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 100_000_000 })),
    discount,
  });
  const invoice = fc.record({
    lines: fc.array(line, { maxLength: 12 }),
    taxRate: fc.integer({ min: 0, max: 10_000 }),
    discount,
    /** Parts in 10,000 of what is left after the credit before. */
    credits: fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 4 }),
  });

  /** A fraction of cents, exact. */
  type Fraction = readonly [over: bigint, under: bigint];
  const less = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d - c * b, b * d];
  const isBelow = (one: Fraction, other: Fraction) => less(one, other)[0] < 0n;
  /** Of the whole numbers the one that is at most half a cent away, of two the higher. */
  const expectNearest = (cents: number, exact: Fraction) => {
    const off = less([BigInt(cents), 1n], exact);
    // Jest's own expect takes most of the time of so many.
    assert.ok(!isBelow([1n, 2n], off) && isBelow([-1n, 2n], off), `${cents} for ${exact[0]}/${exact[1]}`);
  };
  const expectTaken = (taken: number, whole: bigint, { discountKind, discountValue }: Discount) => {
    if (discountKind === 'percent') return expectNearest(taken, [whole * BigInt(discountValue), 10_000n]);
    const agreed = discountKind === null ? 0n : BigInt(discountValue);
    return assert.equal(BigInt(taken), agreed < whole ? agreed : whole);
  };

  const written = (cents: bigint) =>
    `R${(cents / 100n).toLocaleString('en-US').replaceAll(',', '\u00a0')}.${String(cents % 100n).padStart(2, '0')}`;

  it('come to the same, whatever the order of the lines', () => {
    fc.assert(
      fc.property(invoice, ({ lines, taxRate, discount: onWhole, credits }) => {
        const priced = lines.map(({ discount: own, ...rest }) => pricedLine({ ...rest, ...own }));
        let subtotal = 0n;
        for (const one of priced) {
          const full = BigInt(one.quantity) * BigInt(one.unitPrice);
          expectTaken(one.discountAmount, full, one);
          assert.equal(BigInt(one.totalPrice), full - BigInt(one.discountAmount));
          assert.ok(one.totalPrice >= 0);
          subtotal += BigInt(one.totalPrice);
        }
        const terms = { ...onWhole, taxRate };
        const totals = invoiceTotals(priced, terms);
        assert.equal(BigInt(totals.subtotal), subtotal);
        expectTaken(totals.discountAmount, subtotal, onWhole);
        const taxed = subtotal - BigInt(totals.discountAmount);
        assert.ok(taxed >= 0n);
        expectNearest(totals.taxAmount, [taxed * BigInt(taxRate), 10_000n]);
        assert.equal(BigInt(totals.totalAmount), taxed + BigInt(totals.taxAmount));
        assert.deepEqual(invoiceTotals(priced.toReversed(), terms), totals);
        const amounts: number[] = [];
        let left = totals.totalAmount;
        for (const part of credits) {
          amounts.push(shareOf(left, part));
          left -= amounts.at(-1)!;
        }
        let [credited, creditedTax] = [0n, 0];
        for (const { amount: cents, taxAmount } of notesOf([...amounts, left], taxRate)) {
          assert.ok(taxAmount >= 0 && taxAmount <= cents);
          credited += BigInt(cents);
          creditedTax += taxAmount;
          expectNearest(creditedTax, [credited * BigInt(taxRate), BigInt(10_000 + taxRate)]);
        }
        assert.equal(creditedTax, totals.taxAmount);
        // Screen, paper and mail write them by one function.
        for (const cents of [...Object.values(totals), left]) assert.equal(formatRand(cents), written(BigInt(cents)));
      }),
      { numRuns: INVOICES },
    );
  });
});
