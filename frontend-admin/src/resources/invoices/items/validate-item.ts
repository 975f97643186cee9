/** The server's own rules for a line, before it is asked (spec 3 section 5). */
import { lineDiscountLimit } from '#libs/contracts/invoice-discount';
import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { typedLength } from '../../../shared/record-rules';
import { discountMessages, parseDiscount } from '../../../shared/parse-discount';
import type { SheetLine } from '../sheet/sheet-values';

type Values = Readonly<Record<string, unknown>>;

export function validateItem(values: Values): Record<string, string> {
  const { description, quantity, unitPrice } = values;
  const length = typedLength(description);
  const isCounted = isWithin(quantity, RULES.quantity);
  const isPriced = isWithin(unitPrice, RULES.unitPrice);
  const isTooHigh = (fullPriceOf(values) ?? 0) > RULES.totalPrice.max;
  const refusals: Record<string, string | undefined> = {
    description:
      length === 0
        ? RULES.description.required
        : length > RULES.description.maxLength
          ? RULES.description.tooLong
          : undefined,
    quantity: isCounted ? undefined : RULES.quantity.invalid,
    unitPrice: isPriced ? (isTooHigh ? RULES.totalPrice.tooHigh : undefined) : RULES.unitPrice.invalid,
    ...discountMessages(values, discountLimit(values)),
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
    ...parseDiscount(values, discountLimit(values)),
  };
}

function discountLimit(values: Values) {
  return lineDiscountLimit(fullPriceOf(values) ?? RULES.totalPrice.max);
}

/** Cents; undefined as long as quantity or price is no number that the line may have. */
function fullPriceOf({ quantity, unitPrice }: Values): number | undefined {
  return isWithin(quantity, RULES.quantity) && isWithin(unitPrice, RULES.unitPrice) ? quantity * unitPrice : undefined;
}

function isWithin(value: unknown, { min, max }: { min: number; max: number }): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
