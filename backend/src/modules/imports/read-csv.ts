import { CsvError, parse } from 'csv-parse/sync';
import { ID_COLUMN, IMPORT_RULES } from '#libs/contracts/import';
import { columnNamed, delimiterOf } from '#libs/domain/csv-cells';
import { RefusedFields } from '../../common/errors/exceptions.js';

const { content: RULES } = IMPORT_RULES;
/** What a reader of UTF-8 makes of bytes that are none. */
const REPLACEMENT = '\uFFFD';
const FIRST_ROW = 2;

export interface CsvRow {
  /** As spreadsheets number it. */
  row: number;
  /** By column; a column that the row ends before is not in it. */
  cells: Map<string, string>;
  /** How many cells it has. */
  count: number;
}

export interface CsvTable {
  rows: CsvRow[];
  columnCount: number;
  unknownColumns: string[];
}

/**
 * The rows of a file below its first line, which names the columns. Lines without a word are left out.
 * @throws RefusedFields for a file that as a whole cannot be read
 */
export function readCsv(content: string, columns: readonly string[]): CsvTable {
  if (content.includes(REPLACEMENT)) refuse(RULES.notUtf8);
  const [header = [], ...lines] = cellsOf(content);
  if (header.length > RULES.maxColumns) refuse(RULES.tooManyColumns);
  const named = header.map((name) => columnNamed(name, [ID_COLUMN, ...columns]));
  const known = named.filter((name) => name !== undefined);
  if (known.every((name) => name === ID_COLUMN)) refuse(RULES.noKnownColumn(columns));
  const twice = known.find((name, index) => known.indexOf(name) !== index);
  if (twice !== undefined) refuse(RULES.columnTwice(twice));
  const rows = lines
    .map((line, index) => ({
      row: index + FIRST_ROW,
      count: line.length,
      cells: new Map(line.flatMap((cell, at) => (named[at] === undefined ? [] : [[named[at], cell] as const]))),
      isEmpty: line.every((cell) => cell.trim() === ''),
    }))
    .filter(({ isEmpty }) => !isEmpty);
  if (rows.length === 0) refuse(RULES.noRows);
  if (rows.length > RULES.maxRows) refuse(RULES.tooManyRows);
  return {
    rows,
    columnCount: header.length,
    unknownColumns: header.filter((name, at) => named[at] === undefined && name.trim() !== ''),
  };
}

function cellsOf(content: string): string[][] {
  try {
    return parse(content, { bom: true, delimiter: delimiterOf(content), relax_column_count: true, relax_quotes: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(RULES.notCsv(typeof error['lines'] === 'number' ? error['lines'] : 1));
  }
}

function refuse(message: string): never {
  throw new RefusedFields({ content: message });
}
