import { CART_RULES } from '#libs/contracts/cart';
import type { CartItemView } from '#libs/contracts/generated/api';
import { cartSnapshot } from './cart-snapshot';

const product = {
  name: 'Gloves',
  price: 74_900,
  category: 'Gear',
  imageUrl: null,
  stock: 5,
  hasVariableSizes: false,
  availableSizes: [],
  sizes: [],
  isAvailable: true,
};
const line = (
  productId: number,
  fields: Partial<CartItemView['product']> = {},
  updatedAt = new Date().toISOString(),
): CartItemView => ({
  id: `line-${productId}`,
  productId,
  selectedSize: null,
  quantity: 1,
  createdAt: updatedAt,
  updatedAt,
  product: { ...product, ...fields },
});
const seen = () => cartSnapshot.read().map(({ productId, priceCents }) => [productId, priceCents]);
beforeEach(() => cartSnapshot.accept([]));

test('what was seen of a line stays, whatever the shop changes, until it is accepted', () => {
  cartSnapshot.put(line(1), { productId: 1, selectedSize: null, name: 'Gloves', priceCents: 69_900 });
  cartSnapshot.see([line(1), line(2)]);
  cartSnapshot.see([line(1, { price: 1 }), line(2, { price: 1 })]);
  expect(seen()).toEqual([
    [1, 69_900],
    [2, 74_900],
  ]);
  cartSnapshot.accept([line(1, { price: 1 })]);
  expect(seen()).toEqual([[1, 1]]);
});

test('a line that the shop takes out is still known, one that the visitor takes out is not', () => {
  cartSnapshot.see([line(1), line(2)]);
  cartSnapshot.see([line(1)]);
  expect(seen()).toEqual([
    [1, 74_900],
    [2, 74_900],
  ]);
  cartSnapshot.remove(line(2));
  expect(seen()).toEqual([[1, 74_900]]);
});

test('of a cart that the shop has removed for its age nothing is known', () => {
  cartSnapshot.see([line(1, {}, new Date(Date.now() - CART_RULES.keptDays * 24 * 3_600_000).toISOString())]);
  expect(seen()).toEqual([]);
});
