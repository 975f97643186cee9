import { DISCOUNT_RULES, lineDiscountLimit } from '#libs/contracts/invoice-discount';
import { NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { discountMessages, parseDiscount } from './parse-discount';

const LIMIT = lineDiscountLimit(10_000);
const { required, invalidPercent, invalidAmount } = DISCOUNT_RULES.discountValue;

it.each<[string, object, string | undefined, object]>([
  ['none', { discountKind: null, discountValue: 0 }, undefined, NO_DISCOUNT],
  ['a form that knows none', {}, undefined, NO_DISCOUNT],
  [
    '10 %',
    { discountKind: 'percent', discountValue: 1000 },
    undefined,
    { discountKind: 'percent', discountValue: 1000 },
  ],
  ['0 %', { discountKind: 'percent', discountValue: 0 }, undefined, NO_DISCOUNT],
  [
    'R50.00',
    { discountKind: 'amount', discountValue: 5000 },
    undefined,
    { discountKind: 'amount', discountValue: 5000 },
  ],
  ['no value yet', { discountKind: 'percent', discountValue: null }, required, NO_DISCOUNT],
  ['too many percent', { discountKind: 'percent', discountValue: 10_001 }, invalidPercent, NO_DISCOUNT],
  ['no number', { discountKind: 'amount', discountValue: Number.NaN }, invalidAmount, NO_DISCOUNT],
  ['more than the line', { discountKind: 'amount', discountValue: 10_001 }, LIMIT.tooHigh, NO_DISCOUNT],
])('%s', (_case, values, message, discount) => {
  expect(discountMessages({ ...values }, LIMIT).discountValue).toBe(message);
  expect(parseDiscount({ ...values }, LIMIT)).toEqual(discount);
});
