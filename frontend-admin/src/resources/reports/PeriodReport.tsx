import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { exportName } from '#libs/contracts/export-period';
import type { Report } from '#libs/contracts/report';
import { writtenPeriod } from '#libs/documents/document-words';
import type { ReportPeriod } from '#libs/domain/reports/report-periods';
import { shortMonth } from '#libs/domain/schedule/school-clock';
import type { SchoolDataProvider } from '../../data-provider';
import { PeriodFields } from './PeriodFields';
import { ReportBody, type ReportBodyProps, type ReportProps } from './report-parts';
import { REPORT_TITLES } from './report-words';

interface PeriodReportProps<Data> extends ReportProps, Pick<ReportBodyProps<Data>, 'long'> {
  report: Report;
  read: (api: SchoolDataProvider, period: ReportPeriod) => Promise<Data>;
  isEmpty: (data: Data) => boolean;
  empty: string;
  children: (data: Data, titleId: string) => ReactNode;
}

/** A report that asks for a period and nothing else. */
export function PeriodReport<Data>({ address, onChange, report, read, ...body }: PeriodReportProps<Data>) {
  const { from, to } = address.period;
  const api = useDataProvider<SchoolDataProvider>();
  const query = useQuery({ queryKey: ['reports', report, from, to], queryFn: () => read(api, { from, to }) });
  return (
    <ReportBody
      title={`${REPORT_TITLES[report]}, ${writtenPeriod(address.period)}`}
      choices={<PeriodFields period={address.period} onChange={onChange} />}
      files={{ report, query: { from, to }, name: exportName(report, address.period) }}
      query={query}
      {...body}
    />
  );
}

/** The rows of its table, where each month is one. */
export function monthRows<Month extends { month: string }>(
  months: readonly Month[],
  figuresOf: (month: Month) => string[],
) {
  return months.map((month) => ({ key: month.month, name: shortMonth(month.month), figures: figuresOf(month) }));
}
