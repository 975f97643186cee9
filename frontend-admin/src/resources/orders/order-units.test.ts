import { unitsInShop, unitsInWords, unitsOf } from './order-units';

const line = (quantity: number, productId: number | null = 1, sizeNotGiven = false) => ({
  id: 1,
  productId,
  productName: 'Shirt',
  productImageUrl: null,
  quantity,
  price: 1,
  selectedSize: null,
  sizeNotGiven,
});

describe('the units of an order', () => {
  it.each([
    ['one', [line(1)], '1 unit'],
    ['several', [line(1), line(2)], '3 units'],
    ['a size not given', [line(1, 1, true), line(2)], '3 units, 1 size not given'],
    ['two sizes not given', [line(1, 1, true), line(2, 2, true)], '3 units, 2 sizes not given'],
  ])('%s', (_case, items, words) => expect(unitsInWords({ items })).toBe(words));

  it('count in the shop where the product still is', () => {
    const items = [line(2), line(3, null)];
    expect([unitsOf(items), unitsInShop(items)]).toEqual([5, 2]);
  });
});
