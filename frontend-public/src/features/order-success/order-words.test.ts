import type { PublicOrderView } from '#libs/contracts/generated/api';
import { orderStory } from '#libs/domain/order-story';
import { nextSentences } from './order-words';

const order: PublicOrderView = {
  orderNumber: 'SC-0000-0000-0000-0000',
  createdAt: '',
  updatedAt: '',
  totalAmount: 30_000,
  paymentStatus: 'unpaid',
  paidAmount: 0,
  refundedAmount: 0,
  delivery: null,
  bank: null,
  cardProvider: null,
  customerName: 'Naledi',
  customerEmail: 'naledi@example.org',
  customerPhone: null,
  shippingAddress: '',
  items: [],
  status: 'pending',
  pastStatuses: [],
  trackingNumber: null,
  carrier: null,
  confirmation: 'queued',
};

test.each<[Partial<PublicOrderView>, first: string]>([
  [{}, 'A confirmation email was sent to naledi@example.org.'],
  [
    { confirmation: 'held' },
    'We will send a confirmation email to naledi@example.org within the hour, together with those for ' +
      'your other orders.',
  ],
  [{ confirmation: null }, orderStory(order).sentences[0]!],
  [{ status: 'cancelled' }, orderStory({ ...order, status: 'cancelled' }).sentences[0]!],
])('%j begins: %s', (fields, first) => {
  expect(nextSentences({ ...order, ...fields })[0]).toBe(first);
});

test('the rest is what the mails say', () => {
  const shipped: PublicOrderView = { ...order, status: 'shipped', pastStatuses: ['pending'], trackingNumber: 'ZA1' };
  expect(nextSentences(shipped).slice(1)).toEqual(orderStory(shipped).sentences);
});
