import { sortIntoWeek } from '#libs/domain/schedule/class-week';

const entry = (day: string, startTime: string, endTime: string) => ({ day, startTime, endTime });

test('all seven days are there, Monday first, each in order of time', () => {
  const week = sortIntoWeek([
    entry('Sunday', '09:00', '10:00'),
    entry('Monday', '18:00', '19:00'),
    entry('Monday', '06:00', '07:00'),
  ]);
  expect(week.days.map((day) => `${day.weekday} ${day.entries.map((e) => e.startTime).join()}`)).toEqual([
    'Monday 06:00,18:00',
    'Tuesday ',
    'Wednesday ',
    'Thursday ',
    'Friday ',
    'Saturday ',
    'Sunday 09:00',
  ]);
  expect(week.days[0]?.entries[0]).toMatchObject({ startMinutes: 360, endMinutes: 420 });
});

test.each([
  ['no time', entry('Monday', 'evening', '19:00')],
  ['no end', entry('Monday', '18:00', '')],
  ['ends as it starts', entry('Monday', '18:00', '18:00')],
  ['ends before it starts', entry('Monday', '18:00', '17:00')],
  ['no such hour', entry('Monday', '24:00', '25:00')],
  ['no such day', entry('Someday', '18:00', '19:00')],
])('%s: kept aside, as it came', (_name, bad) => {
  const week = sortIntoWeek([bad, entry('Monday', '18:00', '19:00')]);
  expect(week.unplaced).toEqual([bad]);
  expect(week.days.flatMap((day) => day.entries)).toHaveLength(1);
});
