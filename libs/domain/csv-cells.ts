// What the cells of a CSV file say, in both directions: a list exported and imported again is not changed by it. Read
// generously, as spreadsheets of any country write (South African Excel: 1 499,05 and semicolons); what cannot be read
// is handed on as it is, for the rules of the field to refuse.
import { neutralisedCell, plainCell } from '#libs/domain/csv';
import { type SizeStock, sizeStockWords } from '#libs/domain/product-sizes';

/**
 * `rand`: an amount in cents, in rand. `choice`: one of the words of a closed list. `time`: HH:MM. `stocks`: sizes with
 * their stock, `S: 3, M: 0`.
 */
export type CellKind = 'text' | 'choice' | 'number' | 'rand' | 'flag' | 'list' | 'time' | 'stocks';

const CENTS_PER_RAND = 100;
const LIST_SEPARATOR = ', ';
const DELIMITERS = [',', ';', '\t'];
/** A phone number, or a postal code: a spreadsheet takes it for a number, and drops what stands before that. */
const DIGITS = /^\+?\d+$/;
const DROPPED_BEFORE_DIGITS = /^\+?0*(?=\d)/;

/** A field as the export writes it, before formulas are made harmless. */
export function cellOf(kind: CellKind, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'rand') return ((value as number) / CENTS_PER_RAND).toFixed(2);
  if (kind === 'list') return (value as readonly string[]).join(LIST_SEPARATOR);
  if (kind === 'stocks') return sizeStockWords(value as readonly SizeStock[]);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whether a cell is what the export wrote of a field, also when a spreadsheet has saved the file since. */
export function isAsExported(kind: CellKind, value: unknown, cell: string): boolean {
  const written = unixLines(neutralisedCell(cellOf(kind, value)));
  if (unixLines(cell) === written) return true;
  return kind === 'text' && DIGITS.test(written) && cell.trim() === written.replace(DROPPED_BEFORE_DIGITS, '');
}

/** Spreadsheets end the lines within a cell as they like. */
const unixLines = (text: string): string => text.replaceAll('\r\n', '\n');

/** What a cell says, as the API takes the field. Undefined: nothing, and the field stays as it is. */
export function readCell(kind: CellKind, cell: string): unknown {
  const text = plainCell(cell);
  const trimmed = text.trim();
  switch (kind) {
    case 'text':
      return text;
    case 'choice':
      return trimmed || undefined;
    case 'number':
      return trimmed === '' ? null : readNumber(trimmed);
    case 'rand':
      return trimmed === '' ? null : (readRand(trimmed) ?? trimmed);
    case 'flag':
      return trimmed === '' ? undefined : (FLAGS[trimmed.toLowerCase()] ?? trimmed);
    case 'time':
      return readTime(trimmed);
    case 'list':
      return readList(trimmed);
    case 'stocks':
      return readList(trimmed).map(readSizeStock);
  }
}

function readList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A size's own name may have a colon, its stock has none: one pattern for both would try each blank before each. */
function readSizeStock(text: string): SizeStock | string {
  const colon = text.lastIndexOf(':');
  const stock = text.slice(colon + 1).trim();
  return colon >= 0 && /^-?\d+$/.test(stock) ? { size: text.slice(0, colon).trimEnd(), stock: Number(stock) } : text;
}

const FLAGS: Partial<Record<string, boolean>> = { true: true, yes: true, 1: true, false: false, no: false, 0: false };

function readNumber(text: string): number | string {
  const plain = text.replaceAll(/[\s\u00a0]/g, '');
  return /^-?\d+$/.test(plain) ? Number(plain) : text;
}

/** Cents of `499.05`, `499,05`, `R 1 499.00`, `1,499.00`. */
function readRand(text: string): number | undefined {
  const plain = text.replaceAll(/[\sR\u00a0]/g, '');
  const [, sign = '', whole, part = ''] =
    /^(-?)(\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? /^(-?)(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.replaceAll(',', '')) * CENTS_PER_RAND + Number(part.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}

/** A spreadsheet makes 9:00 or 09:00:00 of 09:00. */
function readTime(text: string): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text) ?? [];
  return hour === undefined ? text : `${hour.padStart(2, '0')}:${minute}`;
}

/** What separates the cells: what the first line has most of, outside quotes. */
export function delimiterOf(file: string): string {
  const [firstLine = ''] = file.replaceAll(/"[^"]*"/g, '""').split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((delimiter) => firstLine.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

/** As the messages of the rules begin: "Available sizes" of `availableSizes`, "Active" of `isActive`. */
export function columnWords(column: string): string {
  const spoken = column
    .replace(/^(?:is|has)(?=[A-Z])/, '')
    .replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  const words = spoken.trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** By which name a column is meant: `Available sizes` is `availableSizes`. */
export function columnNamed(header: string, columns: readonly string[]): string | undefined {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const meant = plain(header);
  return columns.find((column) => plain(column) === meant);
}
