import type { CalendarDayView, DatedClassView } from '#libs/contracts/generated/api';
import { noClassesWords, todaysClasses } from './todays-classes';

const AT_18 = 18 * 60;

test('a cancelled class is neither now nor next, and what is moved counts from its new time', () => {
  const classes = [
    dated(1, '17:00', '17:45'),
    dated(2, '18:00', '19:00', 'cancelled'),
    dated(3, '18:30', '19:30', 'cancelled'),
    dated(4, '19:00', '20:00', 'changed'),
    dated(5, '20:00', '21:00'),
  ];
  expect(todaysClasses(classes, AT_18).map(({ entry, moment }) => [entry.classScheduleId, moment])).toEqual([
    [1, 'done'],
    [2, undefined],
    [3, undefined],
    [4, 'next'],
    [5, 'later'],
  ]);
});

test.each<[string, Partial<CalendarDayView> | undefined]>([
  ['No classes on Sunday.', undefined],
  ['No classes on Sunday.', {}],
  ['No classes on Sunday.', { name: 'Day of Goodwill' }],
  ['Closed today: Day of Goodwill.', { isClosed: true, name: 'Day of Goodwill' }],
  ['Closed today.', { isClosed: true }],
])('%s', (words, day) => {
  expect(
    noClassesWords(day && { date: '2026-12-27', isClosed: false, name: null, classes: [], ...day }, 'Sunday'),
  ).toBe(words);
});

function dated(
  classScheduleId: number,
  startTime: string,
  endTime: string,
  status: DatedClassView['status'] = 'on',
): DatedClassView {
  return {
    classScheduleId,
    startTime,
    endTime,
    status,
    className: '',
    level: 'Beginner',
    instructor: null,
    note: null,
  };
}
