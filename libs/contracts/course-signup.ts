/** Signing up for a course: what crosses the wire, and the limits of each field (libs/domain/course-signup). */
import { guardianConsentTo, PARTICIPANT_RULES } from '#libs/contracts/participant';
import { COURSE_SIGNUP_STATUSES, type CourseSignupStatus } from '#libs/domain/course-signup';

/** The words of the badges and filters. */
export const COURSE_SIGNUP_STATUS_WORDS: Record<CourseSignupStatus, string> = {
  booked: 'Booked',
  waiting: 'Waiting',
  cancelled: 'Cancelled',
};

/** What a guardian agrees to, word for word; it is stored with the sign-up. */
export const COURSE_GUARDIAN_CONSENT = guardianConsentTo('the course');

export const COURSE_SIGNUP_RULES = {
  courseId: {
    invalid: 'Please choose a course',
    unknown: 'This course is no longer offered',
    begun: 'This course has begun. Please choose another',
  },
  ...PARTICIPANT_RULES,
  status: {
    unknown: `Status must be one of ${COURSE_SIGNUP_STATUSES.join(', ')}`,
    keepsPlace: 'A booked place can be cancelled, but cannot go back to the waiting list',
  },
  notFound: 'We could not find a sign-up for this link. It may have been removed',
  over: 'This course has begun. Please call us',
  otherBody: 'This Idempotency-Key was used for another sign-up',
  tooManyForEmail: 'Too many sign-ups for this email address. Please wait an hour, or call us',
  tooManyPlaces: 'So many places were taken from your network today that more have to be taken by phone',
  tooMany: 'Too many sign-ups from your address. Please wait a few minutes and try again',
} as const;
