import { CsvError } from 'csv-parse';
import { ID_COLUMN, IMPORT_RULES } from '#libs/contracts/import';
import { columnNamed, delimiterOf } from '#libs/domain/csv-cells';
import { csvRows } from '../../common/csv-rows.js';
import { RefusedFields } from '../../common/errors/exceptions.js';

const { content: RULES } = IMPORT_RULES;
/** The replacement character for bytes that are not UTF-8. */
const REPLACEMENT = '\uFFFD';

export interface CsvRow {
  /** As spreadsheets number it. */
  row: number;
  /** By column; a short row lacks its last columns. */
  cells: Map<string, string>;
  /** How many cells it has. */
  count: number;
}

export interface CsvTable {
  /** As its first line has them. */
  header: string[];
  rows: CsvRow[];
  columnCount: number;
  unknownColumns: string[];
}

/**
 * Parses the rows below the header line; blank rows are left out.
 * @throws RefusedFields for a file that cannot be read as a whole
 */
export async function readCsv(content: string, columns: readonly string[]): Promise<CsvTable> {
  if (content.includes(REPLACEMENT)) refuse(RULES.notUtf8);
  const { header, lines } = await cellsOf(content);
  if (header.length > RULES.maxColumns) refuse(RULES.tooManyColumns);
  const named = header.map((name) => columnNamed(name, [ID_COLUMN, ...columns]));
  const known = named.filter((name) => name !== undefined);
  if (known.every((name) => name === ID_COLUMN)) refuse(RULES.noKnownColumn(columns));
  const twice = known.find((name, index) => known.indexOf(name) !== index);
  if (twice !== undefined) refuse(RULES.columnTwice(twice));
  const rows = lines.map(({ row, cells }) => ({
    row,
    count: cells.length,
    cells: new Map(cells.flatMap((cell, at) => (named[at] === undefined ? [] : [[named[at], cell] as const]))),
  }));
  if (rows.length === 0) refuse(RULES.noRows);
  return {
    header,
    rows,
    columnCount: header.length,
    unknownColumns: header.filter((name, at) => named[at] === undefined && name.trim() !== ''),
  };
}

async function cellsOf(content: string): Promise<{ header: string[]; lines: { row: number; cells: string[] }[] }> {
  let header: string[] | undefined;
  const lines: { row: number; cells: string[] }[] = [];
  let row = 0;
  try {
    for await (const cells of csvRows(content, { delimiter: delimiterOf(content) })) {
      row += 1;
      if (!header) header = cells;
      else if (cells.some((cell) => cell.trim() !== '')) lines.push({ row, cells });
      // Blank rows count towards the limit, because they cost as much to parse.
      if (row > RULES.maxRows + 1) refuse(RULES.tooManyRows);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(RULES.notCsv(typeof error['lines'] === 'number' ? error['lines'] : 1));
  }
  return { header: header ?? [], lines };
}

function refuse(message: string): never {
  throw new RefusedFields({ content: message });
}
