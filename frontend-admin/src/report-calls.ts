import type {
  AnswersView,
  BestSellersView,
  DebtorsView,
  TakingsView,
  TrialsView,
  VatView,
} from '#libs/contracts/generated/api';
import type { ReportPeriod } from '#libs/domain/reports/report-periods';
import type { VatBasis } from '#libs/domain/reports/vat-summary';
import type { CallApi } from './call-api';

/** What the school's books come to, and how it does. */
export interface ReportCalls {
  readTakings(period: ReportPeriod): Promise<TakingsView>;
  readDebtors(asOf: string): Promise<DebtorsView>;
  /** @param basis without it as the settings have it */
  readVat(period: ReportPeriod, basis: VatBasis | undefined): Promise<VatView>;
  readBestSellers(period: ReportPeriod): Promise<BestSellersView>;
  readTrials(period: ReportPeriod): Promise<TrialsView>;
  readAnswers(period: ReportPeriod): Promise<AnswersView>;
}

export function createReportCalls(callApi: CallApi): ReportCalls {
  return {
    readTakings: ({ from, to }) => callApi('get', '/api/admin/reports/takings', { query: { from, to } }),
    readDebtors: (asOf) => callApi('get', '/api/admin/reports/debtors', { query: { asOf } }),
    readVat: ({ from, to }, basis) =>
      callApi('get', '/api/admin/reports/vat', { query: { from, to, ...(basis && { basis }) } }),
    readBestSellers: ({ from, to }) => callApi('get', '/api/admin/reports/best-sellers', { query: { from, to } }),
    readTrials: ({ from, to }) => callApi('get', '/api/admin/reports/trials', { query: { from, to } }),
    readAnswers: ({ from, to }) => callApi('get', '/api/admin/reports/answers', { query: { from, to } }),
  };
}
