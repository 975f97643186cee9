import { useQuery } from '@tanstack/react-query';
import { Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { exportName } from '#libs/contracts/export-period';
import { ANSWER_WORDS as WORDS } from '#libs/contracts/report';
import { writtenPeriod } from '#libs/documents/document-words';
import { ANSWER_WAITS, type AnswerTimes, waitWords } from '#libs/domain/reports/answer-times';
import { shortMonth } from '#libs/domain/schedule/school-clock';
import type { SchoolDataProvider } from '../../data-provider';
import { HOURS } from './charts/chart-scale';
import { MonthChart } from './charts/MonthChart';
import { PeriodFields } from './PeriodFields';
import { ReportBody, type ReportProps } from './report-parts';
import { ReportTable } from './ReportTable';

/** How long customers waited for the first answer, by the month in which they wrote. */
export function AnswersReport({ address: { period }, onChange }: ReportProps) {
  const { from, to } = period;
  const api = useDataProvider<SchoolDataProvider>();
  const query = useQuery({ queryKey: ['reports', 'answers', from, to], queryFn: () => api.readAnswers({ from, to }) });
  return (
    <ReportBody
      title={`Time to answer, ${writtenPeriod(period)}`}
      choices={<PeriodFields period={period} onChange={onChange} />}
      files={{ report: 'answers', query: { from, to }, name: exportName('answers', period) }}
      query={query}
      isEmpty={({ totals }) => totals.messages === 0}
      empty="Nobody wrote in this period."
    >
      {({ months, totals }, titleId) => (
        <>
          <MonthChart
            label={labelOf(totals)}
            parts={ANSWER_WAITS.map((wait) => WORDS[wait])}
            columns={months.map(({ month, medianMinutes, p90Minutes }) => ({
              name: shortMonth(month),
              // On top of each other, the whole column ends where nine in ten were answered.
              values: [medianMinutes ?? 0, (p90Minutes ?? 0) - (medianMinutes ?? 0)],
            }))}
            axis={HOURS}
          />
          <ReportTable
            titleId={titleId}
            columns={['Month', ...Object.values(WORDS)]}
            rows={months.map((month) => ({
              key: month.month,
              name: shortMonth(month.month),
              figures: figuresOf(month),
            }))}
            totals={figuresOf(totals)}
          />
          <Typography variant="caption">
            From a customer&apos;s message to your first answer, by the month of the message, nights and weekends
            included. Suspected spam and messages that were deleted are not in it.
          </Typography>
        </>
      )}
    </ReportBody>
  );
}

function labelOf({ messages, answered, medianMinutes, p90Minutes }: AnswerTimes): string {
  const waits =
    answered === 0 ? '' : `, half within ${waitWords(medianMinutes)}, 9 in 10 within ${waitWords(p90Minutes)}`;
  return `Columns by month: ${answered} of ${messages} messages answered${waits}; the table has the figures.`;
}

/** In the order of the columns. */
function figuresOf({ messages, answered, medianMinutes, p90Minutes }: AnswerTimes): string[] {
  return [String(messages), String(answered), waitWords(medianMinutes), waitWords(p90Minutes)];
}
