import {
  blockHeightPx,
  gridHeightPx,
  gridHours,
  gridRange,
  offsetPx,
  shownDetails,
} from '#libs/domain/schedule/timetable-grid';

const span = (startMinutes: number, endMinutes: number) => ({ startMinutes, endMinutes });

test('the range is rounded outwards to whole hours', () => {
  expect(gridRange([span(9 * 60 + 15, 10 * 60), span(18 * 60, 20 * 60 + 45)])).toEqual(span(9 * 60, 21 * 60));
  expect(gridRange([span(9 * 60, 21 * 60)])).toEqual(span(9 * 60, 21 * 60));
  expect(gridRange([span(1380, 1439)])).toEqual(span(1380, 1440));
});

test('with no classes it is 08:00 to 22:00', () => {
  expect(gridRange([])).toEqual(span(480, 1320));
  expect(gridHours(gridRange([]))).toHaveLength(14);
});

test('two pixels a minute, at least 400 for the grid', () => {
  expect(gridHeightPx(span(540, 1260), [])).toBe(1440);
  expect(gridHeightPx(span(540, 600), [span(540, 600)])).toBe(400);
  expect(offsetPx(1038, span(540, 1260))).toBe(996);
});

test('a short class at the end of the last hour still fits', () => {
  expect(gridHeightPx(span(540, 1260), [span(1250, 1260)])).toBe(1470);
});

test.each([
  [10, 50],
  [25, 50],
  [26, 52],
  [60, 120],
])('a class of %i minutes is %i pixels high', (minutes, px) => {
  expect(blockHeightPx(span(600, 600 + minutes))).toBe(px);
});

test.each([
  [70, false, false],
  [71, true, false],
  [90, true, false],
  [91, true, true],
])('at %i pixels: level %s, instructor %s', (px, level, instructor) => {
  expect([shownDetails(px) > 0, shownDetails(px) > 1]).toEqual([level, instructor]);
});
