import { DISCOUNT_RULES, lineDiscountLimit } from '#libs/contracts/invoice-discount';
import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { typedLine, validateItem } from './validate-item';

const good = { description: 'Workshop', quantity: 2, unitPrice: 59_950 };

it.each<[string, object, object]>([
  ['a good one', good, {}],
  [
    'nothing',
    {},
    { description: 'Description is required', quantity: RULES.quantity.invalid, unitPrice: RULES.unitPrice.invalid },
  ],
  ['spaces', { ...good, description: '  ' }, { description: 'Description is required' }],
  ['too long', { ...good, description: 'x'.repeat(501) }, { description: RULES.description.tooLong }],
  ['none of it', { ...good, quantity: 0 }, { quantity: RULES.quantity.invalid }],
  ['a half', { ...good, quantity: 1.5 }, { quantity: RULES.quantity.invalid }],
  ['free', { ...good, unitPrice: 0 }, {}],
  [
    'below nothing',
    { ...good, unitPrice: -1 },
    { unitPrice: 'Unit price must be from R0.00 to R1\u00a0000\u00a0000.00' },
  ],
  ['no number', { ...good, unitPrice: Number.NaN }, { unitPrice: RULES.unitPrice.invalid }],
  [
    'more than a line may come to',
    { ...good, quantity: 11, unitPrice: 100_000_000 },
    { unitPrice: RULES.totalPrice.tooHigh },
  ],
  ['a discount in percent', { ...good, discountKind: 'percent', discountValue: 1050 }, {}],
  [
    'a discount of more than 100 percent',
    { ...good, discountKind: 'percent', discountValue: 10_001 },
    { discountValue: DISCOUNT_RULES.discountValue.invalidPercent },
  ],
  ['a discount of all there is', { ...good, discountKind: 'amount', discountValue: 119_900 }, {}],
  [
    'a discount of more than the line',
    { ...good, discountKind: 'amount', discountValue: 119_901 },
    { discountValue: lineDiscountLimit(119_900).tooHigh },
  ],
  [
    'a discount of a line without a price',
    { ...good, unitPrice: null, discountKind: 'amount', discountValue: 5000 },
    { unitPrice: RULES.unitPrice.invalid },
  ],
])('%s', (_case, values, expected) => expect(validateItem({ ...values })).toEqual(expected));

it('counts as soon as it has an amount', () => {
  const line = { description: '', quantity: 2, unitPrice: 59_950 };
  expect(typedLine({ ...good, description: null })).toEqual({ ...line, ...NO_DISCOUNT });
  expect(typedLine({ ...good, quantity: null })).toBeUndefined();
});

it('takes its discount off as soon as that is one', () => {
  const discount = { discountKind: 'percent', discountValue: 1000 };
  expect(typedLine({ ...good, ...discount })).toEqual({ ...good, ...discount });
  expect(typedLine({ ...good, ...discount, discountValue: null })).toEqual({ ...good, ...NO_DISCOUNT });
});
