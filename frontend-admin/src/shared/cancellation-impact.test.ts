import { impactSentence, trialDatesBetween } from './cancellation-impact';

it.each([
  ['from today, of a closure that has begun', '2026-11-20', '2026-11-30', ['2026-11-29', '2026-11-30']],
  ['to the last day that can be booked', '2027-01-23', '2027-12-31', ['2027-01-23', '2027-01-24']],
  ['none of a closure that is over', '2026-11-01', '2026-11-28', []],
  ['none beyond the last day that can be booked', '2027-01-25', '2027-01-26', []],
  ['none of days in the wrong order', '2026-12-10', '2026-12-08', []],
])('trials are looked for %s', (_what, from, to, days) =>
  expect(trialDatesBetween(from, to, '2026-11-29')).toEqual(days),
);

it('says how many are let down', () => {
  expect([0, 1, 2].map((count) => impactSentence(count, 'sign-up'))).toEqual([
    undefined,
    '1 sign-up will be cancelled. The visitor is notified by email. This cannot be undone.',
    '2 sign-ups will be cancelled. The visitors are notified by email. This cannot be undone.',
  ]);
});
