/** Import of a bank statement (CONTRACT section 8): limits, fates of its lines, and what is said of them. */
import { HEADER_ROWS, MOST_COLUMNS } from '#libs/domain/bank-statement/statement-layout';
import { formatRand } from '#libs/domain/money';
import { IMPORT_RULES } from './import.js';

/**
 * What becomes of a line. `sure`: text and amount name one paper. `likely`: one of the two does. `unmatched`: neither.
 * `refused`: it cannot be recorded. Money that went out is left out.
 */
export const BANK_LINE_FATES = ['sure', 'likely', 'unmatched', 'imported', 'refused'] as const;
export type BankLineFate = (typeof BANK_LINE_FATES)[number];

/** Each is a payment that locks and settles its paper: as many as a request can do. */
const MAX_LINES = 500;

export const BANK_STATEMENT_RULES = {
  content: IMPORT_RULES.content,
  headerRow: { max: HEADER_ROWS, invalid: `The header row must be one of the first ${HEADER_ROWS} rows` },
  column: { max: MOST_COLUMNS, invalid: 'Please choose a column in the file' },
  text: {
    maxCount: 10,
    required: 'Please choose the columns with the description',
    tooMany: 'Please choose at most 10 description columns',
  },
  columns: { required: 'Please choose the columns in the file' },
  lines: {
    maxCount: MAX_LINES,
    tooMany: `At most ${MAX_LINES} lines are imported at once`,
    required: 'Please tick the lines to import',
    wrongType: 'Each line must be an object with row, kind and id',
    row: 'Row must be a row of the file',
    repeated: 'A line can be imported only once',
    unknown: (row: number): string => `Row ${row} has no money that came in`,
  },
  kind: { unknown: 'Kind must be one of invoice, order, client' },
  id: { invalid: 'Id must be the id of an invoice, an order or a client' },
  otherBody: 'This Idempotency-Key was used for another import',
  line: {
    noDate: 'The date of this row cannot be read',
    noAmount: 'The amount of this row cannot be read',
    notYet: 'This date is in the future',
    alreadyImported: 'This line has been imported before',
    cancelledOrder: (number: string): string => `${number} is cancelled. Refund the customer or reopen it first`,
  },
  rowFailed: IMPORT_RULES.rowFailed,
} as const;

/** What a line says that names a paper with too little open. */
export function namedInVain(number: string, openAmount: number): string {
  return openAmount > 0
    ? `${number} is mentioned, but only ${formatRand(openAmount)} is owed`
    : `${number} is mentioned, but nothing is owed on it`;
}

/** "3 payments, R4 500.00" */
export function paymentCountWords(count: number, amount: number): string {
  return `${count} ${count === 1 ? 'payment' : 'payments'}, ${formatRand(amount)}`;
}
