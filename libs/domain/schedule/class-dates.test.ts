import {
  classDates,
  type ClosurePeriod,
  type DateException,
  datesBetween,
  daysFrom,
  nextDatedClass,
  type SchoolPlan,
  weekdayOf,
  type WeeklyClass,
} from '#libs/domain/schedule/class-dates';

const krav: WeeklyClass = {
  id: 7,
  day: 'Wednesday',
  startTime: '18:00',
  endTime: '19:30',
  className: 'Krav Maga',
  level: 'Beginner',
  instructor: 'Coach Storm',
};
const WEDNESDAY = '2026-12-16';
const plan = (overrides: Partial<SchoolPlan> = {}): SchoolPlan => ({
  classes: [krav],
  closures: [],
  holidays: [],
  exceptions: [],
  ...overrides,
});
const closure = (overrides: Partial<ClosurePeriod> = {}): ClosurePeriod => ({
  id: 1,
  startDate: WEDNESDAY,
  endDate: WEDNESDAY,
  name: 'December break',
  isClosed: true,
  ...overrides,
});
const exception = (overrides: Partial<DateException> = {}): DateException => ({
  classScheduleId: 7,
  date: WEDNESDAY,
  kind: 'changed',
  startTime: null,
  endTime: null,
  instructor: null,
  note: null,
  ...overrides,
});
const holiday = { date: WEDNESDAY, name: 'Day of Reconciliation' };
const dayOf = (overrides: Partial<SchoolPlan>) => classDates(WEDNESDAY, WEDNESDAY, plan(overrides))[0];

it.each([
  ['2026-12-30', '2027-01-02', ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']],
  ['2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['2026-12-30', '2026-12-30', ['2026-12-30']],
  ['2026-12-31', '2026-12-30', []],
  // The day after it would sort before it.
  ['9999-12-30', '9999-12-31', ['9999-12-30', '9999-12-31']],
])('the dates from %s to %s', (from, to, dates) => {
  expect(datesBetween(from, to)).toEqual(dates);
  if (dates.length > 0) expect(daysFrom(from, to)).toBe(dates.length - 1);
});

it.each([
  ['2026-12-14', 'Monday'],
  ['2026-12-20', 'Sunday'],
  ['2028-02-29', 'Tuesday'],
])('%s is a %s', (date, weekday) => expect(weekdayOf(date)).toBe(weekday));

it('puts the plan on dates: each class on its weekday, by start, inactive days empty', () => {
  const early = { ...krav, id: 8, startTime: '06:00', endTime: '07:00' };
  const days = classDates('2026-12-14', '2026-12-20', plan({ classes: [krav, early] }));
  expect(days.map((day) => `${day.date} ${day.classes.map((one) => one.startTime).join()}`)).toEqual([
    '2026-12-14 ',
    '2026-12-15 ',
    '2026-12-16 06:00,18:00',
    '2026-12-17 ',
    '2026-12-18 ',
    '2026-12-19 ',
    '2026-12-20 ',
  ]);
  expect(days[2]).toMatchObject({ isClosed: false, name: null });
  expect(days[2]?.classes[1]).toEqual({
    classScheduleId: 7,
    className: 'Krav Maga',
    startTime: '18:00',
    endTime: '19:30',
    level: 'Beginner',
    instructor: 'Coach Storm',
    status: 'on',
    note: null,
  });
});

it.each<[string, Partial<SchoolPlan>, boolean, string | null]>([
  ['no closure', {}, false, null],
  ['a closure of that day', { closures: [closure()] }, true, 'December break'],
  ['its first day', { closures: [closure({ startDate: WEDNESDAY, endDate: '2027-01-04' })] }, true, 'December break'],
  ['its last day', { closures: [closure({ startDate: '2026-12-10' })] }, true, 'December break'],
  ['the day before it', { closures: [closure({ startDate: '2026-12-17', endDate: '2026-12-18' })] }, false, null],
  ['the day after it', { closures: [closure({ startDate: '2026-12-10', endDate: '2026-12-15' })] }, false, null],
  ['a holiday', { holidays: [holiday] }, true, 'Day of Reconciliation'],
  [
    'a holiday that is kept open',
    { holidays: [holiday], closures: [closure({ isClosed: false })] },
    false,
    'Day of Reconciliation',
  ],
  ['a closure over a holiday', { holidays: [holiday], closures: [closure()] }, true, 'December break'],
  [
    'opened within a break, added later',
    { closures: [closure({ id: 2, isClosed: false }), closure({ id: 1, endDate: '2027-01-04' })] },
    false,
    null,
  ],
  [
    'closed again, added last',
    { holidays: [holiday], closures: [closure({ id: 1, isClosed: false }), closure({ id: 2 })] },
    true,
    'December break',
  ],
])('%s', (_name, overrides, isClosed, name) => {
  expect(dayOf(overrides)).toMatchObject({ isClosed, name });
  expect(dayOf(overrides)?.classes).toHaveLength(isClosed ? 0 : 1);
});

it.each<[string, DateException, object]>([
  ['a cancelled class', exception({ kind: 'cancelled', note: 'Ill' }), { status: 'cancelled', note: 'Ill' }],
  [
    'another time',
    exception({ startTime: '17:00', endTime: '18:00' }),
    { status: 'changed', startTime: '17:00', endTime: '18:00', instructor: 'Coach Storm' },
  ],
  ['a later start', exception({ startTime: '18:30' }), { startTime: '18:30', endTime: '19:30' }],
  ['a substitute', exception({ instructor: 'Coach Dube' }), { status: 'changed', instructor: 'Coach Dube' }],
  [
    'a note alone',
    exception({ note: 'Bring gloves' }),
    { status: 'changed', startTime: '18:00', note: 'Bring gloves' },
  ],
  ['another class', exception({ classScheduleId: 8, kind: 'cancelled' }), { status: 'on' }],
  ['another date', exception({ date: '2026-12-23', kind: 'cancelled' }), { status: 'on' }],
])('%s', (_name, one, expected) => {
  expect(dayOf({ exceptions: [one] })?.classes).toEqual([expect.objectContaining(expected)]);
});

it('sorts by the times of the date', () => {
  const late = { ...krav, id: 8, startTime: '19:00', endTime: '20:00' };
  const moved = exception({ classScheduleId: 8, startTime: '06:00', endTime: '07:00' });
  expect(dayOf({ classes: [krav, late], exceptions: [moved] })?.classes.map((one) => one.classScheduleId)).toEqual([
    8, 7,
  ]);
});

describe('nextDatedClass', () => {
  const next = (minutes: number, overrides: Partial<SchoolPlan> = {}) =>
    nextDatedClass(classDates('2026-12-09', '2027-02-10', plan(overrides)), {
      date: { year: 2026, month: 12, day: 16 },
      minutes,
    });

  it.each<[string, number, Partial<SchoolPlan>, string, number]>([
    ['later today', 17 * 60, {}, WEDNESDAY, 0],
    ['starting this minute', 18 * 60, {}, WEDNESDAY, 0],
    ['after it began', 18 * 60 + 1, {}, '2026-12-23', 7],
    ['across a cancelled one', 9 * 60, { exceptions: [exception({ kind: 'cancelled' })] }, '2026-12-23', 7],
    ['across a break', 9 * 60, { closures: [closure({ endDate: '2027-01-04' })] }, '2027-01-06', 21],
    ['moved forward', 17 * 60 + 30, { exceptions: [exception({ startTime: '17:00' })] }, '2026-12-23', 7],
  ])('%s', (_name, minutes, overrides, date, daysAhead) => {
    expect(next(minutes, overrides)).toMatchObject({ date, daysAhead });
  });

  it('counts the minutes until then', () => {
    expect(next(17 * 60 + 18)?.startsInMinutes).toBe(42);
    expect(next(19 * 60)?.startsInMinutes).toBe(7 * 24 * 60 - 60);
  });

  it('knows none where there is none', () => {
    expect(next(0, { classes: [] })).toBeUndefined();
  });
});
