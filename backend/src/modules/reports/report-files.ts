/** The reports as CSV files: what the screen shows, line by line, with the totals last. Amounts are in rand. */
import { Readable } from 'node:stream';
import { PAYMENT_METHODS } from '#libs/contracts/invoice';
import { exportName } from '#libs/contracts/export-period';
import { csvFile } from '#libs/domain/csv';
import { cellOf } from '#libs/domain/csv-cells';
import { type DebtAges, DEBT_COLUMNS } from '#libs/domain/reports/debtors';
import { TAKINGS_SOURCES } from '#libs/domain/reports/takings';
import type { VatAmounts } from '#libs/domain/reports/vat-summary';
import type { CsvFile } from '../../common/lists/stream-csv.js';
import type { DebtorsView, TakingsSumView, TakingsView, VatView } from './report.view.js';

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

function rands<Column extends string>(columns: readonly Column[], sums: Readonly<Record<Column, number>>) {
  return Object.fromEntries(columns.map((column) => [column, cellOf('rand', sums[column])]));
}

function fileOf(name: string, lines: Parameters<typeof csvFile>[0]): CsvFile {
  return { name, text: Readable.from([csvFile(lines)], { objectMode: false }) };
}
