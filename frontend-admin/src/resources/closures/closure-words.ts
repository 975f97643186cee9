import { CLOSURE_DEFAULTS, CLOSURE_RULES as RULES, MAX_CLOSURE_DAYS } from '#libs/contracts/class-calendar';
import type { CreateClosureDto } from '#libs/contracts/generated/api';
import { isCalendarDate } from '#libs/domain/calendar-date';
import { daysFrom, weekdayOf } from '#libs/domain/schedule/class-dates';
import { type FormDefaults, recordRules } from '../../shared/record-rules';
import type { RecordWords } from '../../shared/record-words';
import { schoolDay } from '../../shared/school-moment';

export const CLOSURE_WORDS: RecordWords = {
  one: 'closure',
  many: 'closures',
  empty: 'No closures yet. The school is open except on public holidays.',
};

const NEW_CLOSURE: FormDefaults<CreateClosureDto> = CLOSURE_DEFAULTS;

/** The last day is not before the first, nor more than a year after it. */
export const CLOSURE_FORM = recordRules(NEW_CLOSURE, RULES, (values) => {
  const [startDate, endDate] = [textOf(values['startDate']), textOf(values['endDate'])];
  return {
    startDate: dateProblem(startDate, RULES.startDate),
    endDate: dateProblem(endDate, RULES.endDate) ?? periodProblem(startDate, endDate),
  };
});

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function dateProblem(text: string, { required, invalid }: { required: string; invalid: string }): string | undefined {
  if (text === '') return required;
  return isCalendarDate(text) ? undefined : invalid;
}

function periodProblem(startDate: string, endDate: string): string | undefined {
  if (!isCalendarDate(startDate)) return undefined;
  if (endDate < startDate) return RULES.endDate.beforeStart;
  return daysFrom(startDate, endDate) >= MAX_CLOSURE_DAYS ? RULES.endDate.tooLong : undefined;
}

/** "Wednesday, 16 Dec 2026" */
export function dayWords(date: string): string {
  return `${weekdayOf(date)}, ${schoolDay(`${date}T12:00:00Z`)}`;
}
