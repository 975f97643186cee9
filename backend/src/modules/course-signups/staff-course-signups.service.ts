import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { COURSE_SIGNUP_RULES } from '#libs/contracts/course-signup';
import { isoDate } from '#libs/domain/schedule/school-clock';
import type { MatchCondition } from '#libs/domain/record-tag';
import { schoolToday } from '#libs/school/school-today';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { findRecord, lockRecord, updateRecord } from '../../common/records/record-crud.js';
import { NEXT_UPDATED_AT, requireMatch } from '../../common/records/record-match.js';
import { revokeOutdatedLinks } from '../../common/secrets/mailed-link.js';
import { courseHasBegun, fillPlaces, type HeldCourse, lockCourse } from './course-places.js';
import type { ChangeCourseSignupDto } from './course-signup.dto.js';
import { CourseSignup, CourseSignupLink } from './course-signup.entity.js';
import type { VisitorMail } from './course-signup.mail.js';
import { queueSignupMails } from './course-signup-mails.service.js';

const NOUN = 'course sign-up';
const SHOWN = shownFields(CourseSignup);

export const COURSE_SIGNUP_LIST: ListRules<keyof CourseSignup> = {
  name: 'course-signups',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['participantName', 'fullName', 'email', 'phone'],
  phones: ['phone'],
  // In the order of the waiting list.
  defaultOrder: ['id'],
};

/** What staff do with sign-ups, and what a change of a course does to them. */
@Injectable()
export class StaffCourseSignupsService {
  constructor(private readonly manager: EntityManager) {}

  list(query: RawListQuery): Promise<RecordPage<CourseSignup>> {
    return listRecords(this.manager, CourseSignup, parseListQuery(query, COURSE_SIGNUP_LIST), COURSE_SIGNUP_LIST);
  }

  get(id: number): Promise<CourseSignup> {
    return findRecord(this.manager, CourseSignup, id, NOUN);
  }

  /**
   * Staff may give a place beyond the seats. Whoever gets or loses one before the course begins is told, and a place
   * that is free goes to the next in line. What was mailed to an address that is put right opens the sign-up no more.
   * @throws RefusedFields for a booked place that would go back to the waiting list
   */
  async update(id: number, dto: ChangeCourseSignupDto, ifMatch?: MatchCondition): Promise<CourseSignup> {
    const { courseId } = await findRecord(this.manager, CourseSignup, id, NOUN);
    return this.manager.transaction(async (manager) => {
      const course = await lockCourse(manager, courseId);
      const before = await lockRecord(manager, CourseSignup, id, NOUN);
      requireMatch(ifMatch, before, NOUN);
      if (before.status === 'booked' && dto.status === 'waiting')
        throw new RefusedFields({ status: COURSE_SIGNUP_RULES.status.keepsPlace });
      const changed = await updateRecord(manager, CourseSignup, id, NOUN, dto);
      const addresses = { sentTo: before.email, now: changed.email };
      await revokeOutdatedLinks(manager, CourseSignupLink, { courseSignupId: id }, addresses);
      const mail = mailOf(before, changed);
      if (mail && !courseHasBegun(changed)) await queueSignupMails(manager, id, [mail]);
      if (!course || before.status === changed.status) return changed;
      await fillPlaces(manager, course);
      return findRecord(manager, CourseSignup, id, NOUN);
    });
  }

  /**
   * The job after a change of a course, and every ten minutes: who signed up for a course that was deleted is
   * cancelled, a new start is told, and places that became free go to the next in line.
   */
  async followCourses(): Promise<void> {
    const today = isoDate(schoolToday());
    await this.manager.transaction(async (manager) => {
      const [gone] = await manager.query<[{ id: number }[], number]>(
        `UPDATE course_signups SET status = 'cancelled', updated_at = ${NEXT_UPDATED_AT}
         WHERE course_id IS NULL AND status <> 'cancelled' AND (starts_on IS NULL OR starts_on >= $1) RETURNING id`,
        [today],
      );
      for (const { id } of gone) await queueSignupMails(manager, id, ['calledOff']);
    });
    const courses = await this.manager.query<{ id: number }[]>(
      `SELECT id FROM beginner_courses c WHERE (starts_on IS NULL OR starts_on >= $1)
         AND EXISTS (SELECT FROM course_signups s WHERE s.course_id = c.id AND s.status <> 'cancelled') ORDER BY id`,
      [today],
    );
    for (const { id } of courses)
      await this.manager.transaction(async (manager) => {
        const course = await lockCourse(manager, id);
        if (!course) return;
        await takeOver(manager, course);
        await fillPlaces(manager, course);
      });
  }
}

/** The course as it is now; whoever is in it is told of a new start. */
async function takeOver(manager: EntityManager, { id, courseName, startDate, startsOn }: HeldCourse): Promise<void> {
  const [moved] = await manager.query<[{ id: number; isNews: boolean }[], number]>(
    `WITH before AS (SELECT id, start_date FROM course_signups
       WHERE course_id = $1 AND (course_name, start_date, starts_on) IS DISTINCT FROM ($2, $3, $4::date) FOR UPDATE)
     UPDATE course_signups SET course_name = $2, start_date = $3, starts_on = $4, updated_at = ${NEXT_UPDATED_AT}
     FROM before WHERE course_signups.id = before.id
     RETURNING course_signups.id, status <> 'cancelled' AND before.start_date <> $3 AS "isNews"`,
    [id, courseName, startDate, startsOn],
  );
  for (const signup of moved) if (signup.isNews) await queueSignupMails(manager, signup.id, ['changed']);
}

function mailOf(before: CourseSignup, changed: CourseSignup): VisitorMail | undefined {
  if (before.status === changed.status) return undefined;
  if (changed.status === 'cancelled') return 'calledOff';
  if (changed.status === 'waiting') return 'waiting';
  // Only who has waited was in line.
  return before.status === 'waiting' ? 'placed' : 'booked';
}
