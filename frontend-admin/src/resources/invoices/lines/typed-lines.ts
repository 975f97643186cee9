/** Lines that a form holds, whole, for an invoice that is made of them later. */
import { NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { typedLine, validateItem } from '../items/validate-item';
import type { SheetLine } from '../sheet/sheet-values';

type Values = Readonly<Record<string, unknown>>;

export const NEW_LINE: Values = { description: '', quantity: 1, unitPrice: null, ...NO_DISCOUNT };

/** Without the lines that were begun and left empty: Enter after the last one begins another. */
export function filledLines(items: unknown): Values[] {
  const lines = linesOf(items);
  return lines.filter((_line, at) => !isLeftEmpty(lines, at));
}

/** The server's own rules, before it is asked: by the place of each line. Undefined: all is well. */
export function lineMessages(items: unknown): Record<string, string>[] | undefined {
  const lines = linesOf(items);
  const messages = lines.map((line, at) => (isLeftEmpty(lines, at) ? {} : validateItem(line)));
  return messages.some((line) => Object.keys(line).length > 0) ? messages : undefined;
}

/** Those that have an amount. */
export function sheetLines(items: unknown): SheetLine[] {
  return linesOf(items).flatMap((line) => typedLine(line) ?? []);
}

function isLeftEmpty(lines: readonly Values[], at: number): boolean {
  const isEmpty = ({ description, unitPrice }: Values) =>
    (typeof description !== 'string' || description.trim() === '') && (unitPrice ?? null) === null;
  const isOnly = lines.findIndex((line) => !isEmpty(line)) === -1 && at === 0;
  return isEmpty(lines[at]!) && !isOnly;
}

function linesOf(items: unknown): Values[] {
  return Array.isArray(items) ? (items as Values[]) : [];
}
