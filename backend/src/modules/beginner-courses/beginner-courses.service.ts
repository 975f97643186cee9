import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { courseStartDate } from '#libs/domain/course-date';
import { placesLeft } from '#libs/domain/course-signup';
import type { MatchCondition } from '#libs/domain/record-tag';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { createRecord, deleteRecord, findRecord, only, updateRecord } from '../../common/records/record-crud.js';
import { type Tick, withTaskAfter } from '../jobs/enqueue.js';
import { BeginnerCourse } from './beginner-course.entity.js';
import {
  PUBLIC_BEGINNER_COURSE_FIELDS,
  type PublicBeginnerCourse,
  type CreateBeginnerCourseDto,
  type UpdateBeginnerCourseDto,
} from './beginner-course.dto.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'beginner-courses-changed': Tick;
    }
  }
}

/** For whoever follows the courses: who signed up. */
const COURSES_CHANGED = 'beginner-courses-changed';
const NOUN = 'beginner course';

const SHOWN = shownFields(BeginnerCourse);

export const BEGINNER_COURSE_LIST: ListRules<keyof BeginnerCourse> = {
  name: 'beginner-courses',
  sortable: fieldNames(SHOWN),
  // Staff sort by when a course starts, not by how that is spelled.
  sortedBy: { startDate: 'startsOn' },
  filters: SHOWN,
  searched: ['name', 'startDate', 'description', 'duration', 'sessions', 'difficulty'],
  defaultOrder: ['startsOn'],
};

/** Beginner courses (spec 1 sections 2.3 and 4, spec 3 section 2). */
@Injectable()
export class BeginnerCoursesService {
  constructor(private readonly manager: EntityManager) {}

  /**
   * What visitors may see: every active course, earliest first, those without a date last. Which have passed is the
   * site's to say (spec 1 section 4): the answer stays the same until somebody changes a course.
   */
  async listActive(): Promise<PublicBeginnerCourse[]> {
    const courses = await this.manager.find(BeginnerCourse, {
      select: only([...PUBLIC_BEGINNER_COURSE_FIELDS, 'seats']),
      where: { isActive: true },
      order: { startsOn: { direction: 'ASC', nulls: 'LAST' }, id: 'ASC' },
    });
    const counts = await this.manager.query<{ id: number; booked: number }[]>(
      `SELECT course_id AS id, count(*)::int AS booked FROM course_signups
       WHERE course_id = ANY($1) AND status = 'booked' GROUP BY course_id`,
      [courses.filter(({ seats }) => seats !== null).map(({ id }) => id)],
    );
    const booked = new Map(counts.map((row) => [row.id, row.booked]));
    return courses.map(({ seats, ...course }) => ({
      ...course,
      placesLeft: placesLeft(seats, booked.get(course.id) ?? 0),
    }));
  }

  list(query: RawListQuery): Promise<RecordPage<BeginnerCourse>> {
    return listRecords(this.manager, BeginnerCourse, parseListQuery(query, BEGINNER_COURSE_LIST), BEGINNER_COURSE_LIST);
  }

  get(id: number): Promise<BeginnerCourse> {
    return findRecord(this.manager, BeginnerCourse, id, NOUN);
  }

  create({ startDate, ...fields }: CreateBeginnerCourseDto): Promise<BeginnerCourse> {
    const createdAt = new Date();
    return createRecord(this.manager, BeginnerCourse, {
      ...fields,
      startDate,
      startsOn: startsOnOf(startDate, createdAt),
      createdAt,
    });
  }

  update(
    id: number,
    { startDate, ...fields }: UpdateBeginnerCourseDto,
    ifMatch?: MatchCondition,
  ): Promise<BeginnerCourse> {
    return withTaskAfter(this.manager, COURSES_CHANGED, async (manager) => {
      const { createdAt } = await findRecord(manager, BeginnerCourse, id, NOUN);
      const startsOn = startDate === undefined ? undefined : startsOnOf(startDate, createdAt);
      return updateRecord(manager, BeginnerCourse, id, NOUN, { ...fields, startDate, startsOn }, { ifMatch });
    });
  }

  remove(id: number): Promise<BeginnerCourse> {
    return withTaskAfter(this.manager, COURSES_CHANGED, (manager) => deleteRecord(manager, BeginnerCourse, id, NOUN));
  }
}

/** The column that goes with a startDate. */
export function startsOnOf(startDate: string, createdAt: Date): string | null {
  const date = courseStartDate({ startDate, createdAt });
  return date === undefined ? null : isoDate(date);
}
