/** The lines of a bank's CSV file, as its layout says. */
import { createHash } from 'node:crypto';
import { CsvError } from 'csv-parse';
import { BANK_STATEMENT_RULES as RULES } from '#libs/contracts/bank-statement';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { readBankAmount, readBankDate, statementText } from '#libs/domain/bank-statement/bank-cells';
import { type StatementLayout, statementDelimiter } from '#libs/domain/bank-statement/statement-layout';
import { csvRows } from '../../common/csv-rows.js';
import { RefusedFields } from '../../common/errors/exceptions.js';

const REPLACEMENT = '\uFFFD';
/** Of what the payer wrote; a bank takes less. */
const MOST_TEXT = 500;

/** Money that came in. */
export interface StatementLine {
  row: number;
  date: string;
  /** Cents, more than 0. */
  amount: number;
  text: string;
  fingerprint: Buffer;
}

/** What has something of a line, and is none. */
export interface UnreadLine {
  row: number;
  date: string | null;
  amount: number | null;
  text: string;
  problem: string;
}

export interface ReadStatement {
  lines: StatementLine[];
  unread: UnreadLine[];
  moneyOutCount: number;
}

/** All rows of the file, also those above its lines. @throws RefusedFields for one that cannot be read */
export async function readRows(content: string): Promise<string[][]> {
  if (content.includes(REPLACEMENT)) refuse(RULES.content.notUtf8);
  const rows: string[][] = [];
  try {
    for await (const cells of csvRows(content, { delimiter: statementDelimiter(content), ltrim: true })) {
      rows.push(cells);
      if (rows.length > RULES.content.maxRows) refuse(RULES.content.tooManyRows);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(RULES.content.notCsv(typeof error['lines'] === 'number' ? error['lines'] : 1));
  }
  if (rows.some(({ length }) => length > RULES.content.maxColumns)) refuse(RULES.content.tooManyColumns);
  return rows;
}

export function readLines(rows: readonly string[][], layout: StatementLayout): ReadStatement {
  const read: ReadStatement = { lines: [], unread: [], moneyOutCount: 0 };
  const seen = new Map<string, number>();
  for (const [at, cells] of rows.entries()) {
    const row = at + 1;
    if (row <= (layout.headerRow ?? 0)) continue;
    const cell = (column: number) => (cells[column - 1] ?? '').trim();
    const [dateCell, amountCell] = [cell(layout.date), cell(layout.amount)];
    const isPart = isWider(cells, rows, layout) && isCut(amountCell, cell(layout.amount + 1));
    const [date, amount] = [readBankDate(dateCell) ?? null, isPart ? null : readAmount(amountCell)];
    const text = statementText(layout.text.map(cell)).slice(0, MOST_TEXT);
    if (date !== null && (amount === null ? amountCell === '' : amount <= 0)) read.moneyOutCount += 1;
    else if (date !== null && amount === null)
      read.unread.push({ row, date, amount, text, problem: RULES.line.noAmount });
    else if (date === null && amount !== null && amount > 0 && layout.headerRow !== null)
      read.unread.push({ row, date, amount, text, problem: RULES.line.noDate });
    else if (date !== null && amount !== null) {
      const told = JSON.stringify([date, amount, statementText(cells.filter(isWords))]);
      const occurrence = (seen.get(told) ?? 0) + 1;
      seen.set(told, occurrence);
      read.lines.push({ row, date, amount, text, fingerprint: fingerprintOf(told, occurrence) });
    }
  }
  return read;
}

/** Whether something stands beyond the last column that has a name. */
function isWider(cells: readonly string[], rows: readonly string[][], { headerRow }: StatementLayout): boolean {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return headerRow !== null && last >= (rows[headerRow - 1]?.length ?? 0);
}

/** `1,234.56` without quotes is two cells, the first of which would be one rand. (Of money out the sign is enough.) */
function isCut(cell: string, next: string): boolean {
  return /^[^-(\d]*\d{1,3}$/.test(cell) && /^\d{3}(?:\.\d{1,2})?\D*$/.test(next);
}

/** Whichever columns are chosen as the text, a line stays the same; its balance is no part of it. */
function isWords(cell: string): boolean {
  return readBankDate(cell) === undefined && readBankAmount(cell) === undefined;
}

/** Two payments of one day, amount and words are the first and the second, in whichever file they stand. */
function fingerprintOf(told: string, occurrence: number): Buffer {
  return createHash('sha256').update(`${told} ${occurrence}`).digest();
}

/** What no payment can come to is no amount. */
function readAmount(cell: string): number | null {
  const cents = readBankAmount(cell);
  return cents === undefined || cents > INVOICE_RULES.payment.amount.max ? null : cents;
}

function refuse(message: string): never {
  throw new RefusedFields({ content: message });
}
