import { DISCOUNT_KINDS } from '#libs/domain/invoice-totals';

/** A discount as it is agreed has one form, as tidyDiscount of libs/domain has it. */
export const AGREED_DISCOUNT = `CASE discount_kind
  WHEN 'percent' THEN discount_value BETWEEN 1 AND 10000
  WHEN 'amount' THEN discount_value >= 1
  ELSE discount_value = 0 END`;

export const KNOWN_DISCOUNT_KIND = `discount_kind IN ('${DISCOUNT_KINDS.join("', '")}')`;
