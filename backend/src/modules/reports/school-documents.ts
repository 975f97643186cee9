/** How the school does, as it is printed: what the screen and the CSV files have. */
import { ANSWER_WORDS, TRIAL_REPORT_WORDS } from '#libs/contracts/report';
import { writtenPeriod } from '#libs/documents/document-words';
import type { PrintedDocument, PrintedSum } from '#libs/documents/printed-document';
import { formatRand } from '#libs/domain/money';
import { answerFigures } from '#libs/domain/reports/answer-times';
import { trialFigures } from '#libs/domain/reports/trials';
import { shortMonth } from '#libs/domain/schedule/school-clock';
import { type Printing, sheetOf, tableOf } from './report-documents.js';
import type { AnswersView, BestSellersView, TrialsView } from './report.view.js';

export function bestSellersDocument(view: BestSellersView, printing: Printing): PrintedDocument {
  const { products, totals } = view;
  return {
    ...sheetOf('Best sellers', { label: 'Period', value: writtenPeriod(view) }, printing),
    opening: 'Paid orders that were not cancelled, by date of last payment. Delivery is not included.',
    table: tableOf(
      ['Product', 'Units', 'Takings'],
      products.map(({ name, pieces, takings }) => [name, String(pieces), formatRand(takings)]),
    ),
    sums: sumsOf([
      ['Units', String(totals.pieces)],
      ['Takings', formatRand(totals.takings)],
    ]),
  };
}

export function trialsDocument(view: TrialsView, printing: Printing): PrintedDocument {
  return {
    ...sheetOf('Trials', { label: 'Period', value: writtenPeriod(view) }, printing),
    opening: 'By class date, without cancelled bookings.',
    ...monthsOf(view, Object.values(TRIAL_REPORT_WORDS), trialFigures),
  };
}

export function answersDocument(view: AnswersView, printing: Printing): PrintedDocument {
  return {
    ...sheetOf('Time to answer', { label: 'Period', value: writtenPeriod(view) }, printing),
    opening: 'From a customer’s message to the first answer, by month of the message. Suspected spam is not included.',
    ...monthsOf(view, Object.values(ANSWER_WORDS), answerFigures),
  };
}

/** A line for each month, and the totals in the same figures. */
function monthsOf<Figures>(
  { months, totals }: { months: readonly (Figures & { month: string })[]; totals: Figures },
  labels: string[],
  figuresOf: (figures: Figures) => string[],
): Pick<PrintedDocument, 'table' | 'sums'> {
  const sums = figuresOf(totals);
  return {
    table: tableOf(
      ['Month', ...labels],
      months.map((month) => [shortMonth(month.month), ...figuresOf(month)]),
    ),
    sums: sumsOf(labels.map((label, at) => [label, sums[at]!])),
  };
}

function sumsOf(entries: readonly (readonly [label: string, value: string])[]): PrintedSum[] {
  return entries.map(([label, value]) => ({ label, value, weight: 'plain' }));
}
