import { newestId, steadyRows } from './steady-rows';

/** As many minutes into an hour as the id says: ids grow with time. */
const rows = (...ids: number[]) =>
  ids.map((id) => ({ id, createdAt: `2026-11-20T08:${String(id).padStart(2, '0')}:00.000Z` }));

test.each([
  ['nothing came in', [9, 8, 5], [9, 8, 5], [9, 8, 5], 0],
  ['one came in', [8, 5], [9, 8, 5], [8, 5], 1],
  ['one came in and pushed off the last', [8, 5, 4], [9, 8, 5], [8, 5, 4], 1],
  ['as many came in as the page holds', [5, 4, 3], [9, 8, 7], [5, 4, 3], 3],
  ['one went', [9, 8, 5], [9, 5], [9, 5], 0],
  ['one went while another came in', [8, 5, 4], [9, 8, 4], [8, 4], 1],
  ['one went, and one moved up', [9, 8, 5], [9, 5, 4], [9, 5, 4], 0],
  ['there was nothing', [], [9, 8], [9, 8], 0],
  ['all went', [9, 8], [], [], 0],
])('%s', (_what, seen, now, shown, waiting) => {
  const steady = steadyRows(rows(...seen), newestId(rows(...seen)), rows(...now));
  expect(steady.shown.map(({ id }) => id)).toEqual(shown);
  expect(steady.waiting).toBe(waiting);
});

test('the newest left and came back', () => {
  expect(steadyRows(rows(8, 5), 9, rows(9, 8, 5))).toEqual({ shown: rows(9, 8, 5), waiting: 0 });
});
