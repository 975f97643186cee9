import type { CartItemView, PublicOrderView, PublicProduct } from '#libs/contracts/generated/api';
import { MalformedResponse } from './validated-list';
import { validatedCart, validatedLine, validatedOrder } from './validated-shop';
import { validatedProducts } from './products';

const product = {
  id: 3,
  name: 'Gi',
  description: null,
  price: 119_900,
  category: 'Gear',
  stock: 3,
  imageUrl: null,
  hasVariableSizes: true,
  availableSizes: ['S'],
  sizes: [],
  images: ['/gi-back.png'],
  sizeChart: { columns: ['Size', 'Chest'], rows: [['S', '90']] },
};
const line = {
  id: 'a-line',
  productId: 3,
  quantity: 1,
  selectedSize: 'S',
  createdAt: '',
  updatedAt: '',
  product: { ...product, isAvailable: true },
};
const order = {
  orderNumber: 'SC-1',
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  status: 'pending',
  pastStatuses: [],
  confirmation: null,
  totalAmount: 119_900,
  paymentStatus: 'unpaid',
  paidAmount: 0,
  refundedAmount: 0,
  delivery: null,
  bank: null,
  cardProvider: null,
  trackingNumber: null,
  carrier: null,
  customerName: 'Naledi',
  customerEmail: 'naledi@example.org',
  customerPhone: null,
  shippingAddress: '1 Main Road',
  items: [
    {
      productId: null,
      quantity: 1,
      price: 119_900,
      selectedSize: null,
      sizeNotGiven: false,
      product: { name: 'Gi', imageUrl: null },
    },
  ],
};
const notObjects = [null, undefined, 5, '<html>', [], {}, { data: [] }];

test('what the shop answers passes as it is', () => {
  expect(validatedProducts([product, { ...product, sizeChart: null }])).toHaveLength(2);
  expect(validatedProducts([product])).toEqual([product]);
  expect(validatedCart([line])).toEqual([line]);
  expect(validatedCart([])).toEqual([]);
  expect(validatedLine(line)).toBe(line);
  expect(validatedOrder(order as PublicOrderView)).toBe(order);
});

test.each([
  ...notObjects.filter((one) => !Array.isArray(one)),
  ...notObjects.map((one) => [one]),
  ...[
    { id: '3' },
    { name: null },
    { price: '119900' },
    { price: 1.5 },
    { stock: null },
    { availableSizes: null },
    { availableSizes: [7] },
    { sizes: null },
    { sizes: [{ size: 'S', stock: '3' }] },
    { description: {} },
    { imageUrl: 7 },
    { images: undefined },
    { images: [null] },
    { sizeChart: undefined },
    { sizeChart: { columns: ['Size'] } },
    { sizeChart: { columns: ['Size'], rows: ['S'] } },
  ].map((wrong) => [{ ...product, ...wrong }]),
])('%j are no products', (answer) => {
  expect(() => validatedProducts(answer as PublicProduct[])).toThrow(MalformedResponse);
});

test.each([
  ...notObjects,
  ...[
    { id: 7 },
    { quantity: '1' },
    { productId: null },
    { selectedSize: [] },
    { product: null },
    { product: {} },
    { product: { ...product, price: null } },
  ].map((wrong) => ({ ...line, ...wrong })),
])('%j is no line of a cart', (answer) => {
  expect(() => validatedLine(answer as CartItemView)).toThrow(MalformedResponse);
  expect(() => validatedCart([answer as CartItemView])).toThrow(MalformedResponse);
});

test.each([
  ...notObjects,
  ...[
    { orderNumber: 7 },
    { status: 'lost' },
    { status: null },
    { pastStatuses: undefined },
    { createdAt: 'yesterday' },
    { totalAmount: null },
    { paidAmount: null },
    { refundedAmount: '0' },
    { customerPhone: {} },
    { items: null },
    { items: [] },
    { items: [{}] },
    { items: [{ ...order.items[0], product: null }] },
  ].map((wrong) => ({ ...order, ...wrong })),
])('%j is no order', (answer) => {
  expect(() => validatedOrder(answer as unknown as PublicOrderView)).toThrow(MalformedResponse);
});
