/**
 * What differs from the weekly plan on dates: closures, public holidays that are kept open, and single classes that are
 * cancelled or changed (CONTRACT section 5).
 */
import { INSTRUCTOR_LINK } from '#libs/contracts/instructor';
import { isAfter, isClockTime } from '#libs/domain/schedule/clock-time';

/** The most days that GET /api/class-calendar answers, both ends included. */
export const MAX_CALENDAR_DAYS = 62;
/** The most days of one closure. */
export const MAX_CLOSURE_DAYS = 366;

export const CLASS_EXCEPTION_KINDS = ['cancelled', 'changed'] as const;
export type ClassExceptionKind = (typeof CLASS_EXCEPTION_KINDS)[number];
export const CLASS_STATUSES = ['on', 'cancelled', 'changed'] as const;

const NOTE = { maxLength: 300, tooLong: 'Note must be at most 300 characters' } as const;

export const CLOSURE_DEFAULTS = { startDate: '', endDate: '', name: '', note: null, isClosed: true } as const;

export const CLOSURE_RULES = {
  startDate: { required: 'First day is required', invalid: 'First day must be a date like 2026-12-16' },
  endDate: {
    required: 'Last day is required',
    invalid: 'Last day must be a date like 2027-01-04',
    beforeStart: 'The last day must not be before the first',
    tooLong: `A closure has at most ${MAX_CLOSURE_DAYS} days`,
  },
  name: { required: 'Name is required', maxLength: 120, tooLong: 'Name must be at most 120 characters' },
  note: NOTE,
  isClosed: { wrongType: 'Closed must be true or false' },
} as const;
export const OTHER_CLOSURE = 'This Idempotency-Key was used for another closure';

export const CLASS_EXCEPTION_RULES = {
  classScheduleId: { invalid: 'Class is required', unknown: 'There is no such class' },
  date: {
    required: 'Date is required',
    invalid: 'Date must be a date like 2026-12-16',
    /** @param day as the plan names it, `Wednesday` */
    otherDay: (day: string) => `This class is on ${day}s`,
    taken: 'This class was already changed on this date. Edit that change instead',
  },
  kind: {
    required: 'Please choose whether the class is cancelled or changed',
    oneOf: CLASS_EXCEPTION_KINDS,
    unknown: `Kind must be one of ${CLASS_EXCEPTION_KINDS.join(', ')}`,
    nothingChanged: 'Please enter what is different: the time, the instructor or a note',
  },
  startTime: {
    is: isClockTime,
    invalid: 'Start time must be a time like 18:00',
    missing: 'Please enter the start time too',
    ofCancelled: 'A cancelled class cannot have a new time',
  },
  endTime: {
    is: isClockTime,
    invalid: 'End time must be a time like 19:30',
    missing: 'Please enter the end time too',
    notAfterStart: 'End time must be after the start time',
  },
  instructorId: { ...INSTRUCTOR_LINK, ofCancelled: 'A cancelled class cannot have an instructor' },
  instructor: {
    maxLength: 120,
    tooLong: 'Instructor must be at most 120 characters',
    ofCancelled: 'A cancelled class cannot have an instructor',
  },
  note: NOTE,
} as const;

export interface ExceptionFields {
  kind: ClassExceptionKind;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
  instructorId?: number | null | undefined;
  instructor?: string | null | undefined;
  note?: string | null | undefined;
}

/** What spans the fields of an exception: the first that is wrong, with its sentence. */
export function exceptionProblem(fields: ExceptionFields): Record<string, string> | undefined {
  return fields.kind === 'cancelled' ? ofCancelled(fields) : ofChanged(fields);
}

function ofCancelled(fields: ExceptionFields): Record<string, string> | undefined {
  const { startTime, endTime, instructorId, instructor } = fields;
  const { startTime: times, instructorId: listed, instructor: somebody } = CLASS_EXCEPTION_RULES;
  if (startTime) return { startTime: times.ofCancelled };
  if (endTime) return { endTime: times.ofCancelled };
  if (instructorId) return { instructorId: listed.ofCancelled };
  return instructor ? { instructor: somebody.ofCancelled } : undefined;
}

function ofChanged(fields: ExceptionFields): Record<string, string> | undefined {
  const { startTime, endTime, instructorId, instructor, note } = fields;
  const { startTime: start, endTime: end, kind } = CLASS_EXCEPTION_RULES;
  if (startTime && !endTime) return { endTime: end.missing };
  if (endTime && !startTime) return { startTime: start.missing };
  if (startTime && endTime && !isAfter(endTime, startTime)) return { endTime: end.notAfterStart };
  return startTime || instructorId || instructor || note ? undefined : { kind: kind.nothingChanged };
}

export const CALENDAR_RULES = {
  from: 'from must be a date like 2026-12-14',
  to: 'to must be a date like 2026-12-20',
  toBeforeFrom: 'to must not be before from',
  tooLong: `A calendar has at most ${MAX_CALENDAR_DAYS} days`,
  style: 'style must be one of',
  classScheduleId: 'classScheduleId must be a whole number',
} as const;
