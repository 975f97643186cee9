import { type DiscountLimit, discountRefusals } from '#libs/contracts/invoice-discount';
import { type Discount, tidyDiscount } from '#libs/domain/invoice-totals';
import { RefusedFields } from '../../common/errors/exceptions.js';

/**
 * The discount to store, of the fields that were sent and of what is there. Another kind needs a value with it: the old
 * one would mean something else.
 * @throws RefusedFields
 */
export function sentDiscount(sent: Partial<Discount>, before: Discount, limit: DiscountLimit): Discount {
  const { discountKind = before.discountKind } = sent;
  const kept = discountKind === before.discountKind ? before.discountValue : discountKind === null ? 0 : null;
  const discountValue = sent.discountValue ?? kept;
  const refusals = Object.entries(discountRefusals({ discountKind, discountValue }, limit));
  if (refusals.length > 0) throw new RefusedFields(Object.fromEntries(refusals));
  return tidyDiscount({ discountKind, discountValue: discountValue ?? 0 });
}
