/** The reports as CSV files: what the screen shows, line by line, with the totals last. Amounts are in rand. */
import { Readable } from 'node:stream';
import { PAYMENT_METHODS } from '#libs/contracts/invoice';
import { exportName } from '#libs/contracts/export-period';
import { csvFile } from '#libs/domain/csv';
import { cellOf } from '#libs/domain/csv-cells';
import { type DebtAges, DEBT_COLUMNS } from '#libs/domain/reports/debtors';
import { type AnswerTimes, hoursOf } from '#libs/domain/reports/answer-times';
import { TAKINGS_SOURCES } from '#libs/domain/reports/takings';
import { joinedPercent, type TrialCounts } from '#libs/domain/reports/trials';
import type { VatAmounts } from '#libs/domain/reports/vat-summary';
import type { CsvFile } from '../../common/lists/stream-csv.js';
import type {
  AnswersView,
  BestSellersView,
  DebtorsView,
  TakingsSumView,
  TakingsView,
  TrialsView,
  VatView,
} from './report.view.js';

const TOTAL = 'total';
const BASIS_POINTS_PER_PERCENT = 100;

export function takingsFile({ months, totals, ...period }: TakingsView): CsvFile {
  const cells = (sum: TakingsSumView) => ({
    ...rands(TAKINGS_SOURCES, sum),
    ...rands(['total'], sum),
    ...rands(PAYMENT_METHODS, sum.methods),
  });
  return fileOf(exportName('takings', period), [
    ...months.map((month) => ({ month: month.month, ...cells(month) })),
    { month: TOTAL, ...cells(totals) },
  ]);
}

export function debtorsFile({ asOf, clients, totals }: DebtorsView): CsvFile {
  const cells = (ages: DebtAges) => rands([...DEBT_COLUMNS, 'total'], ages);
  return fileOf(`debtors-${asOf}`, [
    ...clients.map(({ clientName, ...ages }) => ({ clientName, ...cells(ages) })),
    { clientName: TOTAL, ...cells(totals) },
  ]);
}

export function vatFile({ from, to, basis, rows, totals }: VatView): CsvFile {
  const cells = (amounts: VatAmounts) => rands(['net', 'tax', 'gross'], amounts);
  return fileOf(exportName(`vat-by-${basis}`, { from, to }), [
    ...rows.map(({ kind, taxRate, count, ...amounts }) => ({
      kind,
      taxRatePercent: taxRate / BASIS_POINTS_PER_PERCENT,
      count,
      ...cells(amounts),
    })),
    { kind: TOTAL, taxRatePercent: null, count: null, ...cells(totals) },
  ]);
}

export function bestSellersFile({ products, totals, ...period }: BestSellersView): CsvFile {
  return fileOf(exportName('best-sellers', period), [
    ...products.map(({ name, pieces, takings }) => ({ product: name, pieces, ...rands(['takings'], { takings }) })),
    { product: TOTAL, pieces: totals.pieces, ...rands(['takings'], totals) },
  ]);
}

export function trialsFile({ months, totals, ...period }: TrialsView): CsvFile {
  const cells = (counts: TrialCounts) => ({
    booked: counts.booked,
    attended: counts.attended,
    joined: counts.joined,
    joinedPercent: joinedPercent(counts),
  });
  return fileOf(exportName('trials', period), [
    ...months.map((month) => ({ month: month.month, ...cells(month) })),
    { month: TOTAL, ...cells(totals) },
  ]);
}

export function answersFile({ months, totals, ...period }: AnswersView): CsvFile {
  const cells = ({ messages, answered, medianMinutes, p90Minutes }: AnswerTimes) => ({
    messages,
    answered,
    medianHours: hoursOf(medianMinutes),
    p90Hours: hoursOf(p90Minutes),
  });
  return fileOf(exportName('answers', period), [
    ...months.map((month) => ({ month: month.month, ...cells(month) })),
    { month: TOTAL, ...cells(totals) },
  ]);
}

function rands<Column extends string>(columns: readonly Column[], sums: Readonly<Record<Column, number>>) {
  return Object.fromEntries(columns.map((column) => [column, cellOf('rand', sums[column])]));
}

function fileOf(name: string, lines: Parameters<typeof csvFile>[0]): CsvFile {
  return { name, text: Readable.from([csvFile(lines)], { objectMode: false }) };
}
