import { type PushOutcome, pushOutcome, retryNotBefore } from './push-answer.js';

it.each<[PushOutcome, number[]]>([
  ['delivered', [200, 201, 202, 204]],
  ['ended', [404, 410]],
  ['later', [429, 500, 502, 503, 504]],
  ['refused', [300, 301, 302, 307, 308, 400, 401, 403, 405, 413]],
])('%s: %j', (outcome, statuses) => {
  expect(statuses.map(pushOutcome)).toEqual(statuses.map(() => outcome));
});

const NOW_MS = Date.parse('2026-04-16T10:00:00.000Z');
const DAY_MS = 86_400_000;

it.each([
  ['no header', null, undefined],
  ['seconds', '120', 120_000],
  ['seconds among blanks', ' 7 ', 7_000],
  ['a date', 'Thu, 16 Apr 2026 10:05:00 GMT', 300_000],
  ['a past date', 'Thu, 16 Apr 2026 09:05:00 GMT', undefined],
  ['nothing to wait for', '0', undefined],
  ['more than a day', '999999999', DAY_MS],
  ['a far date', 'Fri, 16 Apr 2066 10:05:00 GMT', DAY_MS],
  ['no sense', 'soon', undefined],
  ['an empty text', '', undefined],
])('retryNotBefore reads %s', (_what, header, waitMs) => {
  expect(retryNotBefore(header, NOW_MS)).toBe(waitMs === undefined ? undefined : NOW_MS + waitMs);
});
