import { useQuery } from '@tanstack/react-query';
import { Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { exportName } from '#libs/contracts/export-period';
import { TRIAL_REPORT_WORDS as WORDS } from '#libs/contracts/report';
import { writtenPeriod } from '#libs/documents/document-words';
import { joinedPercent, TRIAL_COLUMNS, type TrialCounts, trialParts } from '#libs/domain/reports/trials';
import { shortMonth } from '#libs/domain/schedule/school-clock';
import type { SchoolDataProvider } from '../../data-provider';
import { COUNTS } from './charts/chart-scale';
import { MonthChart } from './charts/MonthChart';
import { PeriodFields } from './PeriodFields';
import { ReportBody, type ReportProps } from './report-parts';
import { ReportTable } from './ReportTable';

/** As trialParts has them. */
const PARTS = ['Joined', 'Attended, not joined', 'Did not come, or still to come'];

/** What became of trials, by the month of the class. */
export function TrialsReport({ address: { period }, onChange }: ReportProps) {
  const { from, to } = period;
  const api = useDataProvider<SchoolDataProvider>();
  const query = useQuery({ queryKey: ['reports', 'trials', from, to], queryFn: () => api.readTrials({ from, to }) });
  return (
    <ReportBody
      title={`Trials, ${writtenPeriod(period)}`}
      choices={<PeriodFields period={period} onChange={onChange} />}
      files={{ report: 'trials', query: { from, to }, name: exportName('trials', period) }}
      query={query}
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
            columns={['Month', ...TRIAL_COLUMNS.map((column) => WORDS[column]), WORDS.joinedPercent]}
            rows={months.map((month) => ({
              key: month.month,
              name: shortMonth(month.month),
              figures: figuresOf(month),
            }))}
            totals={figuresOf(totals)}
          />
          <Typography variant="caption">
            By the date of the class, without cancelled bookings. Attended and Joined are what you set in Trial
            Bookings.
          </Typography>
        </>
      )}
    </ReportBody>
  );
}

function figuresOf(counts: TrialCounts): string[] {
  return [...TRIAL_COLUMNS.map((column) => String(counts[column])), String(joinedPercent(counts) ?? '')];
}
