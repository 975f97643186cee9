import { stockMark } from './stock-level';

const sizes = (...stocks: number[]) => stocks.map((stock, at) => ({ size: 'SML'.charAt(at), stock }));

test.each([
  [0, [], 'Out of stock'],
  [1, [], 'Low stock'],
  [5, [], 'Low stock'],
  [6, [], undefined],
  [0, sizes(0, 0), 'Out of stock'],
  [5, sizes(0, 5), 'Low stock'],
  [6, sizes(0, 6), 'S sold out'],
  [6, sizes(0, 6, 0), '2 sizes sold out'],
  [6, sizes(1, 5), undefined],
])('%i in %j: %s', (stock, sizesOfIt, words) => expect(stockMark({ stock, sizes: sizesOfIt })?.words).toBe(words));
