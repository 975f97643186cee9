import { parsePercent, formatPercentInput } from './parse-percent';

it.each<[string, number]>([
  ['15', 1500],
  ['7.5', 750],
  ['7,5 %', 750],
  ['0.01', 1],
  ['8.2', 820],
  ['100', 10_000],
  ['0', 0],
  ['15.00', 1500],
  ['0.005', Number.NaN],
  ['15.001', Number.NaN],
  ['fifteen', Number.NaN],
  ['', Number.NaN],
  ['1e2', Number.NaN],
  ['-1', -100],
])('%s is %d', (text, basisPoints) => expect(parsePercent(text)).toBe(basisPoints));

it('comes back as it went, whatever the rate', () => {
  for (let basisPoints = 0; basisPoints <= 10_000; basisPoints += 1)
    expect(parsePercent(formatPercentInput(basisPoints))).toBe(basisPoints);
});
