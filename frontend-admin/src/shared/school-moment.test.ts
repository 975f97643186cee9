import { schoolDay, schoolMoment, schoolTime, schoolTimeAndDay } from './school-moment';

describe("the school's clock", () => {
  it.each([
    ['2026-11-21T06:12:00.000Z', '21 Nov 2026', '08:12'],
    ['2026-12-31T22:30:00.000Z', '01 Jan 2027', '00:30'],
  ])('%s was %s, %s at the school', (moment, day, time) => {
    const padded = (words: string) => words.replace(/^(\d) /, '0$1 ');
    expect(padded(schoolMoment(moment))).toBe(`${day}, ${time}`);
    expect(padded(schoolDay(Date.parse(moment)))).toBe(day);
    expect(schoolTime(moment)).toBe(time);
    expect(padded(schoolTimeAndDay(moment)).startsWith(time)).toBe(true);
  });

  it('leaves the year out where the day is near', () =>
    expect(schoolTimeAndDay('2026-11-21T12:05:00.000Z')).toBe('14:05, 21 Nov'));
});
