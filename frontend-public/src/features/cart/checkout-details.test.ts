import {
  checkoutTotal,
  customerOf,
  detailChecks,
  isMissingRequired,
  pricedLines,
  type CheckoutDetails,
} from './checkout-details';

const details: CheckoutDetails = {
  customerName: ' Naledi Maseko ',
  customerEmail: ' naledi@example.org ',
  customerPhone: '',
  deliveryOptionId: 'courier',
  shippingAddress: '1 Main Road\nSandton ',
};
const courier = {
  id: 'courier',
  name: 'Courier',
  kind: 'delivery',
  price: 12_000,
  freeFrom: 150_000,
  isActive: true,
} as const;
const collection = { ...courier, id: 'collection', kind: 'collection', price: 0, freeFrom: null } as const;
const options = [courier, collection];
const product = {
  name: 'Shirt',
  price: 44_900,
  category: 'Apparel',
  imageUrl: null,
  stock: 9,
  hasVariableSizes: true,
  availableSizes: ['M'],
  sizes: [],
  isAvailable: true,
};
const line = { id: 'a', productId: 7, quantity: 2, selectedSize: 'M', createdAt: '', updatedAt: '', product };

test.each<[keyof CheckoutDetails, string, string | true]>([
  ['customerName', '', 'Full name is required'],
  ['customerName', '   ', 'Full name is required'],
  ['customerName', 'N', true],
  ['customerName', '🥋'.repeat(120), true],
  ['customerName', 'x'.repeat(121), 'Full name must be at most 120 characters'],
  ['customerEmail', '', 'Email address is required'],
  ['customerEmail', 'naledi@', 'Please enter a valid email address'],
  ['customerEmail', ' naledi@example.org ', true],
  ['customerPhone', '', true],
  ['customerPhone', '+27 82 123 4567', true],
  ['customerPhone', '082 123 4567', true],
  ['customerPhone', '+44 20 7946 0000', true],
  ['customerPhone', '082 123', 'Please enter a phone number such as 082 123 4567 or +27 82 123 4567'],
  ['customerPhone', 'call me', 'Please enter a phone number such as 082 123 4567 or +27 82 123 4567'],
  ['shippingAddress', '\n', 'Shipping address is required'],
  ['shippingAddress', '1 Main Road', true],
  ['shippingAddress', 'Sandton', 'Please give the full address: street and number, suburb and city'],
  ['deliveryOptionId', '', 'Please choose how you would like to get your order'],
  ['deliveryOptionId', 'collection', true],
  ['shippingAddress', 'x'.repeat(1001), 'Shipping address must be at most 1000 characters'],
])('%s %j: %s', (field, text, answer) => {
  expect(detailChecks(options)[field](text, details)).toBe(answer);
});

test.each<[Partial<CheckoutDetails>, boolean]>([
  [{}, false],
  [{ customerName: ' ' }, true],
  [{ customerEmail: '' }, true],
  [{ shippingAddress: '' }, true],
  [{ deliveryOptionId: '' }, true],
  [{ deliveryOptionId: 'collection', shippingAddress: '' }, false],
])('%j: a required field is missing: %s', (fields, isMissing) => {
  expect(isMissingRequired({ ...details, ...fields }, options)).toBe(isMissing);
});

test('the order is what the visitor saw, in cents', () => {
  expect({
    ...customerOf(details, courier),
    ...pricedLines([line, { ...line, id: 'b', productId: 8, quantity: 1, selectedSize: null }], courier),
  }).toEqual({
    customerName: 'Naledi Maseko',
    customerEmail: 'naledi@example.org',
    customerPhone: null,
    shippingAddress: '1 Main Road\nSandton',
    totalAmount: 146_700,
    deliveryOptionId: 'courier',
    items: [
      { productId: 7, quantity: 2, price: 44_900, selectedSize: 'M' },
      { productId: 8, quantity: 1, price: 44_900, selectedSize: null },
    ],
  });
});

test('what is collected goes nowhere; without options nothing is chosen and nothing asked', () => {
  expect(customerOf(details, collection).shippingAddress).toBe('');
  const checks = detailChecks(options);
  expect(checks.shippingAddress('', { deliveryOptionId: 'collection' })).toBe(true);
  expect(detailChecks([]).deliveryOptionId('')).toBe(true);
  expect(isMissingRequired({ ...details, deliveryOptionId: '' }, [])).toBe(false);
  expect(pricedLines([line], undefined)).toMatchObject({ totalAmount: 89_800, deliveryOptionId: null });
});

test.each([
  [undefined, 1, 44_900],
  [collection, 1, 44_900],
  [courier, 1, 56_900],
  [courier, 4, 179_600],
])('the total with %j', (option, quantity, total) => {
  expect(checkoutTotal([{ ...line, quantity }], option)).toBe(total);
});
