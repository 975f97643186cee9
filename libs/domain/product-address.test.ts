import { productIdOf, productPath } from './product-address.js';

test.each([
  [{ id: 12, name: 'Training Gi' }, '/shop/12-training-gi'],
  [{ id: 3, name: 'Boxing gloves, 16 oz (pair)' }, '/shop/3-boxing-gloves-16-oz-pair'],
  [{ id: 4, name: 'Crème für Hände' }, '/shop/4-creme-fur-hande'],
  [{ id: 5, name: '拳' }, '/shop/5'],
  [{ id: 6, name: '/../admin?x=1#y' }, '/shop/6-admin-x-1-y'],
  [{ id: 7, name: `${'a'.repeat(59)} b` }, `/shop/7-${'a'.repeat(59)}`],
])('%o is at %s', (product, path) => {
  expect(productPath(product)).toBe(path);
  expect(productIdOf(path)).toBe(product.id);
});

test.each([
  ['/shop/12', 12],
  ['/shop/12-', 12],
  ['/shop/12-an-older-name', 12],
  ['/shop', undefined],
  ['/shop/', undefined],
  ['/shop/0', undefined],
  ['/shop/012', undefined],
  ['/shop/12x', undefined],
  ['/shop/12-gi/2', undefined],
  ['/shop/9999999999', undefined],
  ['/product-page/1', undefined],
])('%s names product %s', (path, id) => {
  expect(productIdOf(path)).toBe(id);
});
