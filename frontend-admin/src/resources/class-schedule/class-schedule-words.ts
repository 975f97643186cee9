import { CLASS_SCHEDULE_DEFAULTS, CLASS_SCHEDULE_RULES, OTHER_CLASS } from '#libs/contracts/class-schedule';
import type { CreateClassScheduleDto, ClassSchedule } from '#libs/contracts/generated/api';
import type { ClassClash, PlannedClass } from '#libs/domain/schedule/class-clashes';
import { isAfter, isClockTime } from '#libs/domain/schedule/clock-time';
import { type FormDefaults, recordRules } from '../../shared/record-rules';
import type { RecordWords } from '../../shared/record-words';
import { withoutNameOfListed } from './listed-instructor';

export const CLASS_SCHEDULE_WORDS: RecordWords = {
  one: 'class schedule',
  many: 'class schedules',
  empty: 'No class schedules found. Add your first schedule using the form above.',
};

const NEW_CLASS: FormDefaults<CreateClassScheduleDto> = CLASS_SCHEDULE_DEFAULTS;

/** The end is after the start (spec 3 section 5). */
const RULES = recordRules(NEW_CLASS, CLASS_SCHEDULE_RULES, ({ startTime, endTime }) => ({
  endTime:
    typeof startTime === 'string' && isClockTime(startTime) && !isAfter(String(endTime), startTime)
      ? CLASS_SCHEDULE_RULES.endTime.notAfterStart
      : undefined,
}));
export const CLASS_RULES = { ...RULES, dataOf: withoutNameOfListed, otherBody: OTHER_CLASS };

/** All that can be written of a class. */
export const COPIED_CLASS_FIELDS = Object.keys(CLASS_SCHEDULE_RULES);

interface ClashWords {
  /** The same person teaches twice at once. */
  instructor?: string;
  /** Only the times overlap, which is allowed. */
  overlap?: string;
}

/** What else runs at the time of a class, in sentences. */
export function clashWords({ instructor }: PlannedClass, clashes: readonly ClassClash<ClassSchedule>[]): ClashWords {
  const taught = clashes.filter((clash) => clash.kind === 'instructor');
  const others = clashes.filter((clash) => clash.kind === 'overlap');
  return {
    ...(taught.length > 0 && {
      instructor: `${(instructor ?? '').trim()} already teaches at this time: ${naming(taught)}.`,
    }),
    ...(others.length > 0 && { overlap: `At the same time: ${naming(others)}.` }),
  };
}

function naming(clashes: readonly ClassClash<ClassSchedule>[]): string {
  return clashes.map(({ other }) => `${other.className} (${other.startTime}–${other.endTime})`).join(', ');
}
