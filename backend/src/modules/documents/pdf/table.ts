/**
 * The table, over as many pages as it takes: its head is on each of them, and a row is cut only when no page could hold
 * it.
 */
import { color } from '#libs/design/tokens';
import type { PrintedColumn, PrintedTable } from '#libs/documents/printed-document';
import { rule } from './letterhead.js';
import { BOTTOM, LEFT, LETTERING, lineHeight, RIGHT, TOP, WIDTH } from './page-style.js';
import type { Section, Sheet } from './sheet.js';

const HEAD_HEIGHT = 22;
const CELL_PADDING = { x: 8, y: 3.7 } as const;
const ROW_LINE = lineHeight(LETTERING.body);

interface Column extends PrintedColumn {
  left: number;
  width: number;
}

interface Row {
  /** The lines of each cell. */
  cells: string[][];
  lineCount: number;
}

/**
 * @param closingHeight of what must not stand on a page without a row: the last one goes with it
 * @param told after each row, how many are set
 */
export function writeTable(
  sheet: Sheet,
  { columns: asked, rows, whenEmpty }: PrintedTable,
  closingHeight: number,
  told: (rows: number) => void,
): void {
  const columns = placeColumns(sheet, asked, rows);
  const table = sheet.section(sheet.whole, 'Table');
  const set = rows.map((cells) => breakRow(sheet, columns, cells));
  sheet.keepTogether(HEAD_HEIGHT + heightOf(set[0]?.lineCount ?? 1));
  writeHead(sheet, columns, table);
  set.forEach((row, at) => {
    const isLast = at === set.length - 1;
    const height = heightOf(row.lineCount);
    const together = isLast ? height + closingHeight : height;
    const page = BOTTOM - TOP - HEAD_HEIGHT;
    if ((together <= page ? together : Math.min(height, page)) > sheet.room && (together <= page || height <= page))
      turnPage(sheet, columns);
    writeRow(sheet, columns, table, row);
    told(at + 1);
  });
  if (set.length === 0) writeEmpty(sheet, table, whenEmpty);
  table.end();
}

/**
 * Figures get what their widest needs, up to a share that leaves the first column readable; the first gets the rest.
 */
function placeColumns(sheet: Sheet, asked: readonly PrintedColumn[], rows: readonly string[][]): Column[] {
  const widest = asked.map(({ label }, at) => {
    const values = rows.map((cells) => sheet.widthOf(cells[at] ?? '', LETTERING.figure));
    return Math.max(sheet.widthOf(label, LETTERING.head), ...values) + 2 * CELL_PADDING.x;
  });
  const others = widest.slice(1).reduce((sum, width) => sum + width, 0);
  let left = LEFT;
  return asked.map((column, at) => {
    const width = at === 0 ? WIDTH - others : widest[at]!;
    const placed = { ...column, left, width };
    left += width;
    return placed;
  });
}

function breakRow(sheet: Sheet, columns: readonly Column[], texts: readonly string[]): Row {
  const cells = columns.map(({ width, isFigure }, at) =>
    isFigure ? [texts[at] ?? ''] : sheet.linesOf(texts[at] ?? '', width - 2 * CELL_PADDING.x, LETTERING.body),
  );
  return { cells, lineCount: Math.max(...cells.map(({ length }) => length)) };
}

const heightOf = (lineCount: number) => lineCount * ROW_LINE + 2 * CELL_PADDING.y;

function turnPage(sheet: Sheet, columns: readonly Column[]): void {
  sheet.turnPage();
  writeHead(sheet, columns);
}

/** Repeated, it is decoration: whoever listens has heard it. */
function writeHead(sheet: Sheet, columns: readonly Column[], table?: Section): void {
  const { y: top } = sheet;
  sheet.decoration(() => sheet.doc.rect(LEFT, top, WIDTH, HEAD_HEIGHT).fill(color.ink[900]));
  const put = (column: Column) =>
    writeCell(sheet, column, [column.label], top + (HEAD_HEIGHT - lineHeight(LETTERING.head)) / 2, LETTERING.head);
  if (table) {
    const row = sheet.section(table, 'TR');
    for (const column of columns) sheet.tagged(row, 'TH', () => put(column), { scope: 'Column' });
    row.end();
  } else sheet.decoration(() => columns.forEach(put), 'Pagination');
  sheet.y = top + HEAD_HEIGHT;
}

function writeRow(sheet: Sheet, columns: readonly Column[], table: Section, { cells, lineCount }: Row): void {
  const row = sheet.section(table, 'TR');
  const parts = columns.map(() => sheet.section(row, 'TD'));
  for (let from = 0; from < lineCount;) {
    const fitting = Math.max(1, Math.floor((sheet.room - 2 * CELL_PADDING.y) / ROW_LINE));
    const to = Math.min(lineCount, from + fitting);
    columns.forEach((column, at) => {
      const lines = cells[at]!.slice(from, to);
      if (lines.length > 0)
        parts[at]!.add(() =>
          writeCell(
            sheet,
            column,
            lines,
            sheet.y + CELL_PADDING.y,
            column.isFigure ? LETTERING.figure : LETTERING.body,
          ),
        );
    });
    sheet.y += heightOf(to - from);
    from = to;
    if (from < lineCount) turnPage(sheet, columns);
  }
  row.end();
  rule(sheet, 0.75, color.paper.line);
}

function writeCell(
  sheet: Sheet,
  { left, width, isFigure }: Column,
  lines: readonly string[],
  top: number,
  lettering: (typeof LETTERING)['head' | 'figure' | 'body'],
): void {
  if (isFigure) sheet.write(lines, left + width - CELL_PADDING.x, top, lettering, 'right');
  else sheet.write(lines, left + CELL_PADDING.x, top, lettering);
}

function writeEmpty(sheet: Sheet, table: Section, words: string): void {
  const row = sheet.section(table, 'TR');
  sheet.tagged(row, 'TD', () =>
    sheet.write([words], LEFT + CELL_PADDING.x, sheet.y + CELL_PADDING.y, {
      ...LETTERING.body,
      color: color.paper.muted,
    }),
  );
  row.end();
  sheet.y += heightOf(1);
  rule(sheet, 0.75, color.paper.line, LEFT);
}

export const TABLE_EDGE = RIGHT - CELL_PADDING.x;
