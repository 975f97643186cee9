// Which size fits whom: the size chart of a category (CONTRACT section 7). Staff write it as lines, the first of which
// names the columns, with a semicolon between two cells; a table that was copied from a spreadsheet has tabs there.

export interface SizeChart {
  columns: string[];
  /** As many cells in each as there are columns; the first is the size. */
  rows: string[][];
}

const BETWEEN_CELLS = /[;\t]/;

/** Null when nothing is written. A line with too few cells is filled up, one with too many is left as it is. */
export function sizeChartOf(text: string): SizeChart | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [columns, ...rows] = lines.map((line) => line.split(BETWEEN_CELLS).map((cell) => cell.trim()));
  if (!columns) return null;
  return { columns, rows: rows.map((row) => [...row, ...columns.slice(row.length).map(() => '')]) };
}

/** Without the blanks around its cells. */
export function tidySizeChart({ columns, rows }: SizeChart): SizeChart {
  const tidy = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim());
  return { columns: tidy(columns), rows: rows.map(tidy) };
}

export function sizeChartText(chart: SizeChart | null): string {
  return chart ? [chart.columns, ...chart.rows].map((cells) => cells.join('; ')).join('\n') : '';
}
