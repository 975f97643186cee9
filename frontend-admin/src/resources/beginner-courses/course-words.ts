import { BEGINNER_COURSE_DEFAULTS, BEGINNER_COURSE_RULES } from '#libs/contracts/beginner-course';
import type { BeginnerCourse, CreateBeginnerCourseDto } from '#libs/contracts/generated/api';
import { type FormDefaults, recordRules } from '../../shared/record-rules';
import type { RecordWords } from '../../shared/record-words';

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

/** How a course is called in a sentence. */
export const courseTitle = ({ name, startDate }: Pick<BeginnerCourse, 'name' | 'startDate'>): string =>
  `${name}, ${startDate}`;

export const COURSE_INTRO =
  'Active courses appear on the homepage in the COURSES & GRADING COMING UP section until the day they start.';
