import { useEffect, useMemo, useState } from 'react';
import type { CartItemView } from '#libs/contracts/generated/api';
import { acceptedLines, cartChanges, type ChangedLine } from '#libs/domain/cart-changes';
import { shopLimits } from '#libs/school/shop-limits';
import { cartTotalCents } from '../../api/cart-state';
import { seenCart } from '../../api/seen-cart';

interface CartChangesOptions {
  lines: readonly CartItemView[];
  /** Asks for the cart as it is now. */
  refetch: () => Promise<readonly CartItemView[] | undefined>;
}

/**
 * What the shop changed since the visitor looked, whenever that was: prices, stock, sizes, and what is no longer sold.
 */
export function useCartChanges({ lines, refetch }: CartChangesOptions) {
  const [refusals, setRefusals] = useState(0);
  const [accepted, setAccepted] = useState<readonly CartItemView[]>();
  // Looked at again with the lines, which other tabs change together with what was seen.
  const found = useMemo(() => changesIn(lines), [lines]);
  const changed = lines === accepted ? NOTHING : found;
  useEffect(() => seenCart.see(lines), [lines]);

  /** True when there is something to accept now. */
  async function onRefused(): Promise<boolean> {
    const present = await refetch();
    if (!present || changesIn(present).length === 0) return false;
    setRefusals((count) => count + 1);
    return true;
  }

  return {
    changed,
    /**
     * How often the visitor was called to changes that are not accepted yet; 0 before an order was refused for them.
     */
    refusals,
    totalOnceAcceptedCents: cartTotalCents(acceptedLines(lines, changed)),
    onRefused,
    /** Calls the visitor to them once more, instead of sending an order that would be refused. */
    comeToNotice: (): true => {
      setRefusals((count) => count + 1);
      return true;
    },
    /** The visitor takes the cart as it is now. */
    onAccepted: () => {
      seenCart.accept(acceptedLines(lines, changed));
      setAccepted(lines);
      setRefusals(0);
    },
  };
}

const NOTHING: readonly ChangedLine[] = [];

function changesIn(lines: readonly CartItemView[]): readonly ChangedLine[] {
  return cartChanges(seenCart.read(), lines, shopLimits.maxPerProduct);
}
