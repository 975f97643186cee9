import { hasStarted, startDateWords } from './start-date-words';

const ZONE = 'Africa/Johannesburg';
const now = new Date('2026-11-21T10:00:00Z');
const createdAt = '2026-02-01T08:00:00Z';

describe('startDateWords', () => {
  it.each([
    ['16 April 2027', /^Read as Friday,? 16 April 2027\. Visitors see the course until then\.$/],
    ['21 November 2026', /^Read as Saturday,? 21 November 2026\./],
    ['16 April', /^Thursday,? 16 April 2026 has passed: visitors do not see this course\.$/],
    ['20 November 2026', /^Friday,? 20 November 2026 has passed/],
    ['To be announced', /^Not read as a day: visitors see it as it is written/],
    ['31 February', /^Not read as a day/],
    ['  ', /^A day, with or without its year/],
  ])('%j', (startDate, expected) => expect(startDateWords({ startDate, createdAt }, now, ZONE)).toMatch(expected));
});

describe('hasStarted', () => {
  it.each([
    ['16 April', true],
    ['21 November 2026', false],
    ['1 January', false],
    ['Soon', false],
  ])('%j: %s', (startDate, expected) => expect(hasStarted({ startDate, createdAt }, now, ZONE)).toBe(expected));

  it('goes by the day at the school, not by the one of UTC', () => {
    expect(hasStarted({ startDate: '21 November 2026', createdAt }, new Date('2026-11-21T22:30:00Z'), ZONE)).toBe(true);
  });
});
