import { stockMark } from './stock-level';

test.each([
  [0, 'Out of stock'],
  [1, 'Low stock'],
  [5, 'Low stock'],
  [6, undefined],
])('%i: %s', (stock, words) => expect(stockMark(stock)?.words).toBe(words));
