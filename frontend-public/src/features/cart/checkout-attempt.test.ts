import { attemptFor, chosenBy, isUnanswered, newIdempotencyKey, type CheckoutAttempt } from './checkout-attempt';

const kept: CheckoutAttempt<string> = { key: 'first', chosen: 'this', sent: 'as it was' };
const newKey = () => 'second';

test.each<[string, CheckoutAttempt<string> | undefined, string, CheckoutAttempt<string>]>([
  ['the first press', undefined, 'this', { key: 'second', chosen: 'this' }],
  ['again: the same key and prices, whatever the shop changed', kept, 'this', kept],
  ['the visitor changed the cart', kept, 'that', { key: 'second', chosen: 'that' }],
])('%s', (_name, before, chosen, attempt) => {
  expect(attemptFor(before, chosen, newKey)).toEqual(attempt);
});

test.each<[string, CheckoutAttempt<string> | undefined, boolean]>([
  ['none', undefined, false],
  ['nothing was sent', { key: 'k', chosen: 'this' }, false],
  ['sent', kept, true],
  ['placed', { ...kept, isPlaced: true }, false],
])('without an answer: %s', (_name, attempt, is) => {
  expect(isUnanswered(attempt)).toBe(is);
});

const lines = [
  { id: 'a', quantity: 1, selectedSize: 'M' },
  { id: 'b', quantity: 2, selectedSize: null },
];

test.each<[string, typeof lines]>([
  ['a quantity', [{ ...lines[0]!, quantity: 2 }, lines[1]!]],
  ['a size', [{ ...lines[0]!, selectedSize: 'L' }, lines[1]!]],
  ['a line', [lines[0]!]],
  ['the same things put in the cart anew', [{ ...lines[0]!, id: 'c' }, lines[1]!]],
])('another checkout by %s', (_name, other) => {
  expect(chosenBy(other)).not.toBe(chosenBy(lines));
});

test('the same checkout, whatever the price of a line', () => {
  expect(chosenBy(lines.map((line) => ({ ...line, product: { price: 1 } })))).toBe(chosenBy(lines));
});

test('keys are long, and no two are the same', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});
