import { takingsByMonth } from './takings.js';

const METHODS = ['eft', 'cash'] as const;
const NOTHING = { invoices: 0, shop: 0, refunds: 0, total: 0, methods: { eft: 0, cash: 0 } };

it('adds up each month by source and by method, and all of them', () => {
  const { months, totals } = takingsByMonth(
    [
      { month: '2027-03', source: 'invoices', method: 'eft', cents: 100_000 },
      { month: '2027-03', source: 'shop', method: 'cash', cents: 2_500 },
      { month: '2027-03', source: 'shop', method: 'eft', cents: 500 },
      { month: '2027-05', source: 'refunds', method: 'cash', cents: -2_501 },
    ],
    ['2027-03', '2027-04', '2027-05'],
    METHODS,
  );
  expect(months).toEqual([
    {
      month: '2027-03',
      invoices: 100_000,
      shop: 3_000,
      refunds: 0,
      total: 103_000,
      methods: { eft: 100_500, cash: 2_500 },
    },
    { month: '2027-04', ...NOTHING },
    { month: '2027-05', ...NOTHING, refunds: -2_501, total: -2_501, methods: { eft: 0, cash: -2_501 } },
  ]);
  expect(totals).toEqual({
    invoices: 100_000,
    shop: 3_000,
    refunds: -2_501,
    total: 100_499,
    methods: { eft: 100_500, cash: -1 },
  });
});

it('of nothing is nothing in every month', () => {
  expect(takingsByMonth([], ['2027-03'], METHODS)).toEqual({
    months: [{ month: '2027-03', ...NOTHING }],
    totals: NOTHING,
  });
});
