import type { RecordWords } from '../../shared/record-words';

export const CLASS_SCHEDULE_WORDS: RecordWords = {
  one: 'class schedule',
  many: 'class schedules',
  empty: 'No class schedules found. Add your first schedule using the form above.',
};

export const COPIED_CLASS_FIELDS = ['day', 'startTime', 'endTime', 'className', 'level', 'instructor', 'isActive'];
