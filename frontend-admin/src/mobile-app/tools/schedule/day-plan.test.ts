import type { ClassSchedule } from '#libs/contracts/generated/api';
import { classCounts, dayPlan, shownDay } from './day-plan';

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

describe('dayPlan', () => {
  it('has the day by time', () =>
    expect(dayPlan(week, 'Monday', mondayAt(0)).map(({ entry }) => entry.id)).toEqual([2, 4, 1, 3]));

  it('says where the active classes of today stand', () => {
    expect(dayPlan(week, 'Monday', mondayAt(17 * 60 + 30)).map(({ moment }) => moment)).toEqual([
      'done',
      undefined,
      'next',
      'later',
    ]);
    expect(dayPlan(week, 'Monday', mondayAt(18 * 60 + 30)).map(({ moment }) => moment)).toEqual([
      'done',
      undefined,
      'now',
      'now',
    ]);
  });

  it('says nothing of that on other days', () =>
    expect(dayPlan(week, 'Sunday', mondayAt(9 * 60))).toEqual([{ entry: week[4], clashes: [] }]));

  it('names what a class clashes with', () => {
    expect(
      dayPlan(week, 'Monday', mondayAt(0)).map(({ clashes }) => clashes.map(({ kind, other }) => [kind, other.id])),
    ).toEqual([[], [], [['instructor', 3]], [['instructor', 1]]]);
  });
});

it('counts the classes of each day', () => {
  expect(classCounts(week).map(({ count }) => count)).toEqual([4, 0, 0, 0, 0, 0, 1]);
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
