import { formatRand, randWords, sumCents } from '#libs/domain/money';

test.each([
  [0, 'R0.00'],
  [5, 'R0.05'],
  [99, 'R0.99'],
  [100, 'R1.00'],
  [49_900, 'R499.00'],
  [99_999, 'R999.99'],
  [100_000, 'R1\u00a0000.00'],
  [119_900, 'R1\u00a0199.00'],
  [12_345_678, 'R123\u00a0456.78'],
  [200_000_000_000, 'R2\u00a0000\u00a0000\u00a0000.00'],
  [-119_905, '-R1\u00a0199.05'],
])('%i cents are %s', (cents, text) => expect(formatRand(cents)).toBe(text));

test.each([
  [[], 0],
  [[{ unitPriceCents: 49_900, quantity: 1 }], 49_900],
  [
    [
      { unitPriceCents: 7_999, quantity: 3 },
      { unitPriceCents: 1, quantity: 100 },
      { unitPriceCents: 0, quantity: 5 },
    ],
    24_097,
  ],
])('%j together', (lines, cents) => expect(sumCents(lines)).toBe(cents));

test.each([
  [65_000, 'R650'],
  [7_999, 'R79.99'],
  [7_990, 'R79.90'],
  [0, 'R0'],
])('%i cents in short: %s', (cents, words) => expect(randWords(cents)).toBe(words));
