// Where a bank's CSV file says what (issue 21.4): above the lines stand the account and other things, then the names of
// the columns, which some banks leave out. A guess that staff can correct; what they chose is kept for the next file.
import { readBankAmount, readBankDate } from '#libs/domain/bank-statement/bank-cells';

/** Rows and columns are counted from 1, as a spreadsheet has them. */
export interface StatementLayout {
  /** The row with the names of the columns; null: there is none. */
  headerRow: number | null;
  date: number;
  /** Signed amounts, or what came in alone: then it is empty where money went out. */
  amount: number;
  /** What the payer wrote, from one column or several. */
  text: number[];
}

export type GuessedLayout = { [Field in keyof StatementLayout]: StatementLayout[Field] | null };

type Rows = readonly (readonly string[])[];

/** Of the head of a file so many rows can name the columns. */
export const HEADER_ROWS = 25;
/** A bank's file has a dozen; what stands further to the right is none of its own. */
export const MOST_COLUMNS = 100;
/** Enough to tell what separates the cells, of a file of nothing but line ends too. */
const MOST_LINES = 5_000;
/** Enough lines to tell what is in a column. */
const LOOKED_AT = 200;
/** Best first; each is the beginning of a name without blanks and signs. */
const NAMES = {
  date: ['transactiondate', 'date', 'postingdate', 'effectivedate', 'valuedate', 'actiondate', 'txndate'],
  moneyIn: ['moneyin', 'credit', 'deposit', 'amountin', 'received', 'paidin'],
  amount: ['amount', 'transactionamount'],
  text: ['description', 'transactiondescription', 'reference', 'statementreference', 'narrative', 'details', 'memo'],
} as const;
const ALL_TEXTS: readonly string[] = [...NAMES.text, 'yourreference', 'theirreference', 'payee', 'payer', 'narration'];

/** A name as two spellings of it are the same: `Money In (R)` is moneyinr. */
export function plainHeader(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** What stands for the names of the columns: the next file with the same is read in the same way. */
export function headerKey(rows: Rows, headerRow: number | null): string {
  if (headerRow !== null) return JSON.stringify((rows[headerRow - 1] ?? []).map(plainHeader));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return JSON.stringify([`no header, ${width} columns`]);
}

export function guessLayout(rows: Rows): GuessedLayout {
  for (let headerRow = 1; headerRow <= Math.min(rows.length, HEADER_ROWS); headerRow += 1) {
    const guess = guessBelow(rows, headerRow);
    if (guess.date !== null && guess.amount !== null) return guess;
  }
  return guessFromLines(rows);
}

/** With the given header row, or without one, where staff chose it. */
export function guessBelow(rows: Rows, headerRow: number | null): GuessedLayout {
  if (headerRow === null) return guessFromLines(rows);
  const names = (rows[headerRow - 1] ?? []).slice(0, MOST_COLUMNS).map(plainHeader);
  return {
    headerRow,
    date: firstNamed(names, NAMES.date),
    amount: firstNamed(names, NAMES.moneyIn) ?? firstNamed(names, NAMES.amount),
    text: textColumns(names),
  };
}

function firstNamed(names: readonly string[], known: readonly string[]): number | null {
  for (const begin of known) {
    const at = names.findIndex((name) => name.startsWith(begin));
    if (at >= 0) return at + 1;
  }
  return null;
}

function textColumns(names: readonly string[]): number[] | null {
  const columns = names.flatMap((name, at) => (ALL_TEXTS.some((begin) => name.startsWith(begin)) ? [at + 1] : []));
  return columns.length > 0 ? columns : null;
}

/** Nobody named the columns: what is in them tells. A balance comes after the amount in each bank's files. */
function guessFromLines(rows: Rows): GuessedLayout {
  const none = { headerRow: null, date: null, amount: null, text: null };
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...rows.map(({ length }) => length)));
  const columns = Array.from({ length: width }, (_none, at) => at);
  const dated = columns.map((at) => rows.filter((row) => readBankDate(row[at] ?? '') !== undefined).length);
  const most = Math.max(0, ...dated);
  if (most === 0) return none;
  const date = dated.indexOf(most);
  const lines = rows.filter((row) => readBankDate(row[date] ?? '') !== undefined).slice(0, LOOKED_AT);
  const cellsOf = (at: number) => lines.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
  const isOf = (at: number, reads: (cell: string) => unknown) => {
    const cells = cellsOf(at);
    return cells.length > 0 && cells.every((cell) => reads(cell) !== undefined);
  };
  const others = columns.filter((at) => at !== date && !isOf(at, readBankDate));
  const amount = others.find((at) => isOf(at, readBankAmount));
  const texts = others.filter((at) => at !== amount && isTold(cellsOf(at)));
  return {
    headerRow: null,
    date: date + 1,
    amount: amount === undefined ? null : amount + 1,
    text: texts.length > 0 ? texts.map((at) => at + 1) : null,
  };
}

/** Words, and not the same on each line: that is a mark of the bank's own. */
function isTold(cells: readonly string[]): boolean {
  const isSame = cells.length > 1 && new Set(cells).size === 1;
  return !isSame && cells.some((cell) => /\p{L}{2}/u.test(cell));
}

/** What separates the cells: what most lines have, outside quotes; the first lines of a file may have none at all. */
export function statementDelimiter(file: string): string {
  const lines = file.replaceAll(/"[^"]*"/g, '""').split(/\r\n|\r|\n/, MOST_LINES);
  // Texts have commas in them more often than semicolons, so of two that are on as many lines the comma comes last.
  const counts = ['\t', ';', ','].map((delimiter) => ({
    delimiter,
    count: lines.filter((line) => line.split(delimiter).length > 2).length,
  }));
  return counts.toSorted((a, b) => b.count - a.count)[0]!.delimiter;
}
