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
    ['pending', 'shipped', [item(1)], 'The stock stays as it is. The customer is told by e-mail.'],
    ['shipped', 'pending', [item(1)], 'The stock stays as it is. The customer is told by e-mail.'],
    ['pending', 'cancelled', [item(1)], 'Returns 1 unit to the stock. The customer is told by e-mail.'],
    ['delivered', 'cancelled', [item(1), item(2, 2)], 'Returns 3 units to the stock. The customer is told by e-mail.'],
    [
      'cancelled',
      'processing',
      [item(2)],
      'Takes 2 units from the stock again. If they were sold meanwhile, the order stays cancelled. ' +
        'The customer is told by e-mail.',
    ],
    ['pending', 'cancelled', [item(2), item(3, null)], 'Returns 2 units to the stock. The customer is told by e-mail.'],
    [
      'pending',
      'cancelled',
      [item(2, null)],
      'The stock stays as it is. No product of this order is in the shop any more. The customer is told by e-mail.',
    ],
    [
      'cancelled',
      'pending',
      [item(2), item(3, null)],
      'A product of this order is no longer in the shop: the order stays cancelled.',
    ],
    ['pending', 'pending', [item(1)], 'This is its status now.'],
  ] as const)('from %s to %s', (from, to, items, words) =>
    expect(consequenceOfStatus({ status: from, items: [...items] }, to)).toBe(words),
  );
});

describe('what a deletion does', () => {
  it.each([
    ['pending', 'Returns 2 units to the stock. It was not shipped yet. The customer can no longer open the order.'],
    ['processing', 'Returns 2 units to the stock. It was not shipped yet. The customer can no longer open the order.'],
    [
      'shipped',
      'The stock stays as it is. What was shipped is with the customer. The customer can no longer open the order.',
    ],
    [
      'delivered',
      'The stock stays as it is. What was shipped is with the customer. The customer can no longer open the order.',
    ],
    [
      'cancelled',
      'The stock stays as it is. It was returned when the order was cancelled. ' +
        'The customer can no longer open the order.',
    ],
  ] as const)('of a %s order', (status, words) =>
    expect(consequenceOfDeletion({ status, items: [item(2)] })).toBe(words),
  );
});
