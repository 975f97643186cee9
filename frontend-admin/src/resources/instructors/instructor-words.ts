import type { CreateInstructorDto } from '#libs/contracts/generated/api';
import { INSTRUCTOR_DEFAULTS, INSTRUCTOR_RULES as LIMITS } from '#libs/contracts/instructor';
import { type FormDefaults, recordRules } from '../../shared/record-rules';
import type { RecordWords } from '../../shared/record-words';

export const INSTRUCTOR_WORDS: RecordWords = {
  one: 'instructor',
  many: 'instructors',
  empty: 'No instructors found',
};

const NEW_INSTRUCTOR: FormDefaults<CreateInstructorDto> = { ...INSTRUCTOR_DEFAULTS, expertise: [] };
export const INSTRUCTOR_RULES = recordRules(NEW_INSTRUCTOR, LIMITS);
