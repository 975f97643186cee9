import { vatSummary, type VatSum } from './vat-summary.js';

const sum = (fields: Partial<VatSum>): VatSum => ({
  kind: 'payments',
  taxRate: 1500,
  count: 1,
  gross: 11_500,
  tax: null,
  ...fields,
});

it.each<[string, Partial<VatSum>, tax: number]>([
  ['a payment at 15 %', {}, 1_500],
  ['half a cent goes up', { gross: 23, taxRate: 10_000 }, 12],
  ['a refund is as exact as a payment', { gross: -23, taxRate: 10_000 }, -12],
  ['R100.00 at 15 %', { gross: 10_000 }, 1_304],
  ['no tax', { taxRate: 0 }, 0],
  ['what the papers say, not what would be right', { tax: 1_499 }, 1_499],
  ['a credit note', { kind: 'creditNotes', gross: -11_500, tax: -1_500 }, -1_500],
  ['nothing', { gross: 0 }, 0],
])('%s', (_case, fields, tax) => {
  const { rows, totals } = vatSummary([sum(fields)]);
  const { gross } = sum(fields);
  expect(rows[0]).toMatchObject({ net: gross - tax, tax, gross });
  expect(totals).toEqual({ net: gross - tax, tax, gross });
});

it('has the kinds in their order, the highest rate first, each rate and all', () => {
  const { rows, rates, totals } = vatSummary([
    sum({ kind: 'shopRefunds', gross: -1_150 }),
    sum({ kind: 'invoices', taxRate: 0, gross: 5_000, tax: 0, count: 2 }),
    sum({ kind: 'creditNotes', gross: -2_300, tax: -300 }),
    sum({ kind: 'shopSales', gross: 2_300, count: 3 }),
    sum({ kind: 'invoices', gross: 11_500, tax: 1_500 }),
  ]);
  expect(rows).toEqual([
    { kind: 'invoices', taxRate: 1500, count: 1, net: 10_000, tax: 1_500, gross: 11_500 },
    { kind: 'invoices', taxRate: 0, count: 2, net: 5_000, tax: 0, gross: 5_000 },
    { kind: 'creditNotes', taxRate: 1500, count: 1, net: -2_000, tax: -300, gross: -2_300 },
    { kind: 'shopSales', taxRate: 1500, count: 3, net: 2_000, tax: 300, gross: 2_300 },
    { kind: 'shopRefunds', taxRate: 1500, count: 1, net: -1_000, tax: -150, gross: -1_150 },
  ]);
  expect(rates).toEqual([
    { taxRate: 1500, net: 9_000, tax: 1_350, gross: 10_350 },
    { taxRate: 0, net: 5_000, tax: 0, gross: 5_000 },
  ]);
  expect(totals).toEqual({ net: 14_000, tax: 1_350, gross: 15_350 });
});

it('of nothing is nothing', () =>
  expect(vatSummary([])).toEqual({ rows: [], rates: [], totals: { net: 0, tax: 0, gross: 0 } }));
