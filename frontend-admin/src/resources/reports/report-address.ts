import { REPORTS, type Report, isVatBasis } from '#libs/contracts/report';
import { type NamedPeriod, namedPeriod, type ReportPeriod } from '#libs/domain/reports/report-periods';
import type { VatBasis } from '#libs/domain/reports/vat-summary';
import { type CalendarDate, isoDate } from '#libs/domain/schedule/school-clock';

/** Which report the screen shows, and of what. */
export interface ReportAddress {
  report: Report;
  period: ReportPeriod;
  asOf: string;
  /** Undefined: as the settings have it. */
  basis: VatBasis | undefined;
}

/** Until somebody chooses another. */
const USUAL_PERIODS: Record<Report, NamedPeriod> = {
  takings: 'last-12-months',
  debtors: 'last-12-months',
  vat: 'tax-period',
  'best-sellers': 'last-12-months',
  trials: 'last-12-months',
  answers: 'last-12-months',
};

/** What stands behind the address: `?report=vat&from=2026-11-01&to=2026-12-31&basis=payments`, all of it optional. */
export function readReportAddress(params: URLSearchParams, today: CalendarDate): ReportAddress {
  const report = REPORTS.find((name) => name === params.get('report')) ?? 'takings';
  const [from, to] = [params.get('from'), params.get('to')];
  const basis = params.get('basis');
  return {
    report,
    period: from !== null && to !== null ? { from, to } : namedPeriod(USUAL_PERIODS[report], today),
    asOf: params.get('asOf') ?? isoDate(today),
    basis: isVatBasis(basis) ? basis : undefined,
  };
}
