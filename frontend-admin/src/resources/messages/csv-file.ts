/** Without it Excel takes the file for one of its own code page, and letters beyond ASCII come out wrong. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

type Cell = string | number | boolean | null;

/**
 * A CSV file as RFC 4180 has it, whose header is the keys of the first record (spec 3 section 7). The API made its texts safe
 * to open in a spreadsheet already.
 */
export function csvFile(records: readonly Readonly<Record<string, Cell>>[]): string {
  const columns = Object.keys(records[0] ?? {});
  const rows = records.map((record) => columns.map((column) => record[column] ?? ''));
  return BYTE_ORDER_MARK + [columns, ...rows].map((row) => row.map(cell).join(',') + LINE_END).join('');
}

function cell(value: Cell): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
