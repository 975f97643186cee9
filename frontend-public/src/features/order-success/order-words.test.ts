import type { OrderStatus } from '#libs/domain/order';
import { headOf, nextSentences } from './order-words';

const order = { customerName: 'Naledi', customerEmail: 'naledi@example.org', trackingNumber: null };
const wordsOf = (status: OrderStatus, trackingNumber: string | null = null) => nextSentences({ ...order, status, trackingNumber }).join(' ');

test.each<[OrderStatus, title: string, claimsPayment: boolean, estimates: boolean]>([
  ['pending', 'Order Confirmed!', false, true],
  ['processing', 'Order Confirmed!', true, true],
  ['shipped', 'Order Confirmed!', true, true],
  ['delivered', 'Order Confirmed!', true, false],
  ['cancelled', 'Order Cancelled', false, false],
])('%s: %s, payment claimed: %s, delivery estimated: %s', (status, title, claimsPayment, estimates) => {
  expect(headOf({ ...order, status }).title).toBe(title);
  expect(wordsOf(status).includes('payment was processed successfully')).toBe(claimsPayment);
  expect(wordsOf(status).includes('3-5 business days')).toBe(estimates);
});

test('a pending order says how it will be settled', () => {
  expect(wordsOf('pending')).toContain('contacts you to settle the payment');
});

test.each<[OrderStatus, string | null, string]>([
  ['pending', null, 'A tracking number will follow'],
  ['processing', null, 'A tracking number will follow'],
  ['processing', 'ZA123', 'Your tracking number is ZA123.'],
  ['shipped', 'ZA123', 'Your tracking number is ZA123.'],
  ['shipped', null, 'Your order is on its way.'],
  ['delivered', 'ZA123', 'Your tracking number is ZA123.'],
])('%s with tracking number %s: %s', (status, trackingNumber, words) => {
  expect(wordsOf(status, trackingNumber)).toContain(words);
});

test('a cancelled order tells of no mail, tracking number or thanks', () => {
  expect(wordsOf('cancelled', 'ZA123')).not.toMatch(/confirmation|tracking|payment/i);
  expect(headOf({ ...order, status: 'cancelled' }).lead).not.toContain('Thank you');
});
