/** The server's own rules for a line, before it is asked (spec 3 section 5). */
import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { typedLength } from '../../../shared/record-rules';
import type { SheetLine } from '../sheet/sheet-values';

type Values = Readonly<Record<string, unknown>>;

export function validateItem(values: Values): Record<string, string> {
  const { description, quantity, unitPrice } = values;
  const length = typedLength(description);
  const isCounted = isWithin(quantity, RULES.quantity);
  const isPriced = isWithin(unitPrice, RULES.unitPrice);
  const isTooHigh = isCounted && isPriced && quantity * unitPrice > RULES.totalPrice.max;
  const refusals: Record<string, string | undefined> = {
    description:
      length === 0
        ? RULES.description.required
        : length > RULES.description.maxLength
          ? RULES.description.tooLong
          : undefined,
    quantity: isCounted ? undefined : RULES.quantity.invalid,
    unitPrice: isPriced ? (isTooHigh ? RULES.totalPrice.tooHigh : undefined) : RULES.unitPrice.invalid,
  };
  return Object.fromEntries(
    Object.entries(refusals).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** What is typed, as soon as it has an amount: the totals do not wait for its words. */
export function typedLine(values: Values): SheetLine | undefined {
  const { quantity, unitPrice } = validateItem(values);
  if (quantity !== undefined || unitPrice !== undefined) return undefined;
  return {
    description: typeof values['description'] === 'string' ? values['description'].trim() : '',
    quantity: Number(values['quantity']),
    unitPrice: Number(values['unitPrice']),
  };
}

function isWithin(value: unknown, { min, max }: { min: number; max: number }): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
