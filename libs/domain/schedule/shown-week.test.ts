import { classDates } from '#libs/domain/schedule/class-dates';
import { sortIntoWeek } from '#libs/domain/schedule/class-week';
import { readSchoolClock } from '#libs/domain/schedule/school-clock';
import { entriesOfWeek, shownWeek } from '#libs/domain/schedule/shown-week';

const krav = {
  id: 7,
  day: 'Wednesday' as const,
  startTime: '18:00',
  endTime: '19:30',
  className: 'Krav Maga',
  level: 'Beginner',
  instructor: 'Coach Storm',
};
const plan = sortIntoWeek([krav]);
const clock = (instant: string) => readSchoolClock(new Date(`${instant}+02:00`));

describe('shownWeek', () => {
  it.each([
    ['before its last class', '2026-12-15T10:00', null, '2026-12-14'],
    ['during its last class', '2026-12-16T19:29', null, '2026-12-14'],
    ['after its last class', '2026-12-16T19:30', null, '2026-12-21'],
    ['on a Sunday', '2026-12-20T10:00', null, '2026-12-21'],
    ['this week asked for by name', '2026-12-20T10:00', '2026-12-20', '2026-12-14'],
    ['any day of another week', '2026-12-15T10:00', '2027-01-01', '2026-12-28'],
    ['eight weeks ahead', '2026-12-15T10:00', '2027-02-14', '2027-02-08'],
    ['nine weeks ahead', '2026-12-15T10:00', '2027-02-15', '2026-12-14'],
    ['last week', '2026-12-15T10:00', '2026-12-13', '2026-12-14'],
    ['no date', '2026-12-15T10:00', '2026-02-30', '2026-12-14'],
    ['nonsense', '2026-12-15T10:00', 'soon', '2026-12-14'],
  ])('%s', (_name, now, asked, monday) => {
    const week = shownWeek(asked, plan, clock(now));
    expect(week.monday).toBe(monday);
    expect(week.dates).toHaveLength(7);
  });

  const otherwise = { startTime: null, endTime: null, instructor: null, note: null };
  const held = { day: 'Monday' as const, startTime: '18:00', endTime: '19:00' };
  it.each([
    ['its last class was moved to later', { startTime: '20:00', endTime: '21:00', kind: 'changed' }, '16T20:30', '14'],
    ['that is over too', { startTime: '20:00', endTime: '21:00', kind: 'changed' }, '16T21:00', '21'],
    ['its last class is cancelled', { kind: 'cancelled' }, '14T19:00', '21'],
    ['the one before that is still to come', { kind: 'cancelled' }, '14T18:59', '14'],
  ] as const)('follows the dates: %s', (_name, change, now, monday) => {
    const classes = [krav, { ...krav, ...held, id: 8 }];
    const thisWeek = classDates('2026-12-14', '2026-12-20', {
      classes,
      closures: [],
      holidays: [],
      exceptions: [{ classScheduleId: 7, date: '2026-12-16', ...otherwise, ...change }],
    });
    expect(shownWeek(null, sortIntoWeek(classes), clock(`2026-12-${now}`), thisWeek).monday).toBe(`2026-12-${monday}`);
  });

  it('has no way back before this week, and none on after the eighth', () => {
    const now = clock('2026-12-15T10:00');
    expect(shownWeek(null, plan, now)).toMatchObject({ previous: undefined, next: '2026-12-21' });
    expect(shownWeek('2027-02-08', plan, now)).toMatchObject({ previous: '2027-02-01', next: undefined });
  });

  it('shows this week where there is no class at all', () => {
    expect(shownWeek(null, sortIntoWeek([]), clock('2026-12-20T10:00')).monday).toBe('2026-12-14');
  });
});

describe('entriesOfWeek', () => {
  const moved = { startTime: '17:00', endTime: '18:30', instructor: null, note: 'Bring gloves' };
  const days = (overrides: object) =>
    classDates('2026-12-14', '2026-12-20', {
      classes: [krav],
      closures: [],
      holidays: [],
      exceptions: [],
      ...overrides,
    });
  const exception = { classScheduleId: 7, date: '2026-12-16' };
  const unreadable = { ...krav, id: 8, day: 'Someday' };

  it.each([
    ['nothing differs', {}, { status: 'on', startTime: '18:00', note: null }],
    ['it was cancelled', { exceptions: [{ ...exception, ...moved, kind: 'cancelled' }] }, { status: 'cancelled' }],
    [
      'it was moved',
      { exceptions: [{ ...exception, ...moved, kind: 'changed' }] },
      { status: 'changed', startTime: '17:00', endTime: '18:30', instructor: 'Coach Storm', note: 'Bring gloves' },
    ],
  ])('%s', (_name, overrides, expected) => {
    expect(entriesOfWeek([krav], days(overrides))).toEqual([expect.objectContaining(expected)]);
  });

  it('leaves out what is on a closed day, and keeps what stands on no day', () => {
    const closed = { holidays: [{ date: '2026-12-16', name: 'Day of Reconciliation' }] };
    expect(entriesOfWeek([krav, unreadable], days(closed))).toEqual([{ ...unreadable, status: 'on', note: null }]);
  });
});
