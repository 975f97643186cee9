import { AMOUNTS, COUNTS, heightOn, HOURS, scaleOf, shortRand, stackOf } from './chart-scale';

it.each<[number[], number[]]>([
  [
    [0, 40_000],
    [0, 10_000, 20_000, 30_000, 40_000],
  ],
  [[41_000], [0, 20_000, 40_000, 60_000]],
  [[1], [0, 100]],
  [[], [0, 100]],
  [
    [-150_000, 350_000],
    [-200_000, 0, 200_000, 400_000],
  ],
  [[-1_000], [-1_000, -500, 0]],
  [[900_000_00], [0, 250_000_00, 500_000_00, 750_000_00, 1_000_000_00]],
])('the axis of %j has the steps %j', (values, ticks) => {
  const scale = scaleOf(values);
  expect(scale.ticks).toEqual(ticks);
  expect([scale.low, scale.high]).toEqual([ticks[0], ticks.at(-1)]);
});

it.each([
  [AMOUNTS, 41_000, ['R0', 'R200', 'R400', 'R600']],
  [COUNTS, 3, ['0', '1', '2', '3']],
  [COUNTS, 18, ['0', '5', '10', '15', '20']],
  [HOURS, 59, ['0 h', '1 h']],
  [HOURS, 2 * 24 * 60, ['0 h', '20 h', '40 h', '60 h']],
])('an axis of %j up to %i says %j', ({ unit, written }, highest, words) => {
  expect(scaleOf([highest], unit).ticks.map(written)).toEqual(words);
});

it.each([
  [-100, 0],
  [0, 25],
  [300, 100],
])('%i cents are at %i percent', (cents, height) => {
  expect(heightOn({ low: -100, high: 300, ticks: [] }, cents)).toBe(height);
});

it('stacks what came in upwards and what went back downwards', () => {
  expect(stackOf([10, -3, 0, 5, -4])).toEqual([
    { at: 0, from: 0, to: 10 },
    { at: 1, from: -3, to: 0 },
    { at: 3, from: 10, to: 15 },
    { at: 4, from: -7, to: -3 },
  ]);
});

it.each([
  [0, 'R0'],
  [25_000, 'R250'],
  [1_250_000, 'R12.5k'],
  [-100_000_000, '-R1m'],
  [250_000_000, 'R2.5m'],
])('%i cents are %s', (cents, words) => expect(shortRand(cents)).toBe(words));
