/** The period of an export: school days, both included, each of which may be left open (CONTRACT section 8). */
import { isCalendarDate } from '#libs/domain/calendar-date';

export const EXPORT_PERIOD = {
  from: { invalid: 'From must be a date' },
  to: { invalid: 'To must be a date' },
  reversed: 'From must not be after to',
} as const;

/** Days like `2027-04-16`; null: since ever, until now. */
export interface ExportPeriod {
  from: string | null;
  to: string | null;
}

/** What is wrong with a period, by field; nothing where all is well. */
export function periodErrors({ from, to }: ExportPeriod): Record<string, string> {
  if (from !== null && !isCalendarDate(from)) return { from: EXPORT_PERIOD.from.invalid };
  if (to !== null && !isCalendarDate(to)) return { to: EXPORT_PERIOD.to.invalid };
  return from !== null && to !== null && from > to ? { from: EXPORT_PERIOD.reversed } : {};
}

/** The name of the file without its ending. @param what of letters and hyphens: `invoice-lines` */
export function exportName(what: string, { from, to }: ExportPeriod): string {
  return [what, ...(from === null ? [] : [from]), ...(to === null ? [] : ['to', to])].join('-');
}
