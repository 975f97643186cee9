import { BEGINNER_COURSE_DEFAULTS, BEGINNER_COURSE_RULES as RULES } from '#libs/contracts/beginner-course';
import { COURSE_RULES, hasStarted, startDateWords } from './course-words';

const good = {
  ...BEGINNER_COURSE_DEFAULTS,
  startDate: '16 April',
  bookingLink: 'https://booking.example.org/beginners',
};

describe('the form of a course', () => {
  it.each<[string, object, object]>([
    ['a good one', {}, {}],
    [
      'nothing',
      {
        name: '',
        startDate: null,
        description: undefined,
        duration: ' ',
        sessions: '',
        difficulty: '',
        bookingLink: '',
      },
      {
        name: 'Name is required',
        startDate: 'Start date is required',
        description: 'Description is required',
        duration: 'Duration is required',
        sessions: 'Sessions is required',
        difficulty: 'Difficulty is required',
        bookingLink: 'Booking link is required',
      },
    ],
    [
      'one character each',
      { name: 'x', startDate: 'x', description: 'x', duration: 'x', sessions: 'x', difficulty: 'x', bookingLink: '/' },
      {},
    ],
    ['a page of this site', { bookingLink: ' /contact-us ' }, {}],
    ['a script for a link', { bookingLink: 'javascript:alert(1)' }, { bookingLink: RULES.bookingLink.invalid }],
    ['a link without https', { bookingLink: 'booking.example.org' }, { bookingLink: RULES.bookingLink.invalid }],
    [
      'too long',
      {
        name: 'x'.repeat(121),
        startDate: 'x'.repeat(61),
        description: 'x'.repeat(2001),
        duration: 'x'.repeat(61),
        sessions: 'x'.repeat(121),
        difficulty: 'x'.repeat(61),
        bookingLink: `/${'x'.repeat(2000)}`,
      },
      {
        name: RULES.name.tooLong,
        startDate: RULES.startDate.tooLong,
        description: RULES.description.tooLong,
        duration: RULES.duration.tooLong,
        sessions: RULES.sessions.tooLong,
        difficulty: RULES.difficulty.tooLong,
        bookingLink: RULES.bookingLink.invalid,
      },
    ],
  ])('%s', (_name, values, expected) => expect(COURSE_RULES.validate({ ...good, ...values })).toEqual(expected));
});

const now = new Date('2026-11-21T10:00:00Z');
const createdAt = '2026-02-01T08:00:00Z';

describe('startDateWords', () => {
  it.each([
    ['16 April 2027', /^Read as Friday, 16 April 2027\. Visitors see the course until then\.$/],
    ['21 November 2026', /^Read as Saturday, 21 November 2026\./],
    ['16 April', /^Thursday, 16 April 2026 has passed, so visitors no longer see this course\.$/],
    ['20 November 2026', /^Friday, 20 November 2026 has passed/],
    ['To be announced', /^Not a date. Visitors see it as you typed it/],
    ['31 February', /^Not a date/],
    ['  ', /^Enter a date, with or without the year/],
  ])('%j', (startDate, expected) => expect(startDateWords({ startDate, createdAt }, now)).toMatch(expected));
});

describe('hasStarted', () => {
  it.each([
    ['16 April', true],
    ['21 November 2026', false],
    ['1 January', false],
    ['Soon', false],
  ])('%j: %s', (startDate, expected) => expect(hasStarted({ startDate, createdAt }, now)).toBe(expected));

  it('goes by the day at the school, not by the one of UTC', () => {
    expect(hasStarted({ startDate: '21 November 2026', createdAt }, new Date('2026-11-21T22:30:00Z'))).toBe(true);
  });
});
