import { parseCents, parseNumber, formatRandInput } from './parse-number';

test.each([
  ['12', 12],
  [' 1 200 ', 1200],
  ['1,5', 1.5],
  ['1,250', 1250],
  ['1,250,000', 1_250_000],
  ['1 250,5', 1250.5],
  ['1,250.5', 1250.5],
  ['0,125', 0.125],
  ['1250,125', 1250.125],
  ['1,25,000', Number.NaN],
  ['1.250,5', Number.NaN],
  ['-3', -3],
  ['007', 7],
  ['', Number.NaN],
  ['1e5', Number.NaN],
  ['1.2.3', Number.NaN],
  ['many', Number.NaN],
  ['Infinity', Number.NaN],
])('%j is %p', (text, number) => expect(parseNumber(text)).toBe(number));

test.each([
  ['599', 59_900],
  ['599.5', 59_950],
  ['599,50', 59_950],
  ['R 1 199.00', 119_900],
  ['R1,250.50', 125_050],
  ['1 250,50', 125_050],
  ['1,250', 125_000],
  ['r1', 100],
  ['0', 0],
  ['-1', -100],
  ['1.005', 101],
  ['8.165', 817],
  ['0.004', 0],
  ['', Number.NaN],
  ['R', Number.NaN],
  ['ten', Number.NaN],
])('%j is %p cents', (text, cents) => expect(parseCents(text)).toBe(cents));

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [59_950, '599.50'],
  [119_900, '1199.00'],
])('%p cents are typed as %j', (cents, text) => expect(formatRandInput(cents)).toBe(text));
