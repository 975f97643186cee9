import { placeAnew, type Placed } from './place-anew';

const MAX = 1000;
const rowsOf = (...numbers: number[]): Placed[] => numbers.map((sortOrder, id) => ({ id, sortOrder }));

/** The ids in the order that the server would give: by number, then as they stood. */
function orderAfter(rows: Placed[], changes: Placed[]): number[] {
  const numbers = new Map(changes.map(({ id, sortOrder }) => [id, sortOrder]));
  return rows
    .map(({ id, sortOrder }, index) => ({ id, number: numbers.get(id) ?? sortOrder, index }))
    .toSorted((a, b) => a.number - b.number || a.index - b.index)
    .map(({ id }) => id);
}

describe('placeAnew', () => {
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
    expect(placeAnew(rowsOf(...numbers), from, to, MAX)).toEqual(
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
        expect(orderAfter(rows, placeAnew(rows, from, to, MAX))).toEqual(ids);
      }
    }
  }
});
