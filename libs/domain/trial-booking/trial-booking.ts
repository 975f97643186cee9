// The life of a trial booking (CONTRACT section 6): who holds a place, and what a change of the schedule means
// to somebody who has booked.
import type { CalendarDay, DatedClass } from '#libs/domain/schedule/class-dates';

export const TRIAL_STATUSES = ['new', 'confirmed', 'attended', 'no-show', 'joined', 'cancelled'] as const;
export type TrialStatus = (typeof TRIAL_STATUSES)[number];

/** Those who are still expected. */
export const AWAITED_STATUSES = ['new', 'confirmed'] as const satisfies TrialStatus[];

export function isAwaited(status: TrialStatus): boolean {
  return (AWAITED_STATUSES as readonly TrialStatus[]).includes(status);
}

/** Whoever came, or should have come, keeps the place; only a cancelled booking gives it back. */
export function holdsPlace(status: TrialStatus): boolean {
  return status !== 'cancelled';
}

/** A visitor may move or cancel what has not been, and book again what was cancelled. */
export function isMovable(status: TrialStatus): boolean {
  return isAwaited(status) || status === 'cancelled';
}

export interface BookedClass {
  classScheduleId: number | null;
  startTime: string;
  endTime: string;
}

export type TrialNews = { kind: 'none' } | { kind: 'off' } | { kind: 'changed'; now: DatedClass };

/** What the calendar says now of a class that somebody has booked. */
export function trialNews(booked: BookedClass, day: CalendarDay): TrialNews {
  const now = day.classes.find(({ classScheduleId }) => classScheduleId === booked.classScheduleId);
  if (!now || now.status === 'cancelled') return { kind: 'off' };
  const isSame = now.startTime === booked.startTime && now.endTime === booked.endTime;
  return isSame ? { kind: 'none' } : { kind: 'changed', now };
}

/** Why a booked class is off, or the note of one that takes place; null where the calendar says neither. */
export function calendarNote(booked: BookedClass, day: CalendarDay, isOn: boolean): string | null {
  const isOff = trialNews(booked, day).kind === 'off';
  if (isOff === isOn) return null;
  if (day.isClosed) return day.name && `Closed: ${day.name}`;
  return day.classes.find(({ classScheduleId }) => classScheduleId === booked.classScheduleId)?.note ?? null;
}
