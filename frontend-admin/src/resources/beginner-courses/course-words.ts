import { BEGINNER_COURSE_DEFAULTS, BEGINNER_COURSE_RULES } from '#libs/contracts/beginner-course';
import type { CreateBeginnerCourseDto } from '#libs/contracts/generated/api';
import { type FormDefaults, recordRules } from '../../shared/record-rules';
import type { RecordWords } from '../../shared/record-words';
import { courseStartDate, isUpcoming, type DatedCourse } from '#libs/domain/course-date';
import { weekdayOf } from '#libs/domain/schedule/class-dates';
import { formatDate } from '#libs/domain/schedule/long-date';
import { isoDate, readSchoolClock, type CalendarDate } from '#libs/domain/schedule/school-clock';

export const COURSE_WORDS: RecordWords = {
  one: 'beginner course',
  many: 'beginner courses',
  empty: 'No beginner courses found. Create your first course to get started.',
  add: 'Add New Course',
  doneEnding: ' successfully',
  failedEnding: '. Please try again.',
  deletion: {
    title: 'Are you sure?',
    question: 'This action cannot be undone. This will permanently delete the beginner course.',
  },
};

const NEW_COURSE: FormDefaults<CreateBeginnerCourseDto> = BEGINNER_COURSE_DEFAULTS;
export const COURSE_RULES = recordRules(NEW_COURSE, BEGINNER_COURSE_RULES);

/** All that can be written of a course. */
export const COPIED_COURSE_FIELDS = Object.keys(BEGINNER_COURSE_RULES);

export const COURSE_INTRO =
  'Active courses appear on the homepage in the COURSES & GRADING COMING UP section until the day they start.';

/**
 * How the site understands a start date as it is typed, and what follows from that. @param timeZone the school's, an
 * IANA name
 */
export function startDateWords(course: DatedCourse, now: Date): string {
  if (course.startDate.trim() === '')
    return 'Enter a date, with or without the year, or text: 16 April, 16 April 2027, To be announced.';
  const start = courseStartDate(course);
  if (!start) return 'Not a date. Visitors see it as you typed it, after courses with dates.';
  if (!isUpcoming(start, readSchoolClock(now).date))
    return `${dayWords(start)} has passed, so visitors no longer see this course.`;
  return `Read as ${dayWords(start)}. Visitors see the course until then.`;
}

/** Whether the course started before today, so that visitors no longer see it. */
export function hasStarted(course: DatedCourse, now: Date): boolean {
  return !isUpcoming(courseStartDate(course), readSchoolClock(now).date);
}

/** "Friday, 16 April 2027" */
function dayWords(start: CalendarDate): string {
  const date = isoDate(start);
  return `${weekdayOf(date)}, ${formatDate(date)}`;
}
