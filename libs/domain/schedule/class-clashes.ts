// What staff should know before they put a class on the week: other classes run at the same time (allowed, visitors
// then choose), or its instructor already teaches at that time (most likely a mistake).
// Classes that only touch do not overlap (CONTRACT section 2, "Content"); inactive classes are not on the timetable.

import { parseClockTime } from '#libs/domain/schedule/clock-time';
import type { Weekday } from '#libs/domain/schedule/weekdays';

/** A class as far as clashes care. Times are HH:MM on the school's clock. */
export interface PlannedClass {
  /** Missing while the class is not stored yet. */
  id?: number | undefined;
  day: Weekday;
  startTime: string;
  endTime: string;
  instructor: string | null;
  isActive: boolean;
}

export interface ClassClash<T extends PlannedClass> {
  /** `instructor`: the same person teaches both. `overlap`: only the times overlap. */
  kind: 'instructor' | 'overlap';
  other: T;
}

/**
 * The classes that clash with a planned one, instructor clashes first, then by start time.
 * The planned class itself (same id), inactive classes and classes with unreadable times never clash.
 */
export function findClassClashes<T extends PlannedClass>(
  planned: PlannedClass,
  classes: readonly T[],
): ClassClash<T>[] {
  if (!planned.isActive) return [];
  return classes
    .filter((other) => other.isActive && !isSameRecord(planned, other) && overlaps(planned, other))
    .map((other): ClassClash<T> => ({ kind: sameInstructor(planned, other) ? 'instructor' : 'overlap', other }))
    .sort((a, b) => a.kind.localeCompare(b.kind) || a.other.startTime.localeCompare(b.other.startTime));
}

function isSameRecord(a: PlannedClass, b: PlannedClass): boolean {
  return a.id !== undefined && a.id === b.id;
}

function overlaps(a: PlannedClass, b: PlannedClass): boolean {
  const [aStart, aEnd, bStart, bEnd] = [a.startTime, a.endTime, b.startTime, b.endTime].map(parseClockTime);
  if (aStart === undefined || aEnd === undefined || bStart === undefined || bEnd === undefined) return false;
  if (aEnd <= aStart || bEnd <= bStart) return false;
  return a.day === b.day && aStart < bEnd && bStart < aEnd;
}

function sameInstructor(a: PlannedClass, b: PlannedClass): boolean {
  const name = nameKey(a.instructor);
  return name !== '' && name === nameKey(b.instructor);
}

/** "  Coach   STORM " and "coach storm" are one person. */
function nameKey(name: string | null): string {
  return (name ?? '').normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
