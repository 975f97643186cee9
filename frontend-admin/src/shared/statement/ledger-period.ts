import { LEDGER_MONTHS } from '#libs/contracts/client-ledger';
import type { ReportPeriod } from '#libs/domain/reports/report-periods';
import { type CalendarDate, isoDate } from '#libs/domain/schedule/school-clock';

/** From the same day some months ago; of a month that is too short for it, from its last. @param today at the school */
export function usualLedgerPeriod(today: CalendarDate): ReportPeriod {
  const months = today.year * 12 + (today.month - 1) - LEDGER_MONTHS;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: isoDate({ year, month, day: Math.min(today.day, lastDay) }), to: isoDate(today) };
}
