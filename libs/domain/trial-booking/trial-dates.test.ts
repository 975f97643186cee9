import type { CalendarDay, DatedClass } from '#libs/domain/schedule/class-dates';
import {
  hasBegun,
  lastTrialDate,
  otherTrialDates,
  type TrialDate,
  trialDates,
  type TrialPlaces,
  trialRefusal,
} from '#libs/domain/trial-booking/trial-dates';

const NOW = { date: '2030-07-10', time: '17:30' };
const krav: DatedClass = {
  classScheduleId: 1,
  className: 'Krav Maga',
  startTime: '18:00',
  endTime: '19:30',
  level: 'Beginner',
  instructor: null,
  status: 'on',
  note: null,
};
const day = (date: string, classes: DatedClass[] = [krav]): CalendarDay => ({
  date,
  isClosed: false,
  name: null,
  classes,
});
const closed = (date: string, name: string | null): CalendarDay => ({ date, isClosed: true, name, classes: [] });
const places = (left: number, of = 4): TrialPlaces => ({ placesOf: () => of, bookedOf: () => of - left });
const slot = (date: string, classScheduleId = 1) => ({ classScheduleId, date });

it('is eight weeks', () => expect(lastTrialDate('2030-07-10')).toBe('2030-09-04'));

describe('a date', () => {
  it.each([
    ['today, before it begins', slot('2030-07-10'), day('2030-07-10'), places(1), undefined],
    ['the last day of eight weeks', slot('2030-09-04'), day('2030-09-04'), places(4), undefined],
    ['a changed class', slot('2030-07-17'), day('2030-07-17', [{ ...krav, status: 'changed' }]), places(1), undefined],
    ['yesterday', slot('2030-07-09'), day('2030-07-09'), places(4), { kind: 'past' }],
    ['after eight weeks', slot('2030-09-05'), day('2030-09-05'), places(4), { kind: 'tooFar' }],
    [
      'today, as it begins',
      slot('2030-07-10'),
      day('2030-07-10', [{ ...krav, startTime: '17:30' }]),
      places(4),
      { kind: 'begun' },
    ],
    ['another day of the week', slot('2030-07-11'), day('2030-07-11', []), places(4), { kind: 'notThatDay' }],
    ['another class', slot('2030-07-17', 2), day('2030-07-17'), places(4), { kind: 'notThatDay' }],
    [
      'cancelled',
      slot('2030-07-17'),
      day('2030-07-17', [{ ...krav, status: 'cancelled' }]),
      places(4),
      { kind: 'cancelled' },
    ],
    [
      'closed',
      slot('2030-08-09'),
      closed('2030-08-09', 'Women’s Day'),
      places(4),
      { kind: 'closed', name: 'Women’s Day' },
    ],
    ['full', slot('2030-07-17'), day('2030-07-17'), places(0), { kind: 'full' }],
    ['overbooked, for places were taken away', slot('2030-07-17'), day('2030-07-17'), places(-2), { kind: 'full' }],
    ['of a class without trials', slot('2030-07-17'), day('2030-07-17'), places(0, 0), { kind: 'noTrials' }],
  ])('%s', (_what, asked, on, of, refusal) => {
    expect(trialRefusal(asked, on, NOW, of)).toEqual(refusal);
  });
});

it('can be chosen: what takes place, has not begun, and takes trials; full ones with no place left', () => {
  const begun = { ...krav, classScheduleId: 2, startTime: '06:00' };
  const off = { ...krav, classScheduleId: 3, status: 'cancelled' as const };
  const none = { ...krav, classScheduleId: 4 };
  const days = [
    day('2030-07-09'),
    day('2030-07-10', [begun, krav, off, none]),
    closed('2030-07-11', null),
    day('2030-07-17'),
    day('2030-09-11'),
  ];
  const found = trialDates(days, NOW, {
    placesOf: (id) => (id === 4 ? 0 : 4),
    bookedOf: ({ date }) => (date === '2030-07-17' ? 5 : 3),
  });
  expect(found).toEqual([
    {
      classScheduleId: 1,
      className: 'Krav Maga',
      startTime: '18:00',
      endTime: '19:30',
      level: 'Beginner',
      instructor: null,
      date: '2030-07-10',
      placesLeft: 1,
    },
    expect.objectContaining({ date: '2030-07-17', placesLeft: 0 }),
  ]);
});

it('the next dates are three of the same class with a place', () => {
  const date = (on: string, placesLeft: number, classScheduleId = 1) =>
    ({ ...krav, classScheduleId, date: on, placesLeft }) as TrialDate;
  const dates = [
    date('2030-07-17', 0),
    date('2030-07-18', 4, 2),
    date('2030-07-24', 0),
    date('2030-07-31', 1),
    date('2030-08-07', 2),
    date('2030-08-14', 4),
    date('2030-08-21', 4),
  ];
  expect(otherTrialDates(slot('2030-07-17'), dates).map((one) => one.date)).toEqual([
    '2030-07-31',
    '2030-08-07',
    '2030-08-14',
  ]);
});

it.each([
  ['2030-07-09', '23:00', true],
  ['2030-07-10', '17:29', true],
  ['2030-07-10', '17:30', true],
  ['2030-07-10', '17:31', false],
  ['2030-07-11', '06:00', false],
])('a class on %s at %s has begun: %s', (date, startTime, begun) => {
  expect(hasBegun({ date, startTime }, NOW)).toBe(begun);
});
