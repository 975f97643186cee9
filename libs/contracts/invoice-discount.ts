/** What an invoice's discounts are held to, and what is said of them (CONTRACT section 8). */
import { type Discount, type DiscountKind, isCut, WHOLE_BASIS_POINTS } from '#libs/domain/invoice-totals';
import { formatRand } from '#libs/domain/money';
import { MAX_LINE_CENTS, MAX_LINES } from './invoice.js';

export const DISCOUNT_KIND_WORDS: Record<DiscountKind, string> = { percent: 'Percent', amount: 'Rand' };

export const DISCOUNT_RULES = {
  discountKind: {
    unknown: 'Discount must be in percent or in rand',
    required: 'Please choose whether the discount is in percent or in rand',
  },
  discountValue: {
    required: 'Please enter the discount',
    invalid: 'Discount must be from 0 to 100 in percent, or R0.00 or more',
    invalidPercent: 'Discount must be from 0 to 100',
    invalidAmount: 'Discount must be R0.00 or more',
  },
} as const;

/** What an amount may come to, in cents, and what is said of more. */
export interface DiscountLimit {
  max: number;
  tooHigh: string;
}

/** Of a line that is known: no more than the line itself. @param fullPrice cents: quantity times unit price */
export function lineDiscountLimit(fullPrice: number): DiscountLimit {
  return { max: fullPrice, tooHigh: `Discount can be at most ${formatRand(fullPrice)}, the amount of the line` };
}

const MOST_OF_ALL = MAX_LINE_CENTS * MAX_LINES;

/** Off the whole: an invoice without lines is given its discount too, so what these come to is no limit. */
export const INVOICE_DISCOUNT_LIMIT: DiscountLimit = {
  max: MOST_OF_ALL,
  tooHigh: `Discount may be at most ${formatRand(MOST_OF_ALL)}`,
};

/** A discount that is still to be judged. */
interface TypedDiscount {
  discountKind: DiscountKind | null;
  /** Null: nothing was said. NaN: no number. */
  discountValue: number | null;
}

/** Why a discount is not taken, by field; empty: it is. */
export function discountRefusals(
  { discountKind, discountValue }: TypedDiscount,
  { max, tooHigh }: DiscountLimit,
): { [Field in keyof Discount]?: string } {
  const { required, invalidPercent, invalidAmount } = DISCOUNT_RULES.discountValue;
  if (discountKind === null) return discountValue ? { discountValue: DISCOUNT_RULES.discountKind.required } : {};
  if (discountValue === null) return { discountValue: required };
  if (discountKind === 'percent')
    return discountValue >= 0 && discountValue <= WHOLE_BASIS_POINTS ? {} : { discountValue: invalidPercent };
  if (!(discountValue >= 0)) return { discountValue: invalidAmount };
  return discountValue > max ? { discountValue: tooHigh } : {};
}

/** That less is taken off the whole than was agreed; null: all of it is. */
export function cutDiscountSentence(invoice: Discount & { discountAmount: number }): string | null {
  if (!isCut(invoice)) return null;
  const [agreed, taken] = [formatRand(invoice.discountValue), formatRand(invoice.discountAmount)];
  return invoice.discountAmount === 0
    ? `The discount of ${agreed} applies once you add line items.`
    : `Only ${taken} of the ${agreed} discount applies, as the line items come to no more.`;
}
