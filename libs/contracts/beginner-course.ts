/**
 * Beginner courses: what crosses the wire, and the limits of each field (spec 1 section 3, spec 3 sections 3 and 5).
 */
import { isWebAddress, MAX_WEB_ADDRESS_LENGTH } from '#libs/domain/web-address';

/** What the form of a new course starts with (spec 3 section 5). */
export const BEGINNER_COURSE_DEFAULTS = {
  name: '12-week beginner course',
  startDate: '',
  description:
    'A 12-week course for complete beginners: stance and movement, striking, defences against the most common ' +
    'attacks, and the basics of ground fighting. No experience needed. Wear comfortable athletic clothing and ' +
    'bring water.',
  duration: '12 weeks',
  sessions: '2 sessions per week',
  difficulty: 'Beginner',
  bookingLink: '',
  seats: null,
  isActive: true,
};

const MOST_SEATS = 500;

export const BEGINNER_COURSE_RULES = {
  name: { required: 'Name is required', maxLength: 120, tooLong: 'Name must be at most 120 characters' },
  startDate: { required: 'Start date is required', maxLength: 60, tooLong: 'Start date must be at most 60 characters' },
  description: {
    required: 'Description is required',
    maxLength: 2000,
    tooLong: 'Description must be at most 2000 characters',
  },
  duration: { required: 'Duration is required', maxLength: 60, tooLong: 'Duration must be at most 60 characters' },
  sessions: { required: 'Sessions is required', maxLength: 120, tooLong: 'Sessions must be at most 120 characters' },
  difficulty: {
    required: 'Difficulty is required',
    maxLength: 60,
    tooLong: 'Difficulty must be at most 60 characters',
  },
  bookingLink: {
    required: 'Booking link is required',
    maxLength: MAX_WEB_ADDRESS_LENGTH,
    is: isWebAddress,
    invalid: 'Booking link must be a web address (https://…) or a path of this site (/…)',
  },
  /** Empty: nobody counts, and everybody gets a place. */
  seats: {
    max: MOST_SEATS,
    notNatural: 'Seats must be a whole number, 0 or more',
    tooLarge: `Seats must be at most ${MOST_SEATS}`,
  },
  isActive: { wrongType: 'Active must be true or false' },
} as const;
