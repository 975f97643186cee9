import {
  compareStartDates,
  courseStartDate,
  isUpcoming,
  startDayWords,
  startWords,
  upcomingCourses,
} from '#libs/domain/course-date';
import { isoDate } from '#libs/domain/schedule/school-clock';

/** 18 November 2026, 10:00 at the school. */
const CREATED = '2026-11-18T08:00:00Z';

const starts = (startDate: string, createdAt = CREATED) => {
  const date = courseStartDate({ startDate, createdAt });
  return date && isoDate(date);
};

describe.each([
  ['UTC', 12],
  ['Africa/Johannesburg', 14],
  ['America/Los_Angeles', 4],
  ['Pacific/Auckland', 1],
])('on a machine in %s', (zone, hourAtNoonUtc) => {
  beforeAll(() => {
    process.env['TZ'] = zone;
  });
  afterAll(() => {
    delete process.env['TZ'];
  });

  it('the clock of the machine really is another one', () => {
    expect(new Date('2026-01-15T12:00:00Z').getHours()).toBe(hourAtNoonUtc);
  });

  it.each([
    ['16 April 2027', '2027-04-16'],
    ['2027-04-16', '2027-04-16'],
    ['2027/4/6', '2027-04-06'],
    ['16 April', '2027-04-16'],
    ['April 16', '2027-04-16'],
    ['April 16, 2028', '2028-04-16'],
    ['16 Apr', '2027-04-16'],
    ['16 apr. 2027', '2027-04-16'],
    ['3 Sept', '2027-09-03'],
    ['16th April', '2027-04-16'],
    ['1st of May', '2027-05-01'],
    ['2nd June 2027', '2027-06-02'],
    ['MARCH 3RD', '2027-03-03'],
    ['  16   aPRIL \t 2027 ', '2027-04-16'],
    ['Monday 12 January', '2027-01-12'],
    ['Sat, 6 Mar', '2027-03-06'],
    ['01 January', '2027-01-01'],
    ['1 January 2020', '2020-01-01'],
    ['29 February', '2028-02-29'],
    ['29 February 2028', '2028-02-29'],
    ['31 December 2026', '2026-12-31'],
  ])('%j means %s', (text, date) => expect(starts(text)).toBe(date));

  it.each([
    'To be announced',
    '',
    '   ',
    'April',
    'April 2027',
    '16',
    '16 2027',
    '2027',
    'soon, 16 April',
    '16 April or later',
    '16 April 27',
    '16 Aprils',
    '16 Ap',
    '31 February',
    '31 February 2027',
    '30 Feb',
    '29 February 2027',
    '31 April',
    '0 April',
    '32 May',
    '2027-02-31',
    '2027-13-01',
    '2027-00-10',
    '2027-04/16',
    '16/04/2027',
    '16 April 0027',
    '-16 April',
    '1.5 April',
    '16 constructor',
    '16 __proto__',
    '１６ April',
  ])('%j is no date', (text) => expect(starts(text)).toBeUndefined());

  it.each([
    ['the day it is written', '18 November', CREATED, '2026-11-18'],
    ['the day before', '17 November', CREATED, '2027-11-17'],
    ['the day after', '19 November', CREATED, '2026-11-19'],
    ['a second before midnight at the school', '18 November', '2026-11-18T21:59:59Z', '2026-11-18'],
    ['midnight at the school, still the day before in London', '18 November', '2026-11-18T22:00:00Z', '2027-11-18'],
    ['New Year at the school', '31 December', '2026-12-31T22:00:00Z', '2027-12-31'],
    ['New Year in London', '31 December', '2026-12-31T21:59:59Z', '2026-12-31'],
    ['a leap day on which it is written', '29 February', '2028-02-29T10:00:00Z', '2028-02-29'],
    ['the day after a leap day', '29 February', '2028-02-29T22:00:00Z', '2032-02-29'],
    ['a century that skips its leap day', '29 February', '2096-03-01T10:00:00Z', '2104-02-29'],
  ])('without a year: %s', (_what, text, createdAt, date) => expect(starts(text, createdAt)).toBe(date));

  it('keeps what starts today or later, earliest first, and last what nobody can date', () => {
    const course = (startDate: string) => ({ startDate, createdAt: CREATED });
    const courses = ['To be announced', '16 April', '17 November 2026', '1 Dec', '18 November', 'Soon'].map(course);
    // 23:30 at the school on 18 November: already the 19th in Auckland.
    const kept = upcomingCourses(courses, new Date('2026-11-18T21:30:00Z'));
    expect(kept.map(({ startDate }) => startDate)).toEqual([
      '18 November',
      '1 Dec',
      '16 April',
      'To be announced',
      'Soon',
    ]);
    expect(upcomingCourses(courses, new Date('2026-11-18T22:00:00Z')).map(({ startDate }) => startDate)).not.toContain(
      '18 November',
    );
  });
});

test.each([
  ['2027-04-16', '2027-04-16', 0],
  ['2026-12-31', '2027-01-01', -1],
  ['2027-05-01', '2027-04-30', 1],
  ['2027-04-15', '2027-04-16', -1],
  ['no date', '2027-04-16', 1],
  ['2027-04-16', 'no date', -1],
  ['no date', 'no date', 0],
])('%s against %s', (a, b, sign) => {
  const date = (text: string) => courseStartDate({ startDate: text, createdAt: CREATED });
  expect(Math.sign(compareStartDates(date(a), date(b)))).toBe(sign);
});

test.each([
  [{ year: 2026, month: 11, day: 17 }, false],
  [{ year: 2026, month: 11, day: 18 }, true],
  [{ year: 2026, month: 11, day: 19 }, true],
  [undefined, true],
])('%j is upcoming on 18 November 2026: %p', (start, expected) => {
  expect(isUpcoming(start, { year: 2026, month: 11, day: 18 })).toBe(expected);
});

it.each([
  ['16 April', 'Starts 16 April'],
  ['2027-04-16', 'Starts 2027-04-16'],
  ['To be announced', 'Start date to be announced'],
  ['After the holidays', 'Starts: After the holidays'],
  ['January 2027, a Saturday', 'Starts: January 2027, a Saturday'],
  ['TBC', 'Starts: TBC'],
])('%j is said as %j', (text, words) => expect(startWords(text)).toBe(words));

test.each([
  ['2027-06-28', '28 June 2027'],
  [' 2027/6/8 ', '8 June 2027'],
  ['16 April', '16 April'],
  ['Sat, June 28 2027', 'Sat, June 28 2027'],
  ['2027-13-28', '2027-13-28'],
  ['2027-02-31', '2027-02-31'],
  ['2027 after Easter', '2027 after Easter'],
])('visitors read %j as %j', (text, words) => expect(startDayWords(text)).toBe(words));
