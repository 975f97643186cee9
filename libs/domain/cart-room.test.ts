import { type Room, roomFor } from './cart-room.js';

const SHARED = { stock: 6, sizes: [] };
const BY_SIZE = {
  stock: 6,
  sizes: [
    { size: 'S', stock: 4 },
    { size: 'M', stock: 2 },
  ],
};
const line = (selectedSize: string | null, quantity: number, productId = 1) => ({ productId, selectedSize, quantity });

test.each<[string, typeof BY_SIZE | typeof SHARED, string | null, ReturnType<typeof line>[], Room]>([
  ['an empty cart', SHARED, null, [], { inStock: 6, inOrder: 10 }],
  ['another product in the cart', SHARED, null, [line(null, 5, 2)], { inStock: 6, inOrder: 10 }],
  ['sizes that share the stock', SHARED, 'S', [line('S', 2), line('M', 3)], { inStock: 1, inOrder: 5 }],
  ['a size with its own stock', BY_SIZE, 'S', [line('S', 2), line('M', 3)], { inStock: 2, inOrder: 5 }],
  ['more in the cart than there is of it', BY_SIZE, 'M', [line('S', 2), line('M', 3)], { inStock: -1, inOrder: 5 }],
  ['no size, where each has its own', BY_SIZE, null, [line('S', 9)], { inStock: 0, inOrder: 1 }],
])('%s', (_what, product, selectedSize, lines, room) => {
  expect(roomFor({ productId: 1, selectedSize, product }, lines, 10)).toEqual(room);
});
