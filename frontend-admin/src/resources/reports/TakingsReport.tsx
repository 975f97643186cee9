import { Typography } from '@mui/material';
import type { TakingsSumView } from '#libs/contracts/generated/api';
import { PAYMENT_METHODS, PAYMENT_METHOD_WORDS } from '#libs/contracts/invoice';
import { SOURCE_WORDS } from '#libs/contracts/report';
import { formatRand } from '#libs/domain/money';
import { TAKINGS_SOURCES } from '#libs/domain/reports/takings';
import { shortMonth } from '#libs/domain/schedule/school-clock';
import { MonthChart } from './charts/MonthChart';
import { monthRows, PeriodReport } from './PeriodReport';
import type { ReportProps } from './report-parts';
import { ReportTable } from './ReportTable';

const METHOD_NAMES = PAYMENT_METHODS.map((method) => PAYMENT_METHOD_WORDS[method]);

/** What came in and went back, month by month. */
export function TakingsReport(props: ReportProps) {
  return (
    <PeriodReport
      {...props}
      report="takings"
      read={(api, period) => api.readTakings(period)}
      isEmpty={({ months }) => months.every((month) => figuresOf(month).every((cents) => cents === 0))}
      empty="No payments or refunds in this period."
    >
      {({ months, totals }, titleId) => (
        <>
          <MonthChart
            label={
              `Chart by month and payment method. Total: ${formatRand(totals.total)}. See the table for the ` +
              `figures.`
            }
            parts={METHOD_NAMES}
            columns={months.map(({ month, methods }) => ({
              name: shortMonth(month),
              values: PAYMENT_METHODS.map((method) => methods[method]),
            }))}
          />
          <ReportTable
            titleId={titleId}
            columns={['Month', ...TAKINGS_SOURCES.map((source) => SOURCE_WORDS[source]), 'Total', ...METHOD_NAMES]}
            rows={monthRows(months, (month) => figuresOf(month).map(formatRand))}
            totals={figuresOf(totals).map(formatRand)}
          />
          <Typography variant="caption">
            By payment date. Refunds are deducted from the method they were paid with. An invoice set to Paid without a
            payment is not included.
          </Typography>
        </>
      )}
    </PeriodReport>
  );
}

/** In the order of the columns. */
function figuresOf({ methods, total, ...sources }: TakingsSumView): number[] {
  return [
    ...TAKINGS_SOURCES.map((source) => sources[source]),
    total,
    ...PAYMENT_METHODS.map((method) => methods[method]),
  ];
}
