import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
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
  ['below nothing', { ...good, unitPrice: -1 }, { unitPrice: RULES.unitPrice.invalid }],
  ['no number', { ...good, unitPrice: Number.NaN }, { unitPrice: RULES.unitPrice.invalid }],
  [
    'more than a line may come to',
    { ...good, quantity: 11, unitPrice: 100_000_000 },
    { unitPrice: RULES.totalPrice.tooHigh },
  ],
])('%s', (_case, values, expected) => expect(validateItem({ ...values })).toEqual(expected));

it('counts as soon as it has an amount', () => {
  expect(typedLine({ ...good, description: null })).toEqual({ description: '', quantity: 2, unitPrice: 59_950 });
  expect(typedLine({ ...good, quantity: null })).toBeUndefined();
});
