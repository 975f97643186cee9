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
const PARTS = ['Joined', 'Attended, not joined', 'Not attended or still to come'];

/** What became of trials, by the month of the class. */
export function TrialsReport(props: ReportProps) {
  return (
    <PeriodReport
      {...props}
      report="trials"
      read={(api, period) => api.readTrials(period)}
      isEmpty={({ totals }) => totals.booked === 0}
      empty="No trials booked in this period."
    >
      {({ months, totals }, titleId) => (
        <>
          <MonthChart
            label={`Chart by month: of ${totals.booked} trials ${totals.joined} joined. See the table for the figures.`}
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
            By class date, without cancelled bookings. You set Attended and Joined in Trial Bookings.
          </Typography>
        </>
      )}
    </PeriodReport>
  );
}
