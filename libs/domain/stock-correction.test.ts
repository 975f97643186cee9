import { correctedSizes, correctedStock, type SizesCorrection, type StockCorrection } from './stock-correction.js';

const CASES: [
  name: string,
  now: number,
  typed: number | undefined,
  seen: number | undefined,
  correction: StockCorrection,
][] = [
  ['no number leaves it', 7, undefined, undefined, { stock: 7 }],
  ['no number leaves it, whatever was seen', 7, undefined, 10, { stock: 7 }],
  ['the number that was seen changes nothing', 10, 10, 10, { stock: 10 }],
  ['the number that was seen brings back nothing that was sold', 7, 10, 10, { stock: 7 }],
  ['the number that was seen takes away nothing that was returned', 12, 10, 10, { stock: 12 }],
  ['another number is taken when nothing was sold', 10, 25, 10, { stock: 25 }],
  ['none is a number too', 10, 0, 10, { stock: 0 }],
  ['another number is refused when something was sold', 7, 25, 10, 'outdated'],
  ['another number is refused although it happens to be right', 7, 7, 10, 'outdated'],
  ['a number alone is taken as it is', 7, 10, undefined, { stock: 10 }],
];

test.each(CASES)('%s', (_name, now, typed, seen, correction) => {
  expect(correctedStock(now, typed, seen)).toEqual(correction);
});

const sizes = (...stocks: [string, number][]) => stocks.map(([size, stock]) => ({ size, stock }));

const SIZES: [
  name: string,
  now: ReturnType<typeof sizes>,
  typed: ReturnType<typeof sizes>,
  seen: ReturnType<typeof sizes> | undefined,
  correction: SizesCorrection,
][] = [
  [
    'a number that was seen brings nothing back',
    sizes(['S', 1]),
    sizes(['S', 3]),
    sizes(['S', 3]),
    { sizes: sizes(['S', 1]) },
  ],
  [
    'one is corrected while another is sold',
    sizes(['S', 1], ['M', 5]),
    sizes(['S', 3], ['M', 8]),
    sizes(['S', 3], ['M', 5]),
    { sizes: sizes(['S', 1], ['M', 8]) },
  ],
  [
    'the one that is corrected was sold meanwhile',
    sizes(['S', 3], ['M', 4]),
    sizes(['S', 3], ['M', 8]),
    sizes(['S', 3], ['M', 5]),
    { outdated: { size: 'M', stock: 4 } },
  ],
  ['a new one, and one less', sizes(['S', 3]), sizes(['M', 8]), sizes(['S', 3]), { sizes: sizes(['M', 8]) }],
  [
    'numbers alone',
    sizes(['S', 3], ['M', 4]),
    sizes(['M', 1], ['S', 0]),
    undefined,
    { sizes: sizes(['M', 1], ['S', 0]) },
  ],
];

test.each(SIZES)('of sizes: %s', (_name, now, typed, seen, correction) => {
  expect(correctedSizes(now, typed, seen)).toEqual(correction);
});
