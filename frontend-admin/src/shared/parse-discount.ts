/** The discount fields of a form (CONTRACT section 8): null when empty, NaN when not a number. */
import { type DiscountLimit, discountRefusals } from '#libs/contracts/invoice-discount';
import { type Discount, DISCOUNT_KINDS, NO_DISCOUNT, tidyDiscount } from '#libs/domain/invoice-totals';

type Values = Readonly<Record<string, unknown>>;

/** The server's validation, on the client. */
export function discountMessages(values: Values, limit: DiscountLimit): { [Field in keyof Discount]?: string } {
  return discountRefusals(held(values), limit);
}

/** The discount to calculate with; an invalid one counts as none. */
export function parseDiscount(values: Values, limit: DiscountLimit): Discount {
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
