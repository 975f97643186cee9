import { isWorthRetrying } from './query-client';

describe('isWorthRetrying', () => {
  it.each([
    [0, true],
    [502, true],
    [503, true],
    [504, true],
    [500, false],
    [400, false],
    [401, false],
    [404, false],
    [429, false],
  ])('status %i: %s', (status, expected) => {
    expect(isWorthRetrying(0, { status })).toBe(expected);
  });

  it('gives up after two', () =>
    expect([0, 1, 2, 3].map((count) => isWorthRetrying(count, { status: 503 }))).toEqual([true, true, false, false]));

  it.each([undefined, null, new Error('odd')])('does not repeat %s', (error) =>
    expect(isWorthRetrying(0, error)).toBe(false),
  );
});
