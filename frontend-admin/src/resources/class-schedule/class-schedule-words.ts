import { CLASS_SCHEDULE_DEFAULTS, CLASS_SCHEDULE_RULES } from '#libs/contracts/class-schedule';
import type { RecordWords } from '../../shared/record-words';

export const CLASS_SCHEDULE_WORDS: RecordWords = {
  one: 'class schedule',
  many: 'class schedules',
  empty: 'No class schedules found. Add your first schedule using the form above.',
};

/** What the form of a new class starts with (spec 3 section 5). */
export const NEW_CLASS = { ...CLASS_SCHEDULE_DEFAULTS, startTime: '', endTime: '', className: '', instructor: null };

/** All that can be written of a class. */
export const COPIED_CLASS_FIELDS = Object.keys(CLASS_SCHEDULE_RULES);
