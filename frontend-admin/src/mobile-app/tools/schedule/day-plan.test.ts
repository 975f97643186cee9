import type { CalendarDayView, ClassSchedule, DatedClassView } from '#libs/contracts/generated/api';
import { classCounts, dateOf, dayPlan, shownDay } from './day-plan';

/** Of no matter here. */
const UNSAID = {} as ClassSchedule;

function lesson(id: number, startTime: string, endTime: string, more: Partial<ClassSchedule> = {}): ClassSchedule {
  return {
    ...UNSAID,
    id,
    day: 'Monday',
    startTime,
    endTime,
    className: `Class ${id}`,
    level: 'Beginner',
    instructor: null,
    isActive: true,
    trialPlaces: 4,
    createdAt: '',
    updatedAt: '',
    ...more,
  };
}

const week = [
  lesson(1, '18:00', '19:00', { instructor: 'Thandi' }),
  lesson(2, '06:30', '07:30'),
  lesson(3, '18:30', '19:30', { instructor: ' thandi ' }),
  lesson(4, '17:00', '18:00', { isActive: false }),
  lesson(5, '09:00', '10:00', { day: 'Sunday' }),
];
const mondayAt = (minutes: number) => ({ weekday: 'Monday', minutes }) as const;
const asPlanned = undefined;

/** The Monday, with what differs of the classes by their id. */
function mondayWith(differing: Record<number, Partial<DatedClassView>>, isClosed = false): CalendarDayView {
  const classes = week
    .filter(({ day, isActive }) => day === 'Monday' && isActive && !isClosed)
    .map(({ id, className, startTime, endTime, instructor }) => ({
      classScheduleId: id,
      className,
      startTime,
      endTime,
      instructor,
      level: 'Beginner' as const,
      status: 'on' as const,
      note: null,
      ...differing[id],
    }));
  return { date: '2026-11-23', isClosed, name: isClosed ? 'Summer break' : null, classes };
}

describe('dayPlan', () => {
  it('has the day by time', () =>
    expect(dayPlan(week, 'Monday', mondayAt(0), asPlanned).map(({ entry }) => entry.id)).toEqual([2, 4, 1, 3]));

  it('says where the active classes of today stand', () => {
    expect(dayPlan(week, 'Monday', mondayAt(17 * 60 + 30), asPlanned).map(({ moment }) => moment)).toEqual([
      'done',
      undefined,
      'next',
      'later',
    ]);
    expect(dayPlan(week, 'Monday', mondayAt(18 * 60 + 30), asPlanned).map(({ moment }) => moment)).toEqual([
      'done',
      undefined,
      'now',
      'now',
    ]);
  });

  it('says nothing of that on other days', () =>
    expect(dayPlan(week, 'Sunday', mondayAt(9 * 60), asPlanned)).toEqual([
      { entry: week[4], status: 'on', note: null, isOn: true, clashes: [] },
    ]));

  it('names what a class clashes with', () => {
    expect(
      dayPlan(week, 'Monday', mondayAt(0), asPlanned).map(({ clashes }) =>
        clashes.map(({ kind, other }) => [kind, other.id]),
      ),
    ).toEqual([[], [], [['instructor', 3]], [['instructor', 1]]]);
  });

  it('a cancelled class is neither now nor next, clashes with none, and says why', () => {
    const plan = dayPlan(
      week,
      'Monday',
      mondayAt(18 * 60 + 10),
      mondayWith({ 1: { status: 'cancelled', note: 'Burst pipe' } }),
    );
    expect(plan.map(({ entry, status, isOn, moment }) => [entry.id, status, isOn, moment])).toEqual([
      [2, 'on', true, 'done'],
      [4, 'on', false, undefined],
      [1, 'cancelled', false, undefined],
      [3, 'on', true, 'next'],
    ]);
    expect(plan.map(({ note }) => note)).toEqual([null, null, 'Burst pipe', null]);
    expect(plan.flatMap(({ clashes }) => clashes)).toEqual([]);
  });

  it('a moved class stands at its new time, with whoever takes it', () => {
    const moved = { status: 'changed', startTime: '06:00', endTime: '07:00', instructor: 'Prisha' } as const;
    const [first, second] = dayPlan(week, 'Monday', mondayAt(6 * 60 + 15), mondayWith({ 1: moved }));
    expect(first).toMatchObject({
      entry: { id: 1, startTime: '06:00', endTime: '07:00', instructor: 'Prisha' },
      status: 'changed',
      moment: 'now',
      clashes: [{ kind: 'overlap', other: { id: 2 } }],
    });
    expect(second).toMatchObject({ entry: { id: 2 }, moment: 'next' });
  });

  it('on a closed day it is the plan, and none of it takes place', () => {
    const plan = dayPlan(week, 'Monday', mondayAt(18 * 60 + 10), mondayWith({}, true));
    expect(plan.map(({ entry, isOn, moment }) => [entry.id, isOn, moment])).toEqual(
      [2, 4, 1, 3].map((id) => [id, false, undefined]),
    );
  });
});

it('counts the classes of each day', () => {
  expect(classCounts(week).map(({ count }) => count)).toEqual([4, 0, 0, 0, 0, 0, 1]);
});

it('counts no cancelled class, and knows the closed days', () => {
  expect(classCounts(week, [mondayWith({ 1: { status: 'cancelled' } })])[0]).toEqual({
    day: 'Monday',
    isClosed: false,
    count: 3,
  });
  expect(classCounts(week, [mondayWith({}, true)])[0]).toMatchObject({ isClosed: true });
});

it('the date of a day of this week', () => {
  const now = { date: { year: 2026, month: 12, day: 2 } };
  expect([dateOf('Monday', now), dateOf('Sunday', now)]).toEqual(['2026-11-30', '2026-12-06']);
});

describe('shownDay', () => {
  it.each<[what: string, asked: string | null, openId: number | undefined, day: string]>([
    ['today', null, undefined, 'Friday'],
    ['what is asked for', 'Monday', 5, 'Monday'],
    ['the day of the open class', null, 5, 'Sunday'],
    ['today for a class that is gone', null, 99, 'Friday'],
    ['today for what is no day', 'Funday', undefined, 'Friday'],
  ])('%s', (_what, asked, openId, day) => expect(shownDay(asked, openId, week, 'Friday')).toBe(day));
});
