// The periods of the school's reports: days on its calendar, both included. The financial year begins on 1 March, as
// that of most South African companies; VAT is returned for two months that end with an even one (category B of section
// 27 of the Value-Added Tax Act, 1991), so that the financial year holds six whole tax periods.
import { addDays, type CalendarDate, isoDate } from '#libs/domain/schedule/school-clock';

/** Days like `2027-04-16`. */
export interface ReportPeriod {
  from: string;
  to: string;
}

export const NAMED_PERIODS = ['this-month', 'last-month', 'tax-period', 'financial-year', 'last-12-months'] as const;
export type NamedPeriod = (typeof NAMED_PERIODS)[number];

const MONTHS_OF_YEAR = 12;
const MONTHS_OF_TAX_PERIOD = 2;
const FIRST_MONTH_OF_FINANCIAL_YEAR = 3;
const LONGEST_YEARS = 2;

export const MOST_REPORT_MONTHS = LONGEST_YEARS * MONTHS_OF_YEAR;

/** Whole months, of which the last has not always passed. */
export function namedPeriod(name: NamedPeriod, { year, month }: CalendarDate): ReportPeriod {
  switch (name) {
    case 'this-month':
      return wholeMonths(year, month, 1);
    case 'last-month':
      return wholeMonths(year, month - 1, 1);
    case 'tax-period':
      return wholeMonths(year, month - ((month - 1) % MONTHS_OF_TAX_PERIOD), MONTHS_OF_TAX_PERIOD);
    case 'financial-year':
      return wholeMonths(
        month < FIRST_MONTH_OF_FINANCIAL_YEAR ? year - 1 : year,
        FIRST_MONTH_OF_FINANCIAL_YEAR,
        MONTHS_OF_YEAR,
      );
    case 'last-12-months':
      return wholeMonths(year, month - MONTHS_OF_YEAR + 1, MONTHS_OF_YEAR);
  }
}

/** @param month also 0 and below, of the year before */
function wholeMonths(year: number, month: number, count: number): ReportPeriod {
  return {
    from: isoDate(addDays({ year, month, day: 1 }, 0)),
    to: isoDate(addDays({ year, month: month + count, day: 1 }, -1)),
  };
}

/** The months that a period has a day of, like `2027-04`. */
export function monthsOf({ from, to }: ReportPeriod): string[] {
  const first = monthNumber(from);
  return Array.from({ length: monthNumber(to) - first + 1 }, (_, at) => {
    const months = first + at;
    const month = String((months % MONTHS_OF_YEAR) + 1).padStart(2, '0');
    return `${String(Math.floor(months / MONTHS_OF_YEAR)).padStart(4, '0')}-${month}`;
  });
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * MONTHS_OF_YEAR + Number(day.slice(5, 7)) - 1;
}

/** Whether it ends before the day on which it began has come round for the second time. */
export function isShortEnough({ from, to }: ReportPeriod): boolean {
  return to < `${String(Number(from.slice(0, 4)) + LONGEST_YEARS).padStart(4, '0')}${from.slice(4)}`;
}
