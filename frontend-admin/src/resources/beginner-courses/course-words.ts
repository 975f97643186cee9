import { BEGINNER_COURSE_RULES } from '#libs/contracts/beginner-course';
import type { BeginnerCourse } from '#libs/contracts/generated/api';
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

/** All that can be written of a course. */
export const COPIED_COURSE_FIELDS = Object.keys(BEGINNER_COURSE_RULES);

/** How a course is called in a sentence. */
export const courseTitle = ({ name, startDate }: Pick<BeginnerCourse, 'name' | 'startDate'>): string =>
  `${name}, ${startDate}`;

export const COURSE_INTRO =
  'Active courses appear on the homepage in the COURSES & GRADING COMING UP section until the day they start.';
