/** How the school does, as it is printed: what the screen and the CSV files have. */
import { ANSWER_WORDS, TRIAL_REPORT_WORDS } from '#libs/contracts/report';
import { writtenPeriod } from '#libs/documents/document-words';
import type { PrintedDocument, PrintedSum } from '#libs/documents/printed-document';
import { formatRand } from '#libs/domain/money';
import { type AnswerTimes, waitWords } from '#libs/domain/reports/answer-times';
import { joinedPercent, TRIAL_COLUMNS, type TrialCounts } from '#libs/domain/reports/trials';
import { shortMonth } from '#libs/domain/schedule/school-clock';
import { type Printing, sheetOf, tableOf } from './report-documents.js';
import type { AnswersView, BestSellersView, TrialsView } from './report.view.js';

export function bestSellersDocument(view: BestSellersView, printing: Printing): PrintedDocument {
  const { products, totals } = view;
  return {
    ...sheetOf('Best sellers', { label: 'Period', value: writtenPeriod(view) }, printing),
    opening: 'Orders that are paid and not cancelled, by the day of their last payment. Without delivery.',
    table: tableOf(
      ['Product', 'Pieces', 'Takings'],
      products.map(({ name, pieces, takings }) => [name, String(pieces), formatRand(takings)]),
    ),
    sums: sumsOf([
      ['Pieces', String(totals.pieces)],
      ['Takings', formatRand(totals.takings)],
    ]),
  };
}

export function trialsDocument(view: TrialsView, printing: Printing): PrintedDocument {
  const { months, totals } = view;
  const figures = (counts: TrialCounts) => [
    ...TRIAL_COLUMNS.map((column) => String(counts[column])),
    String(joinedPercent(counts) ?? ''),
  ];
  const labels = [...TRIAL_COLUMNS.map((column) => TRIAL_REPORT_WORDS[column]), TRIAL_REPORT_WORDS.joinedPercent];
  return {
    ...sheetOf('Trials', { label: 'Period', value: writtenPeriod(view) }, printing),
    opening: 'By the date of the class, without cancelled bookings.',
    table: tableOf(
      ['Month', ...labels],
      months.map((month) => [shortMonth(month.month), ...figures(month)]),
    ),
    sums: sumsOf(labels.map((label, at) => [label, figures(totals)[at]!])),
  };
}

export function answersDocument(view: AnswersView, printing: Printing): PrintedDocument {
  const { months, totals } = view;
  const figures = ({ messages, answered, medianMinutes, p90Minutes }: AnswerTimes) => [
    String(messages),
    String(answered),
    waitWords(medianMinutes),
    waitWords(p90Minutes),
  ];
  const labels = Object.values(ANSWER_WORDS);
  return {
    ...sheetOf('Time to answer', { label: 'Period', value: writtenPeriod(view) }, printing),
    opening: 'From a customer’s message to the first answer, by the month of the message. Without suspected spam.',
    table: tableOf(
      ['Month', ...labels],
      months.map((month) => [shortMonth(month.month), ...figures(month)]),
    ),
    sums: sumsOf(labels.map((label, at) => [label, figures(totals)[at]!])),
  };
}

function sumsOf(entries: readonly (readonly [label: string, value: string])[]): PrintedSum[] {
  return entries.map(([label, value]) => ({ label, value, weight: 'plain' }));
}
