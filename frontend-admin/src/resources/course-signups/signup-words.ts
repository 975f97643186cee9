import { COURSE_SIGNUP_STATUSES, type CourseSignupStatus } from '#libs/domain/course-signup';
import type { RecordWords } from '../../shared/record-words';
import type { Write } from '../../shared/use-write';

export const SIGNUPS = 'course-signups';

export const SIGNUP_WORDS: RecordWords = {
  one: 'course sign-up',
  many: 'course sign-ups',
  empty: 'No sign-ups yet. Visitors sign up from the courses on the home page.',
  noneMatching: 'No sign-ups match your search.',
};

/** Of one sign-up, others may change too: the next in line gets a place that is free. */
export const SIGNUP_CHANGE = {
  failed: 'The sign-up could not be updated.',
  reason: 'beside',
  stale: [[SIGNUPS]],
  done: 'Sign-up saved',
} satisfies Write;

/** What staff may make of it: a booked place does not go back to the waiting list. */
export function statusesFrom(status: CourseSignupStatus): CourseSignupStatus[] {
  return COURSE_SIGNUP_STATUSES.filter((each) => status !== 'booked' || each !== 'waiting');
}

/** What a status does to the visitor, said before it is saved. */
export function consequenceWords(from: CourseSignupStatus, to: CourseSignupStatus): string | undefined {
  if (from === to) return undefined;
  if (to === 'booked') return 'They get a place, even if the course is full, and are notified by email.';
  if (to === 'waiting') return 'They join the waiting list in order of sign-up and are notified by email.';
  if (from === 'waiting') return 'They are taken off the waiting list and notified by email.';
  return 'They are notified by email and the place goes to the next person on the waiting list.';
}
