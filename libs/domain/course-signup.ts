// Signing up for a course with us: how many places are left, who of the waiting list gets the next one, and whether a
// course's button leads to our own form. A course without a number of seats takes everybody.

export const COURSE_SIGNUP_STATUSES = ['booked', 'waiting', 'cancelled'] as const;
export type CourseSignupStatus = (typeof COURSE_SIGNUP_STATUSES)[number];

/** What the link of a sign-up is for. Who waits has no place to give up. */
export function wayOut(status: CourseSignupStatus): string {
  return status === 'waiting' ? 'leave the waiting list' : 'give up your place';
}

/** Our own form, for the course that its query names. */
export const COURSE_SIGN_UP_PAGE = '/course-sign-up';
/** Where trials are booked: what a booking link that is not set has always meant. */
const NO_BOOKING_LINK = '/free-trial';

/** Null: nobody counts. Staff may give more places than there are seats; then none is left. */
export function placesLeft(seats: number | null, booked: number): number | null {
  return seats === null ? null : Math.max(0, seats - booked);
}

/** Those who get a place now. @param waiting the first in line first */
export function nextInLine<Waiting>(seats: number | null, booked: number, waiting: readonly Waiting[]): Waiting[] {
  return waiting.slice(0, placesLeft(seats, booked) ?? waiting.length);
}

/** Whether it started before today: nobody signs up any more. @param startsOn null: nobody can tell when */
export function hasBegun(startsOn: string | null, today: string): boolean {
  return startsOn !== null && startsOn < today;
}

interface LinkedCourse {
  id: number;
  bookingLink: string;
  placesLeft: number | null;
}

/**
 * Our own form for this course; undefined: its booking link leads elsewhere (spec 1 section 2.3). Where the owner has
 * set no booking link for the school, a course with seats signs up here, and so does one without a link of its own.
 * @param bookingForm where the school's booking link leads
 */
export function ownSignUpPath(course: LinkedCourse, bookingForm: string): string | undefined {
  const isOurs =
    course.bookingLink === COURSE_SIGN_UP_PAGE ||
    (bookingForm === NO_BOOKING_LINK && (course.placesLeft !== null || course.bookingLink === NO_BOOKING_LINK));
  return isOurs ? `${COURSE_SIGN_UP_PAGE}?course=${course.id}` : undefined;
}

/** "3 places left", "Full"; undefined: nobody counts. */
export function placesWords(left: number | null): string | undefined {
  if (left === null) return undefined;
  if (left === 0) return 'Full';
  return left === 1 ? '1 place left' : `${left} places left`;
}
