import { productSentence } from './shop-answers.js';

const SHIRT = {
  name: 'Shirt',
  category: 'Apparel',
  price: 44_950,
  stock: 5,
  hasVariableSizes: true,
  availableSizes: ['S', 'M', 'L'],
  sizes: [],
};
const BY_SIZE = [
  { size: 'S', stock: 2 },
  { size: 'M', stock: 0 },
  { size: 'L', stock: 3 },
];

test.each<[what: string, product: Parameters<typeof productSentence>[0], sentence: string]>([
  ['sizes that share the stock', SHIRT, 'Shirt (R449.50): in stock in S, M, L, 5 left.'],
  ['a size that is sold out', { ...SHIRT, sizes: BY_SIZE }, 'Shirt (R449.50): in stock in S, L, 5 left.'],
  ['nothing left', { ...SHIRT, stock: 0 }, 'Shirt (R449.50): out of stock at the moment.'],
  ['no sizes', { ...SHIRT, hasVariableSizes: false, availableSizes: [] }, 'Shirt (R449.50): in stock, 5 left.'],
])('%s', (_what, product, sentence) => {
  expect(productSentence(product)).toBe(sentence);
});
