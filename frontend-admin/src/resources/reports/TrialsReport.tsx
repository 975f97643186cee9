import { Typography } from '@mui/material';
import { TRIAL_REPORT_WORDS as WORDS } from '#libs/contracts/report';
import { trialFigures, trialParts } from '#libs/domain/reports/trials';
import { shortMonth } from '#libs/domain/schedule/school-clock';
import { COUNTS } from './charts/chart-scale';
import { MonthChart } from './charts/MonthChart';
import { monthRows, PeriodReport } from './PeriodReport';
import type { ReportProps } from './report-parts';
import { ReportTable } from './ReportTable';

/** As trialParts has them. */
const PARTS = ['Joined', 'Attended, not joined', 'Did not come, or still to come'];

/** What became of trials, by the month of the class. */
export function TrialsReport(props: ReportProps) {
  return (
    <PeriodReport
      {...props}
      report="trials"
      read={(api, period) => api.readTrials(period)}
      isEmpty={({ totals }) => totals.booked === 0}
      empty="Nobody booked a trial in this period."
    >
      {({ months, totals }, titleId) => (
        <>
          <MonthChart
            label={`Columns by month: of ${totals.booked} trials ${totals.joined} joined; the table has the figures.`}
            parts={PARTS}
            columns={months.map((month) => ({ name: shortMonth(month.month), values: trialParts(month) }))}
            axis={COUNTS}
          />
          <ReportTable
            titleId={titleId}
            columns={['Month', ...Object.values(WORDS)]}
            rows={monthRows(months, trialFigures)}
            totals={trialFigures(totals)}
          />
          <Typography variant="caption">
            By the date of the class, without cancelled bookings. Attended and Joined are what you set in Trial
            Bookings.
          </Typography>
        </>
      )}
    </PeriodReport>
  );
}
