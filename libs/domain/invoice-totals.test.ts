import assert from 'node:assert/strict';
import fc from 'fast-check';
import { invoiceTotals, taxOn, taxWithin } from './invoice-totals.js';

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
])('tax on %i cents at %i basis points is %i', (cents, rate, tax) => {
  expect(taxOn(cents, rate)).toBe(tax);
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

it('comes to subtotal and tax, whatever the order of the lines (100,000 invoices)', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 10_000 }),
    unitPriceCents: fc.integer({ min: 0, max: 100_000_000 }),
  });
  const invoice = fc.record({ lines: fc.array(line, { maxLength: 12 }), taxRate: fc.integer({ min: 0, max: 10_000 }) });
  fc.assert(
    fc.property(invoice, ({ lines, taxRate }) => {
      const totals = invoiceTotals(lines, taxRate);
      const exact = lines.reduce(
        (sum, { quantity, unitPriceCents }) => sum + BigInt(quantity) * BigInt(unitPriceCents),
        0n,
      );
      // Jest's own expect takes most of the time of so many.
      assert.equal(BigInt(totals.subtotal), exact);
      assert.equal(totals.totalAmount, totals.subtotal + totals.taxAmount);
      // Once, half up: never further from the exact tax than half a cent, and half goes up.
      const doubled = exact * BigInt(taxRate) * 2n - BigInt(totals.taxAmount) * 20_000n;
      assert.ok(doubled >= -10_000n && doubled < 10_000n);
      assert.deepEqual(invoiceTotals(lines.toReversed(), taxRate), totals);
    }),
    { numRuns: 100_000 },
  );
});
