import { Typography } from '@mui/material';
import { ANSWER_WORDS as WORDS } from '#libs/contracts/report';
import { ANSWER_WAITS, answerFigures, type AnswerTimes, waitWords } from '#libs/domain/reports/answer-times';
import { shortMonth } from '#libs/domain/schedule/school-clock';
import { HOURS } from './charts/chart-scale';
import { MonthChart } from './charts/MonthChart';
import { monthRows, PeriodReport } from './PeriodReport';
import type { ReportProps } from './report-parts';
import { ReportTable } from './ReportTable';

/** How long customers waited for the first answer, by the month in which they wrote. */
export function AnswersReport(props: ReportProps) {
  return (
    <PeriodReport
      {...props}
      report="answers"
      read={(api, period) => api.readAnswers(period)}
      isEmpty={({ totals }) => totals.messages === 0}
      empty="No messages in this period."
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
            rows={monthRows(months, answerFigures)}
            totals={answerFigures(totals)}
          />
          <Typography variant="caption">
            The time from a customer&apos;s message to your first answer, by month of the message. Nights and weekends
            are counted. Suspected spam and deleted messages are not included.
          </Typography>
        </>
      )}
    </PeriodReport>
  );
}

function labelOf({ messages, answered, medianMinutes, p90Minutes }: AnswerTimes): string {
  const waits =
    answered === 0 ? '' : `, half within ${waitWords(medianMinutes)}, 9 in 10 within ${waitWords(p90Minutes)}`;
  return `Chart by month: ${answered} of ${messages} messages answered${waits}. See the table for the figures.`;
}
