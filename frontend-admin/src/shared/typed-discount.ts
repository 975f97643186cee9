/** The discount that a form holds (CONTRACT section 8): null for an empty value, NaN for what is no number. */
import { type DiscountLimit, discountRefusals } from '#libs/contracts/invoice-discount';
import { type Discount, DISCOUNT_KINDS, NO_DISCOUNT, tidyDiscount } from '#libs/domain/invoice-totals';

type Values = Readonly<Record<string, unknown>>;

/** The server's own rule, before it is asked. */
export function discountMessages(values: Values, limit: DiscountLimit): { [Field in keyof Discount]?: string } {
  return discountRefusals(held(values), limit);
}

/** What is to be reckoned with: one that would be refused is none yet. */
export function typedDiscount(values: Values, limit: DiscountLimit): Discount {
  const { discountKind, discountValue } = held(values);
  if (discountValue === null || Object.keys(discountMessages(values, limit)).length > 0) return { ...NO_DISCOUNT };
  return tidyDiscount({ discountKind, discountValue });
}

function held({ discountKind, discountValue }: Values) {
  return {
    discountKind: DISCOUNT_KINDS.find((kind) => kind === discountKind) ?? null,
    discountValue: typeof discountValue === 'number' ? discountValue : null,
  };
}
