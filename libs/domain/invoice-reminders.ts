// When a client is reminded of an invoice that was sent and is still owed: each kind once, and after days in which
// nothing ran only the latest.
import { addDays, type CalendarDate, isoDate } from '#libs/domain/schedule/school-clock';

export const REMINDER_KINDS = ['before', 'due', 'after'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** Days after the due date; below zero, before it. In the order in which they come. */
export const REMINDER_DAYS: Record<ReminderKind, number> = { before: -3, due: 0, after: 7 };

/**
 * The reminder whose time has come, or none: the latest of those whose day is not to come. One whose day was over when
 * the invoice was sent, or the same, says nothing new.
 * @param dueDate `2027-04-16`, as are the others: days on the school's wall clock
 * @param sentOn when it was last sent by hand
 */
export function reminderDue(dueDate: string, sentOn: string, today: string): ReminderKind | undefined {
  return REMINDER_KINDS.findLast((kind) => {
    const day = reminderDay(dueDate, kind);
    return sentOn < day && day <= today;
  });
}

/** The last due date that a reminder is due for. @param today the date on the school's wall clock */
export function lastDueDateReminded(today: CalendarDate): string {
  return isoDate(addDays(today, -REMINDER_DAYS.before));
}

function reminderDay(dueDate: string, kind: ReminderKind): string {
  const [year = 0, month = 0, day = 0] = dueDate.split('-').map(Number);
  return isoDate(addDays({ year, month, day }, REMINDER_DAYS[kind]));
}
