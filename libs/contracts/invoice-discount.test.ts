import type { Discount, DiscountKind } from '#libs/domain/invoice-totals';
import {
  cutDiscountSentence,
  DISCOUNT_RULES,
  discountRefusals,
  INVOICE_DISCOUNT_LIMIT,
  lineDiscountLimit,
} from './invoice-discount.js';

const { discountKind: KIND, discountValue: VALUE } = DISCOUNT_RULES;
const LINE = lineDiscountLimit(100_000);

it.each<[DiscountKind | null, number | null, { [Field in keyof Discount]?: string }]>([
  [null, 0, {}],
  [null, null, {}],
  [null, 5, { discountValue: KIND.required }],
  ['percent', 0, {}],
  ['percent', 10_000, {}],
  ['percent', 10_001, { discountValue: VALUE.invalidPercent }],
  ['percent', -1, { discountValue: VALUE.invalidPercent }],
  ['percent', Number.NaN, { discountValue: VALUE.invalidPercent }],
  ['percent', null, { discountValue: VALUE.required }],
  ['amount', 0, {}],
  ['amount', 100_000, {}],
  ['amount', 100_001, { discountValue: LINE.tooHigh }],
  ['amount', -1, { discountValue: VALUE.invalidAmount }],
  ['amount', Number.NaN, { discountValue: VALUE.invalidAmount }],
  ['amount', null, { discountValue: VALUE.required }],
])('a %s discount of %p on a line of R1 000.00', (discountKind, discountValue, refusals) => {
  expect(discountRefusals({ discountKind, discountValue }, LINE)).toEqual(refusals);
});

it('says what a line comes to', () => {
  expect(LINE.tooHigh).toBe('Discount can be at most R1\u00a0000.00, the amount of the line');
});

it('an amount off the whole may be more than the lines come to, which may be none yet', () => {
  expect(discountRefusals({ discountKind: 'amount', discountValue: 500_000_000_000 }, INVOICE_DISCOUNT_LIMIT)).toEqual(
    {},
  );
  expect(discountRefusals({ discountKind: 'amount', discountValue: 500_000_000_001 }, INVOICE_DISCOUNT_LIMIT)).toEqual({
    discountValue: INVOICE_DISCOUNT_LIMIT.tooHigh,
  });
});

it.each<[DiscountKind | null, number, number, string | null]>([
  ['amount', 50_000, 50_000, null],
  ['amount', 50_000, 12_000, 'Only R120.00 of the R500.00 discount applies, as the line items come to no more.'],
  ['amount', 50_000, 0, 'The discount of R500.00 applies once you add line items.'],
  ['percent', 1000, 0, null],
  [null, 0, 0, null],
])('of a %s discount of %i %i is taken', (discountKind, discountValue, discountAmount, sentence) => {
  expect(cutDiscountSentence({ discountKind, discountValue, discountAmount })).toBe(sentence);
});
