import { attemptFor, chosenBy, newAttemptKey, type CheckoutAttempt } from './checkout-attempt';

const kept: CheckoutAttempt<string> = { key: 'first', chosen: 'this', order: 'as it was' };
const newKey = () => 'second';

test.each<[string, CheckoutAttempt<string> | undefined, string, CheckoutAttempt<string>]>([
  ['the first press', undefined, 'this', { key: 'second', chosen: 'this', order: 'as it is' }],
  ['again without an answer: the same key and order, whatever the shop changed', kept, 'this', kept],
  ['the visitor changed something', kept, 'that', { key: 'second', chosen: 'that', order: 'as it is' }],
])('%s', (_name, before, chosen, attempt) => {
  expect(attemptFor(before, chosen, 'as it is', newKey)).toEqual(attempt);
});

const details = { customerName: 'Naledi', shippingAddress: '1 Main Road' };
const lines = [{ id: 'a', quantity: 1, selectedSize: 'M' }, { id: 'b', quantity: 2, selectedSize: null }];
const chosen = chosenBy(details, lines);

test.each<[string, typeof details, typeof lines]>([
  ['a name', { ...details, customerName: 'Thabo' }, lines],
  ['an address', { ...details, shippingAddress: '2 Main Road' }, lines],
  ['a quantity', details, [{ ...lines[0]!, quantity: 2 }, lines[1]!]],
  ['a size', details, [{ ...lines[0]!, selectedSize: 'L' }, lines[1]!]],
  ['a line', details, [lines[0]!]],
  ['the same things put in the cart anew', details, [{ ...lines[0]!, id: 'c' }, lines[1]!]],
])('another checkout by %s', (_name, otherDetails, otherLines) => {
  expect(chosenBy(otherDetails, otherLines)).not.toBe(chosen);
});

test('the same checkout, whatever the order of the fields and the price of a line', () => {
  const priced = lines.map((line) => ({ ...line, product: { price: 1 } }));
  expect(chosenBy({ shippingAddress: details.shippingAddress, customerName: details.customerName }, priced)).toBe(chosen);
});

test('keys are long, and no two are the same', () => {
  const keys = Array.from({ length: 100 }, newAttemptKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});
