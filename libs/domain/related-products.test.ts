import { relatedProducts } from './related-products.js';

const product = (id: number, category: string, stock = 1) => ({ id, category, stock });
const shop = [
  product(1, 'Gloves'),
  product(2, 'Gis'),
  product(3, 'Gis', 0),
  product(4, 'Gis'),
  product(5, 'Guards'),
  product(6, 'Gis'),
];

test.each([
  ['those of its category first, in the order of the shop', shop[5]!, [2, 4, 1, 5]],
  ['others where its category has no more', shop[0]!, [2, 4, 5, 6]],
  ['also of one that is sold out', shop[2]!, [2, 4, 6, 1]],
])('%s', (_what, of, ids) => {
  expect(relatedProducts(of, shop).map(({ id }) => id)).toEqual(ids);
});

test('a shop with one product has none', () => expect(relatedProducts(shop[0]!, [shop[0]!])).toEqual([]));
