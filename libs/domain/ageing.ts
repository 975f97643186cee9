// How long a client's debts have been due, for a statement: by the days since each invoice's due date.
import type { CalendarDate } from '#libs/domain/schedule/school-clock';

export const AGES = ['current', 'days30', 'days60', 'days90', 'over90'] as const;
export type Age = (typeof AGES)[number];

export const AGE_WORDS: Record<Age, string> = {
  current: 'Not yet due',
  days30: '1 to 30 days',
  days60: '31 to 60 days',
  days90: '61 to 90 days',
  over90: 'Over 90 days',
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since the due date; 0 on the day and before. @param dueDate `2027-04-16` */
export function daysLate(dueDate: string, { year, month, day }: CalendarDate): number {
  return Math.max(0, Math.round((Date.UTC(year, month - 1, day) - Date.parse(dueDate)) / DAY_MS));
}

export function ageOf(late: number): Age {
  if (late <= 0) return 'current';
  if (late <= 30) return 'days30';
  if (late <= 60) return 'days60';
  return late <= 90 ? 'days90' : 'over90';
}

/** What is owed of each age, in cents. */
export function ageing(
  debts: readonly { dueDate: string; outstandingAmount: number }[],
  today: CalendarDate,
): Record<Age, number> {
  const sums: Record<Age, number> = { current: 0, days30: 0, days60: 0, days90: 0, over90: 0 };
  for (const { dueDate, outstandingAmount } of debts) sums[ageOf(daysLate(dueDate, today))] += outstandingAmount;
  return sums;
}
