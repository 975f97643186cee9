import { BEGINNER_COURSE_DEFAULTS, BEGINNER_COURSE_RULES as RULES } from '#libs/contracts/beginner-course';
import { COURSE_RULES } from './course-words';

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
