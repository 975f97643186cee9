import { guessingLimit } from './guessing-limits.js';

test.each([
  [0, 10, 15, 0],
  [49, 10, 15, 0],
  [50, 3, 60, 1_000],
  [199, 3, 60, 1_000],
  [200, 1, 60, 2_000],
  [1_000_000, 1, 60, 2_000],
])(
  'after %p failures an address has %p guesses in %p minutes, each %p ms later',
  (failures, maxFromAddress, windowMinutes, delayMs) => {
    expect(guessingLimit(failures)).toEqual({ maxFromAddress, windowMinutes, delayMs });
  },
);
