// Cells of an export, safe to open in a spreadsheet: text that would run as a formula is shown as text instead, by an
// apostrophe before it. Plain phone numbers and amounts stay as they are (CONTRACT section 2, "Contact messages").
//
// Quotes alone do not help. Where lists are separated by semicolons, as in South Africa, Excel opens `1,"a;=1+1"` as
// two cells, and the second is a formula: so what follows a semicolon, a tab or a line end inside a text is a beginning
// too.

/** What a formula begins with, also in the wide letters of East Asian keyboards. */
const SIGN = String.raw`[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]`;
/** Blanks, control characters and quotes, which some spreadsheets drop before it. */
const DROPPED = String.raw`[\p{C}\p{Z}"]`;
/** What a cell ends at besides a semicolon. */
const BREAK = String.raw`(?:\r\n|[\t\r\n\v\f\x85\u2028\u2029])`;
const STARTS_FORMULA = new RegExp(`^${DROPPED}*${SIGN}`, 'u');
/** Some spreadsheets drop these and run what follows. */
const STARTS_WITH_CONTROL = /^[\t\r\n]/;
/**
 * All that stands before a sign, from its beginning: looked for behind each break in it, a text of nothing but line
 * ends would cost the square of its length.
 */
const BEFORE_SIGN = new RegExp(`(?:;|(?<!${DROPPED}))${DROPPED}*(?=${SIGN})`, 'gu');
const BEGINNING = new RegExp(`;|${BREAK}`, 'gu');
/** The same once each beginning in it has its apostrophe. */
const NEUTRALISED_BEFORE_SIGN = new RegExp(
  `(?:;'|(?<!(?!${BREAK})${DROPPED}|(?:;|${BREAK})'))(?:${BREAK}'|(?!${BREAK})${DROPPED})*(?=${SIGN})`,
  'gu',
);
const NEUTRALISED_BEGINNING = new RegExp(`(;|${BREAK})'`, 'gu');
const PLAIN_PHONE = /^\+\d+$/;
/** Of money that went back, or was paid too much: a number to add up, and no formula. */
const PLAIN_AMOUNT = /^-\d+\.\d{2}$/;

/** Without it Excel takes the file for one of its own code page, and letters beyond ASCII come out wrong. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Numbers, flags and nothing stay as they are, and so does a cell that was made safe before. */
export function neutralisedCell<Value>(value: Value): Value | string {
  if (typeof value !== 'string' || PLAIN_PHONE.test(value) || PLAIN_AMOUNT.test(value)) return value;
  const inside = value.replace(BEFORE_SIGN, (before) => before.replace(BEGINNING, "$&'"));
  return STARTS_FORMULA.test(value) || STARTS_WITH_CONTROL.test(value) ? `'${inside}` : inside;
}

/** The text of a cell that `neutralisedCell` made safe. */
export function plainCell(cell: string): string {
  const inside = cell.replace(NEUTRALISED_BEFORE_SIGN, (before) => before.replace(NEUTRALISED_BEGINNING, '$1'));
  const rest = inside.slice(1);
  const isNeutralised = inside.startsWith("'") && (STARTS_FORMULA.test(rest) || STARTS_WITH_CONTROL.test(rest));
  return isNeutralised ? rest : inside;
}

type Cell = string | number | boolean | null | undefined;

/** A CSV file as RFC 4180 has it, whose header is the keys of the first record (spec 3 section 7). */
export function csvFile(records: readonly Readonly<Record<string, Cell>>[]): string {
  const columns = Object.keys(records[0] ?? {});
  const rows = records.map((record) => columns.map((column) => record[column]));
  return csvHead(columns) + rows.map(csvRow).join('');
}

/** What such a file begins with. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvRow(columns);
}

/** A line of such a file, with its end; formulas are made harmless. */
export function csvRow(cells: readonly Cell[]): string {
  return cells.map((cell) => quoted(neutralisedCell(cell) ?? '')).join(',') + LINE_END;
}

/** In quotes where any program could take a part of it for the end of the cell. */
function quoted(cell: string | number | boolean): string {
  const text = String(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
