import { orderStatusWords } from './order.js';

const SENT = { kind: 'delivery' } as const;
const COLLECTED = { kind: 'collection' } as const;

it.each([
  ['shipped', [SENT, SENT], 'Shipped'],
  ['shipped', [COLLECTED, COLLECTED], 'Ready to collect'],
  ['delivered', [COLLECTED], 'Collected'],
  ['shipped', [SENT, COLLECTED, SENT], 'Shipped or Ready to collect'],
  ['delivered', [null, COLLECTED], 'Delivered or Collected'],
  ['processing', [SENT, COLLECTED], 'Processing'],
  ['shipped', [], 'Shipped'],
] as const)('%s of %j is said as %s', (status, deliveries, words) => {
  expect(orderStatusWords(status, deliveries)).toBe(words);
});
