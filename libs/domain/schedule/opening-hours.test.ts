import { openingState, type OpeningHours } from '#libs/domain/schedule/opening-hours';
import type { Weekday } from '#libs/domain/schedule/weekdays';
import { school } from '#libs/school/school';

const at = (weekday: Weekday, time: string) => ({
  weekday,
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});
const opensNext = (weekday: Weekday, opens: string, daysAhead: number) => ({
  isOpen: false,
  next: { weekday, opens, daysAhead },
});

test.each([
  ['Monday', '05:59', opensNext('Monday', '06:00', 0)],
  ['Monday', '06:00', { isOpen: true, closes: '21:00' }],
  ['Wednesday', '17:18', { isOpen: true, closes: '21:00' }],
  ['Monday', '20:59', { isOpen: true, closes: '21:00' }],
  ['Monday', '21:00', opensNext('Tuesday', '06:00', 1)],
  ['Friday', '23:59', opensNext('Saturday', '08:00', 1)],
  ['Saturday', '00:00', opensNext('Saturday', '08:00', 0)],
  ['Saturday', '07:59', opensNext('Saturday', '08:00', 0)],
  ['Saturday', '08:00', { isOpen: true, closes: '13:00' }],
  ['Saturday', '12:59', { isOpen: true, closes: '13:00' }],
  ['Saturday', '13:00', opensNext('Monday', '06:00', 2)],
  ['Sunday', '12:00', opensNext('Monday', '06:00', 1)],
] as const)('%s %s', (weekday, time, expected) => {
  expect(openingState(school.hours, at(weekday, time))).toEqual(expected);
});

test('a school open one day a week opens again in seven days; one that never opens has no next', () => {
  const oneDay: OpeningHours = { Monday: { opens: '06:00', closes: '21:00' } };
  expect(openingState(oneDay, at('Monday', '21:00'))).toEqual(opensNext('Monday', '06:00', 7));
  expect(openingState({}, at('Monday', '12:00'))).toEqual({ isOpen: false });
});

it.each<[what: string, closed: number[], state: ReturnType<typeof openingState>]>([
  ['no day', [], { isOpen: true, closes: '21:00' }],
  ['today', [0], { isOpen: false, next: { weekday: 'Tuesday', opens: '06:00', daysAhead: 1 } }],
  ['today and tomorrow', [0, 1], { isOpen: false, next: { weekday: 'Wednesday', opens: '06:00', daysAhead: 2 } }],
  ['tomorrow alone', [1], { isOpen: true, closes: '21:00' }],
  ['longer than anybody looks ahead', [0, 1, 2, 3, 4, 5, 6, 7], { isOpen: false }],
])('on a Monday at noon, with %s closed', (_what, closed, state) =>
  expect(
    openingState(school.hours, { weekday: 'Monday', minutes: 720 }, (daysAhead) => closed.includes(daysAhead)),
  ).toEqual(state),
);
