/** The places of a course, exact under concurrency: whoever takes or gives back one holds the course's row. */
import { type EntityManager, In } from 'typeorm';
import { hasBegun, nextInLine } from '#libs/domain/course-signup';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { CourseSignup } from './course-signup.entity.js';
import { queueSignupMails } from './course-signup-mails.service.js';

/** A course whose row is locked. */
export interface HeldCourse {
  id: number;
  courseName: string;
  startDate: string;
  startsOn: string | null;
  seats: number | null;
  isActive: boolean;
}

/** Until the end of the transaction nobody else takes or gives back a place. Undefined: there is no such course. */
export async function lockCourse(manager: EntityManager, id: number | null): Promise<HeldCourse | undefined> {
  const [found] = await manager.query<HeldCourse[]>(
    `SELECT id, name AS "courseName", start_date AS "startDate", starts_on::text AS "startsOn", seats,
       is_active AS "isActive"
     FROM beginner_courses WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  return found;
}

/**
 * Gives the free places to the first in line and tells them, in the caller's transaction, which holds the course. A
 * course that visitors do not see, or that has begun, gives none.
 * @param newcomer the sign-up that is being made: it is told by a mail of its own
 */
export async function fillPlaces(manager: EntityManager, course: HeldCourse, newcomer?: number): Promise<void> {
  if (!course.isActive || courseHasBegun(course)) return;
  const courseId = course.id;
  const waiting = await manager.find(CourseSignup, {
    select: { id: true },
    where: { courseId, status: 'waiting' },
    order: { id: 'ASC' },
  });
  if (waiting.length === 0) return;
  const booked = await manager.countBy(CourseSignup, { courseId, status: 'booked' });
  const next = nextInLine(
    course.seats,
    booked,
    waiting.map(({ id }) => id),
  );
  if (next.length === 0) return;
  await manager.update(CourseSignup, { id: In(next) }, { status: 'booked', updatedAt: () => NEXT_UPDATED_AT });
  for (const id of next) if (id !== newcomer) await queueSignupMails(manager, id, ['placed', 'staffPlaced']);
}

export function courseHasBegun({ startsOn }: Pick<HeldCourse, 'startsOn'>): boolean {
  return hasBegun(startsOn, isoDate(schoolToday()));
}
