import { customerOf, detailChecks, isMissingRequired, pricedLines, type CheckoutDetails } from './checkout-details';

const details: CheckoutDetails = {
  customerName: ' Naledi Maseko ',
  customerEmail: ' naledi@example.org ',
  customerPhone: '',
  shippingAddress: '1 Main Road\nSandton ',
};
const product = {
  name: 'Shirt',
  price: 44_900,
  category: 'Apparel',
  imageUrl: null,
  stock: 9,
  hasVariableSizes: true,
  availableSizes: ['M'],
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
  ['customerPhone', '1'.repeat(41), 'Phone number must be a text of at most 40 characters'],
  ['shippingAddress', '\n', 'Shipping address is required'],
  ['shippingAddress', '1 Main Road', true],
  ['shippingAddress', 'x'.repeat(1001), 'Shipping address must be at most 1000 characters'],
])('%s %j: %s', (field, text, answer) => {
  expect(detailChecks[field](text)).toBe(answer);
});

test.each<[Partial<CheckoutDetails>, boolean]>([
  [{}, false],
  [{ customerName: ' ' }, true],
  [{ customerEmail: '' }, true],
  [{ shippingAddress: '' }, true],
])('%j: a required field is missing: %s', (fields, isMissing) => {
  expect(isMissingRequired({ ...details, ...fields })).toBe(isMissing);
});

test('the order is what the visitor saw, in cents', () => {
  expect({
    ...customerOf(details),
    ...pricedLines([line, { ...line, id: 'b', productId: 8, quantity: 1, selectedSize: null }]),
  }).toEqual({
    customerName: 'Naledi Maseko',
    customerEmail: 'naledi@example.org',
    customerPhone: null,
    shippingAddress: '1 Main Road\nSandton',
    totalAmount: 134_700,
    items: [
      { productId: 7, quantity: 2, price: 44_900, selectedSize: 'M' },
      { productId: 8, quantity: 1, price: 44_900, selectedSize: null },
    ],
  });
});
