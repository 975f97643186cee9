import type { CreateInstructorAbsenceDto, InstructorAbsence } from '#libs/contracts/generated/api';
import { INSTRUCTOR_ABSENCE_DEFAULTS, INSTRUCTOR_ABSENCE_RULES as RULES } from '#libs/contracts/instructor';
import { isCalendarDate } from '#libs/domain/calendar-date';
import { type FormDefaults, recordRules } from '../../shared/record-rules';
import type { RecordWords } from '../../shared/record-words';

export const ABSENCES = 'instructor-absences';
/** In the address, with the instructor's id. */
export const ABSENCES_DIALOG = 'absences';
/** In that one, with the absence's id: so Cancel and Back ask before what is typed is left. */
export const ABSENCE_FORM_DIALOG = 'absence';
export const ABSENCE_WORDS: RecordWords = { one: 'absence', many: 'absences', empty: 'No absences.' };

const NEW_ABSENCE: FormDefaults<Omit<CreateInstructorAbsenceDto, 'instructorId'>> = INSTRUCTOR_ABSENCE_DEFAULTS;

/** The last day is not before the first. */
export const ABSENCE_FORM = recordRules(NEW_ABSENCE, RULES, ({ startDate, endDate }) => ({
  startDate: isDay(startDate) ? undefined : RULES.startDate.invalid,
  endDate: !isDay(endDate)
    ? RULES.endDate.invalid
    : isDay(startDate) && endDate < startDate
      ? RULES.endDate.beforeStart
      : undefined,
}));

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isCalendarDate(value);
}

/** Those that are not over, the earliest first. @param today on the school's clock */
export function absencesFrom(
  today: string,
  instructorId: number,
  absences: readonly InstructorAbsence[],
): InstructorAbsence[] {
  return absences
    .filter((one) => one.instructorId === instructorId && one.endDate >= today)
    .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.id - b.id);
}
