import { schoolDay, schoolMoment, schoolTime, schoolDayAndTime, recentMoment, relativeMoment } from './school-moment';

describe("the school's clock", () => {
  it.each([
    ['2026-11-21T06:12:00.000Z', '21 Nov 2026', '08:12'],
    ['2026-12-31T22:30:00.000Z', '01 Jan 2027', '00:30'],
  ])('%s was %s, %s at the school', (moment, day, time) => {
    expect(schoolMoment(moment)).toBe(`${day}, ${time}`);
    expect(schoolDay(Date.parse(moment))).toBe(day);
    expect(schoolTime(moment)).toBe(time);
    expect(schoolDayAndTime(moment)).toBe(`${day.slice(0, 6)}, ${time}`);
  });

  it('leaves the year out where the day is near', () =>
    expect(schoolDayAndTime('2026-11-21T12:05:00.000Z')).toBe('21 Nov, 14:05'));
});

const NOW = '2026-11-21T10:00:00.000Z';

describe('relativeMoment', () => {
  it.each([
    ['2026-11-21T10:00:30.000Z', 'just now'],
    ['2026-11-21T09:59:01.000Z', 'just now'],
    ['2026-11-21T09:59:00.000Z', '1 minute ago'],
    ['2026-11-21T09:00:01.000Z', '59 minutes ago'],
    ['2026-11-21T09:00:00.000Z', '1 hour ago'],
    ['2026-11-20T10:00:01.000Z', '23 hours ago'],
    ['2026-11-20T10:00:00.000Z', '1 day ago'],
    ['2026-11-14T10:00:01.000Z', '6 days ago'],
    ['2026-11-14T10:00:00.000Z', '14 Nov 2026'],
    ['2025-12-31T22:30:00.000Z', '01 Jan 2026'],
  ])('%s was %s', (moment, words) => expect(relativeMoment(moment, Date.parse(NOW))).toBe(words));
});

describe('recentMoment', () => {
  it.each<[string, string | undefined]>([
    ['2026-11-14T10:00:01.000Z', '6 days ago'],
    ['2026-11-14T10:00:00.000Z', undefined],
  ])('of %s says %s', (moment, words) => expect(recentMoment(moment, Date.parse(NOW))).toBe(words));
});
