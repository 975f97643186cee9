import type { RecordWords } from '../../shared/record-words';

export const INSTRUCTOR_WORDS: RecordWords = {
  one: 'instructor',
  many: 'instructors',
  empty: 'No instructors found',
};
