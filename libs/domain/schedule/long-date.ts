// A date as people read it, the same in every browser and on the server: "Wednesday 16 December 2026".
import { parseDate, weekdayOf } from '#libs/domain/schedule/class-dates';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** @param date `2026-12-16` */
export function formatLongDate(date: string): string {
  return `${formatDayAndMonth(date)} ${parseDate(date).year}`;
}

/** "Wednesday 16 December" */
export function formatDayAndMonth(date: string): string {
  const { month, day } = parseDate(date);
  return `${weekdayOf(date)} ${day} ${MONTHS[month - 1]}`;
}

/** "16 December 2026" */
export function formatDate(date: string): string {
  return `${parseDate(date).day} ${formatMonth(date)}`;
}

/** "December 2026" */
export function formatMonth(date: string): string {
  const { year, month } = parseDate(date);
  return `${MONTHS[month - 1]} ${year}`;
}
