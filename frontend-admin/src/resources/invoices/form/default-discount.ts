import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { type Discount, NO_DISCOUNT } from '#libs/domain/invoice-totals';

/**
 * The form's discount follows the chosen client's as long as it is the one that was set last: what was typed by hand
 * stays.
 */
export function useDefaultDiscount(): (chosen: CorporateClient) => void {
  const { getValues, setValue, clearErrors } = useFormContext();
  const lastSet = useRef<Discount>(NO_DISCOUNT);

  return ({ discountKind, discountValue }) => {
    if (!isSame(getValues(), lastSet.current)) return;
    lastSet.current = { discountKind, discountValue };
    setValue('discountKind', discountKind, { shouldDirty: true });
    setValue('discountValue', discountValue, { shouldDirty: true });
    clearErrors(['discountKind', 'discountValue']);
  };
}

function isSame(held: Partial<Discount>, { discountKind, discountValue }: Discount): boolean {
  return held.discountKind === discountKind && held.discountValue === discountValue;
}
