import type { CartItemView, PublicOrderView, PublicProduct } from '#libs/contracts/generated/api';
import { UnreadableAnswer } from './checked-list';
import { checkedCart, checkedLine, checkedOrder } from './checked-shop';
import { checkedProducts } from './products';

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
  expect(checkedProducts([product, { ...product, sizeChart: null }])).toHaveLength(2);
  expect(checkedProducts([product])).toEqual([product]);
  expect(checkedCart([line])).toEqual([line]);
  expect(checkedCart([])).toEqual([]);
  expect(checkedLine(line)).toBe(line);
  expect(checkedOrder(order as PublicOrderView)).toBe(order);
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
  expect(() => checkedProducts(answer as PublicProduct[])).toThrow(UnreadableAnswer);
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
  expect(() => checkedLine(answer as CartItemView)).toThrow(UnreadableAnswer);
  expect(() => checkedCart([answer as CartItemView])).toThrow(UnreadableAnswer);
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
  expect(() => checkedOrder(answer as unknown as PublicOrderView)).toThrow(UnreadableAnswer);
});
