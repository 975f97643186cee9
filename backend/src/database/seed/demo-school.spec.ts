import { layoutDay } from '#libs/domain/schedule/overlap-layout';
import { parseClockTime } from '#libs/domain/schedule/clock-time';
import { WEEKDAYS } from '#libs/domain/schedule/weekdays';
import { school } from '#libs/school/school';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ClassSchedule } from '../../modules/class-schedules/class-schedule.entity.js';
import { Faq } from '../../modules/faqs/faq.entity.js';
import { seedClassSchedules } from './seed-class-schedules.js';
import { seedFaqs } from './seed-faqs.js';

let t: TestApp;
let week: ClassSchedule[];
beforeAll(async () => {
  t = await startTestApp();
  for (const _start of ['first', 'second']) {
    await seedFaqs(t.db);
    await seedClassSchedules(t.db);
  }
  week = await t.db.find(ClassSchedule);
});
afterAll(() => t.close());

const minutes = (time: string) => parseClockTime(time) ?? Number.NaN;
const blocks = () =>
  WEEKDAYS.flatMap((day) =>
    layoutDay(
      week
        .filter((entry) => entry.day === day)
        .map((entry) => ({ ...entry, startMinutes: minutes(entry.startTime), endMinutes: minutes(entry.endTime) })),
    ),
  );

describe('the demonstration school', () => {
  it('has the eighteen built-in questions, once', async () => {
    expect(await t.db.count(Faq)).toBe(18);
  });

  it('has a week of 25 to 30 classes, once', () => {
    expect(week.length).toBeGreaterThanOrEqual(25);
    expect(week.length).toBeLessThanOrEqual(30);
  });

  it('trains within the opening hours only', () => {
    const hours: Partial<Record<string, { opens: string; closes: string } | null>> = school.hours;
    const outside = week.filter(({ day, startTime, endTime }) => {
      const open = hours[day];
      return !open || startTime < open.opens || endTime > open.closes;
    });
    expect(outside).toEqual([]);
  });

  it('has a pair that overlaps, a chain whose ends never meet, and classes that only touch', () => {
    expect(blocks().some(({ entries }) => entries.length === 2)).toBe(true);
    expect(
      blocks().some(({ entries }) => entries.length === 3 && entries[0]!.endMinutes <= entries[2]!.startMinutes),
    ).toBe(true);
    expect(
      blocks().some(
        (block, i, all) =>
          all[i + 1]?.startMinutes === block.endMinutes && all[i + 1]?.entries[0]?.day === block.entries[0]?.day,
      ),
    ).toBe(true);
  });

  it('asks no coach to be in two places', () => {
    const clashes = blocks().flatMap(({ entries }) =>
      entries.filter((entry) =>
        entries.some(
          (other) =>
            other.id !== entry.id &&
            other.instructor !== null &&
            other.instructor === entry.instructor &&
            other.startMinutes < entry.endMinutes &&
            entry.startMinutes < other.endMinutes,
        ),
      ),
    );
    expect(clashes).toEqual([]);
  });

  it.each([
    ['Monday', '18:00', '20:30'],
    ['Wednesday', '18:00', '20:30'],
    ['Thursday', '19:00', '20:15'],
    ['Saturday', '10:00', '11:30'],
  ])('holds the beginner course on %s %s-%s', (day, startTime, endTime) => {
    expect(week).toContainEqual(expect.objectContaining({ day, startTime, endTime }));
  });
});
