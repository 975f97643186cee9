import { reorderedPositions, type Positioned, dropLine, nearestRow, type Rect } from './reordering';

const MAX = 1000;
const rowsOf = (...numbers: number[]): Positioned[] => numbers.map((sortOrder, id) => ({ id, sortOrder }));

/** The ids in the order that the server would give: by number, then as they stood. */
function orderAfter(rows: Positioned[], changes: Positioned[]): number[] {
  const numbers = new Map(changes.map(({ id, sortOrder }) => [id, sortOrder]));
  return rows
    .map(({ id, sortOrder }, index) => ({ id, number: numbers.get(id) ?? sortOrder, index }))
    .toSorted((a, b) => a.number - b.number || a.index - b.index)
    .map(({ id }) => id);
}

describe('reorderedPositions', () => {
  it.each<[string, number[], number, number, [id: number, sortOrder: number][]]>([
    [
      'one step down',
      [0, 1, 2, 3],
      0,
      1,
      [
        [0, 2],
        [2, 3],
        [3, 4],
      ],
    ],
    ['to the end', [0, 1, 2], 0, 2, [[0, 3]]],
    [
      'one step up',
      [0, 1, 2, 3],
      2,
      1,
      [
        [2, 1],
        [1, 2],
      ],
    ],
    ['into a gap: one number changes', [0, 10, 20], 2, 1, [[2, 1]]],
    [
      'before all, pushing on as far as the gap',
      [0, 1, 2, 999],
      3,
      0,
      [
        [3, 0],
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    ],
    [
      'among equals',
      [0, 0, 0, 0],
      3,
      1,
      [
        [3, 1],
        [1, 2],
        [2, 3],
      ],
    ],
    [
      'first among equals',
      [0, 0, 0],
      2,
      0,
      [
        [0, 1],
        [1, 2],
      ],
    ],
    ['nowhere', [0, 1], 1, 1, []],
    ['past the end', [0, 1], 1, 2, []],
    ['before the beginning', [0, 1], 1, -1, []],
    ['a row that is not there', [0, 1], 5, 0, []],
    [
      'past the largest number: all anew',
      [5, MAX],
      0,
      1,
      [
        [1, 0],
        [0, 1],
      ],
    ],
  ])('%s', (_name, numbers, from, to, expected) => {
    expect(reorderedPositions(rowsOf(...numbers), from, to, MAX)).toEqual(
      expected.map(([id, sortOrder]) => ({ id, sortOrder })),
    );
  });
});

test('every row lands where it was dropped, whatever the numbers, and the others keep their order', () => {
  for (const numbers of [
    [0, 1, 2, 3, 4],
    [0, 0, 0, 0, 0],
    [0, 1, 1, 5, 999],
    [3, 3, 7, 999, 999],
    [MAX, MAX, MAX, MAX, MAX],
  ]) {
    const rows = rowsOf(...numbers);
    for (const from of rows.keys()) {
      for (const to of rows.keys()) {
        const ids = rows.map(({ id }) => id).filter((id) => id !== from);
        ids.splice(to, 0, from);
        expect(orderAfter(rows, reorderedPositions(rows, from, to, MAX))).toEqual(ids);
      }
    }
  }
});

const ROWS: Rect[] = [0, 50, 100].map((top) => ({ left: 10, top, width: 400, height: 50 }));
/** Two beside each other, one below, with gaps of 10. */
const CARDS: Rect[] = [
  [0, 0],
  [210, 0],
  [0, 110],
].map(([left = 0, top = 0]) => ({ left, top, width: 200, height: 100 }));

describe('nearestRow', () => {
  it.each<[string, Rect[], number, number, number]>([
    ['within a row', ROWS, 20, 60, 1],
    ['above all', ROWS, 20, -300, 0],
    ['below all', ROWS, 20, 900, 2],
    ['beside', ROWS, 900, 120, 2],
    ['within a card', CARDS, 300, 50, 1],
    ['the nearest card', CARDS, 300, 180, 1],
    ['no rows', [], 0, 0, -1],
  ])('%s', (_name, places, x, y, row) => expect(nearestRow(places, x, y)).toBe(row));
});

describe('dropLine', () => {
  it.each<[string, Rect[], number, number, Rect | undefined]>([
    ['down: below the row', ROWS, 0, 2, { left: 10, top: 148, width: 400, height: 4 }],
    ['up: above the row', ROWS, 2, 0, { left: 10, top: -2, width: 400, height: 4 }],
    ['cards, on: to the right', CARDS, 0, 1, { left: 408, top: 0, width: 4, height: 100 }],
    ['cards, back: to the left', CARDS, 2, 0, { left: -2, top: 0, width: 4, height: 100 }],
    ['where it is', ROWS, 1, 1, undefined],
    ['nowhere', ROWS, 1, -1, undefined],
  ])('%s', (_name, places, from, to, line) => expect(dropLine(places, from, to, 4)).toEqual(line));
});
