import { ageInWords, digestRest, digestSubject } from './daily-digest.js';

it.each([
  [{ messages: 0, orders: 0 }, undefined],
  [{ messages: 1, orders: 0 }, '1 unanswered message'],
  [{ messages: 0, orders: 1 }, '1 new order'],
  [{ messages: 12, orders: 0 }, '12 unanswered messages'],
  [{ messages: 0, orders: 2 }, '2 new orders'],
  [{ messages: 1, orders: 3 }, '1 unanswered message, 3 new orders'],
  [{ messages: 20, orders: 1 }, '20 unanswered messages, 1 new order'],
])('the subject of %j', (waiting, subject) => {
  expect(digestSubject(waiting)).toBe(subject);
});

it.each([
  [0, ''],
  [10, ''],
  [11, 'and 1 more'],
  [1_000, 'and 990 more'],
])('of %d the rest is "%s"', (count, rest) => {
  expect(digestRest(count)).toBe(rest);
});

const MINUTE_MS = 60_000;
it.each([
  [-5 * MINUTE_MS, '0 minutes'],
  [0, '0 minutes'],
  [MINUTE_MS, '1 minute'],
  [60 * MINUTE_MS - 1, '59 minutes'],
  [60 * MINUTE_MS, '1 hour'],
  [1440 * MINUTE_MS - 1, '23 hours'],
  [1440 * MINUTE_MS, '1 day'],
  [400 * 1440 * MINUTE_MS, '400 days'],
])('%d milliseconds are %s old', (ageMs, words) => {
  expect(ageInWords(1_000_000_000, 1_000_000_000 + ageMs)).toBe(words);
});
