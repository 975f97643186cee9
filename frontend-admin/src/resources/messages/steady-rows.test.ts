import { newestOf, steadyRows } from './steady-rows';

/** As many minutes into an hour as the id says: ids grow with time. */
const rows = (...ids: number[]) =>
  ids.map((id) => ({ id, lastReceivedAt: `2026-11-20T08:${String(id).padStart(2, '0')}:00.000Z` }));

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
  const steady = steadyRows(rows(...seen), newestOf(rows(...seen)), rows(...now));
  expect(steady.shown.map(({ id }) => id)).toEqual(shown);
  expect(steady.waiting).toBe(waiting);
});

test('the newest left and came back', () => {
  expect(steadyRows(rows(8, 5), rows(9)[0], rows(9, 8, 5))).toEqual({ shown: rows(9, 8, 5), waiting: 0 });
});

test.each([
  ['the middle one', [9, 8, 5], 8],
  ['the last one', [9, 8, 5], 5],
])('the customer of %s wrote again: it stays where it was, and says so', (_what, seen, id) => {
  const again = { id, lastReceivedAt: '2026-11-20T09:00:00.000Z', status: 'unread' };
  const others = rows(...seen).filter((row) => row.id !== id);
  const { shown, waiting } = steadyRows(rows(...seen), newestOf(rows(...seen)), [again, ...others]);
  expect(shown.map((row) => row.id)).toEqual(seen);
  expect(shown).toContain(again);
  expect(waiting).toBe(1);
});

test('an old thread that was on another page is held back', () => {
  const again = { id: 2, lastReceivedAt: '2026-11-20T09:00:00.000Z' };
  expect(steadyRows(rows(9, 8), rows(9)[0], [again, ...rows(9, 8)])).toEqual({ shown: rows(9, 8), waiting: 1 });
});
