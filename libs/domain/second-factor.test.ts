import { groupedInFours, readSecondFactorCode, recoveryCodeOf, stepsAt } from './second-factor.js';

describe('what was typed', () => {
  it.each<[typed: string, kind: 'phone' | 'recovery', code: string]>([
    ['123456', 'phone', '123456'],
    [' 123 456 ', 'phone', '123456'],
    ['123-456', 'phone', '123456'],
    ['１２３４５６', 'phone', '123456'],
    ['000000', 'phone', '000000'],
    ['7K3M-9QXA-2BCD', 'recovery', '7K3M9QXA2BCD'],
    ['7k3m9qxa2bcd', 'recovery', '7K3M9QXA2BCD'],
    ['7k3m 9qxa 2bcd', 'recovery', '7K3M9QXA2BCD'],
    ['OIL0-OIL1-OOOO', 'recovery', '011001110000'],
    ['123456789012', 'recovery', '123456789012'],
  ])('%s is a code', (typed, kind, code) => {
    expect(readSecondFactorCode(typed)).toEqual({ kind, code });
  });

  it.each(['', '12345', '1234567', '12345a', '٣٣٣٣٣٣', 'UUUU-UUUU-UUUU', '7K3M-9QXA-2BC', '7K3M-9QXA-2BCDE', '12.456'])(
    '%s is none',
    (typed) => {
      expect(readSecondFactorCode(typed)).toBeUndefined();
    },
  );
});

it.each<[ms: number, steps: number[]]>([
  [59_000, [1, 0, 2]],
  [59_999, [1, 0, 2]],
  [60_000, [2, 1, 3]],
  [1_111_111_109_000, [37_037_036, 37_037_035, 37_037_037]],
])('at %d ms the present half minute counts, the one before and the next', (ms, steps) => {
  expect(stepsAt(ms)).toEqual(steps);
});

it('a recovery code is read back as it was made, however it is written down', () => {
  const code = recoveryCodeOf(Uint8Array.from({ length: 12 }, (_, index) => 255 - 7 * index));
  expect(code).toHaveLength(12);
  expect(groupedInFours(code)).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(readSecondFactorCode(groupedInFours(code).toLowerCase())).toEqual({ kind: 'recovery', code });
});

it('every symbol of a recovery code is as likely as any other', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++) {
    const [symbol = ''] = recoveryCodeOf(Uint8Array.of(byte));
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  expect(new Set(counts.values())).toEqual(new Set([8]));
  expect(counts.size).toBe(32);
});
