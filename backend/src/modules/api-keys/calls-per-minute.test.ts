import { CallsPerMinute } from './calls-per-minute.js';

it('each key has its own calls, and new ones after a minute', () => {
  let now = 0;
  const calls = new CallsPerMinute(2, () => now);
  expect([calls.take(1), calls.take(1)]).toEqual([undefined, undefined]);
  now = 20_000;
  expect([calls.take(1), calls.take(2)]).toEqual([40, undefined]);
  now = 60_000;
  expect(calls.take(1)).toBeUndefined();
});
