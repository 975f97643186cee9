import {
  CLASS_EXCEPTION_RULES,
  type ClassExceptionKind,
  type ExceptionFields,
  exceptionProblem,
} from '#libs/contracts/class-calendar';
import type { ClassException } from '#libs/contracts/generated/api';
import { messagesBy, said } from '../../../shared/record-rules';
import type { RecordWords } from '../../../shared/record-words';

export const EXCEPTIONS = 'class-exceptions';
export const EXCEPTION_WORDS: RecordWords = {
  one: 'date change',
  many: 'date changes',
  empty: 'No classes have been changed.',
};
export const KIND_CHOICES = [
  { id: 'cancelled', name: 'Cancelled' },
  { id: 'changed', name: 'Changed' },
] satisfies { id: ClassExceptionKind; name: string }[];

const { startTime, endTime, instructorId, instructor, note } = CLASS_EXCEPTION_RULES;
type Values = Record<string, unknown>;

/** What the form begins with: most often a class is cancelled, and one whose instructor is away gets a substitute. */
export function exceptionValues(
  stored: ClassException | undefined,
  isAway = false,
): Record<string, string | number | null> {
  return {
    kind: stored?.kind ?? (isAway ? 'changed' : 'cancelled'),
    startTime: stored?.startTime ?? '',
    endTime: stored?.endTime ?? '',
    instructorId: stored?.instructorId ?? null,
    instructor: stored?.instructor ?? '',
    note: stored?.note ?? '',
  };
}

/** What is sent: of a cancelled class nothing but its note, whatever was typed before. */
export function exceptionData(values: Values): ExceptionFields {
  const text = (name: string) => (typeof values[name] === 'string' && values[name].trim()) || null;
  const isCancelled = values['kind'] === 'cancelled';
  const listed = !isCancelled && typeof values['instructorId'] === 'number' ? values['instructorId'] : null;
  return {
    kind: isCancelled ? 'cancelled' : 'changed',
    startTime: isCancelled ? null : text('startTime'),
    endTime: isCancelled ? null : text('endTime'),
    instructorId: listed,
    // The name of somebody of the list is the server's to say.
    instructor: isCancelled || listed !== null ? null : text('instructor'),
    note: text('note'),
  };
}

export function validateException(values: Values): Record<string, string> {
  const data = exceptionData(values);
  const wrong = said(messagesBy({ startTime, endTime, instructorId, instructor, note }, { ...data }));
  return Object.keys(wrong).length > 0 ? wrong : (exceptionProblem(data) ?? {});
}
