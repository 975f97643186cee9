// What the cells of a bank statement say. Each South African bank writes dates and amounts in its own way, and some in
// two: read generously, but never guessed: what cannot be read is nothing.
import { isCalendarDate } from '#libs/domain/calendar-date';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const CENTURY = '20';
const CENTS_PER_RAND = 100;
/** A longer number is an account's or a reference, and no amount. */
const MOST_DIGITS = 11;

const TIME = String.raw`(?:[ t]\d{1,2}:\d{2}(?::\d{2})?)?`;
const YEAR_FIRST = new RegExp(`^(\\d{4})([-/. ]?)(\\d{2})\\2(\\d{2})${TIME}$`);
const DAY_FIRST = new RegExp(`^(\\d{1,2})([-/. ])(\\d{1,2})\\2(\\d{4}|\\d{2})${TIME}$`);
const NAMED_MONTH = new RegExp(`^(\\d{1,2})[-/ ]?([a-z]{3})[a-z]*\\.?[-/ ]?(\\d{4}|\\d{2})${TIME}$`);

/** `2026-11-03` of `2026/11/03`, `03/11/2026`, `3 Nov 2026`, `03Nov2026`, `20261103`: a day comes before its month. */
export function readBankDate(cell: string): string | undefined {
  const text = cell.trim().toLowerCase();
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? dayFirst(text) ?? named(text) ?? [];
  if (year === undefined) return undefined;
  const date = `${year.padStart(4, CENTURY)}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

function dayFirst(text: string): string[] | undefined {
  const [, day, , month, year] = DAY_FIRST.exec(text) ?? [];
  return day === undefined ? undefined : ['', year!, '', month!, day];
}

function named(text: string): string[] | undefined {
  const [, day, name, year] = NAMED_MONTH.exec(text) ?? [];
  const month = MONTHS.indexOf(name ?? '') + 1;
  return month === 0 ? undefined : ['', year!, '', String(month), day!];
}

const ENGLISH = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const CONTINENTAL = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/;
const PLAIN = /^(?:\d+(?:[.,]\d{0,2})?|[.,]\d{1,2})$/;

/** Cents of `1 500,00`, `R1,500.00`, `-150.00`, `150.00-`, `(150.00)`, `1,500.00Cr`, `150.00 Dr`; Dr is money out. */
export function readBankAmount(cell: string): number | undefined {
  const text = cell.replaceAll(/[\s'’]/g, '').toLowerCase();
  const [, before = '', digits = '', after = ''] = /^([-+(r]*|zar-?)([\d.,]+)(-|\)|cr|dr)?$/.exec(text) ?? [];
  if (![ENGLISH, CONTINENTAL, PLAIN].some((form) => form.test(digits))) return undefined;
  const [, whole = '', part = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(digits) ?? [];
  const rand = whole.replaceAll(/[.,]/g, '');
  if (rand.length > MOST_DIGITS) return undefined;
  const cents = Number(rand) * CENTS_PER_RAND + Number(part.padEnd(2, '0'));
  const isOut = /[-(]/.test(before) || ['-', 'dr'].includes(after);
  return isOut && cents !== 0 ? -cents : cents;
}

/** As it is shown, kept and compared: control characters and runs of blanks are one blank. */
export function statementText(cells: readonly string[]): string {
  return cells
    .join(' ')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
}
