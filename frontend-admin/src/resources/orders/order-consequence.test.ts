import { consequenceOfDeletion, consequenceOfStatus } from './order-consequence';

const item = (quantity: number, productId: number | null = 1) => ({
  id: 1,
  productId,
  productName: 'Shirt',
  productImageUrl: null,
  quantity,
  price: 1,
  selectedSize: null,
  sizeNotGiven: false,
});

describe('what a change of status does', () => {
  it.each([
    ['pending', 'shipped', [item(1)], 'The stock does not change. The customer is notified by email.'],
    ['shipped', 'pending', [item(1)], 'The stock does not change. The customer is notified by email.'],
    ['pending', 'cancelled', [item(1)], 'Returns 1 unit to stock. The customer is notified by email.'],
    ['delivered', 'cancelled', [item(1), item(2, 2)], 'Returns 3 units to stock. The customer is notified by email.'],
    [
      'cancelled',
      'processing',
      [item(2)],
      'Takes 2 units from stock again. If they have been sold in the meantime, the order stays cancelled. ' +
        'The customer is notified by email.',
    ],
    ['pending', 'cancelled', [item(2), item(3, null)], 'Returns 2 units to stock. The customer is notified by email.'],
    [
      'pending',
      'cancelled',
      [item(2, null)],
      'The stock does not change. None of the products in this order are in the shop any more. The customer ' +
        'is notified by email.',
    ],
    [
      'cancelled',
      'pending',
      [item(2), item(3, null)],
      'A product in this order is no longer in the shop, so the order stays cancelled.',
    ],
    ['pending', 'pending', [item(1)], 'This is the current status.'],
  ] as const)('from %s to %s', (from, to, items, words) =>
    expect(consequenceOfStatus({ status: from, items: [...items] }, to)).toBe(words),
  );
});

describe('what a deletion does', () => {
  it.each([
    [
      'pending',
      'Returns 2 units to stock. The order has not been shipped yet. The customer can no longer open the order.',
    ],
    [
      'processing',
      'Returns 2 units to stock. The order has not been shipped yet. The customer can no longer open the order.',
    ],
    [
      'shipped',
      'The stock does not change. The items have already been shipped. The customer can no longer open the order.',
    ],
    [
      'delivered',
      'The stock does not change. The items have already been shipped. The customer can no longer open the order.',
    ],
    [
      'cancelled',
      'The stock does not change. It was returned when the order was cancelled. ' +
        'The customer can no longer open the order.',
    ],
  ] as const)('of a %s order', (status, words) =>
    expect(consequenceOfDeletion({ status, items: [item(2)] })).toBe(words),
  );
});
