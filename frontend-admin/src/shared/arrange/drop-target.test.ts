import { dropLine, rowAt, type Place } from './drop-target';

const ROWS: Place[] = [0, 50, 100].map((top) => ({ left: 10, top, width: 400, height: 50 }));
/** Two beside each other, one below, with gaps of 10. */
const CARDS: Place[] = [
  [0, 0],
  [210, 0],
  [0, 110],
].map(([left = 0, top = 0]) => ({ left, top, width: 200, height: 100 }));

describe('rowAt', () => {
  it.each<[string, Place[], number, number, number]>([
    ['within a row', ROWS, 20, 60, 1],
    ['above all', ROWS, 20, -300, 0],
    ['below all', ROWS, 20, 900, 2],
    ['beside', ROWS, 900, 120, 2],
    ['within a card', CARDS, 300, 50, 1],
    ['the nearest card', CARDS, 300, 180, 1],
    ['no rows', [], 0, 0, -1],
  ])('%s', (_name, places, x, y, row) => expect(rowAt(places, x, y)).toBe(row));
});

describe('dropLine', () => {
  it.each<[string, Place[], number, number, Place | undefined]>([
    ['down: below the row', ROWS, 0, 2, { left: 10, top: 148, width: 400, height: 4 }],
    ['up: above the row', ROWS, 2, 0, { left: 10, top: -2, width: 400, height: 4 }],
    ['cards, on: to the right', CARDS, 0, 1, { left: 408, top: 0, width: 4, height: 100 }],
    ['cards, back: to the left', CARDS, 2, 0, { left: -2, top: 0, width: 4, height: 100 }],
    ['where it is', ROWS, 1, 1, undefined],
    ['nowhere', ROWS, 1, -1, undefined],
  ])('%s', (_name, places, from, to, line) => expect(dropLine(places, from, to, 4)).toEqual(line));
});
