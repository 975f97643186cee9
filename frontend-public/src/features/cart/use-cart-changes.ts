import { useState } from 'react';
import type { CartItem } from '#libs/contracts/cart';
import { acceptedLines, cartChanges } from '#libs/domain/cart-changes';
import { cartTotalCents } from '../../api/cart-state';

interface CartChangesOptions {
  lines: readonly CartItem[];
  /** Asks for the cart as it is now. */
  refetch: () => Promise<readonly CartItem[] | undefined>;
}

/**
 * What the shop changed since the visitor looked: found when the cart is shown (too little stock, no longer sold), and in
 * full, prices too, when an order was refused for it.
 */
export function useCartChanges({ lines, refetch }: CartChangesOptions) {
  const [seen, setSeen] = useState<readonly CartItem[]>();
  const [refusals, setRefusals] = useState(0);
  const changed = cartChanges(seen ?? lines, lines);

  /** True when there is something to accept now. */
  async function onRefused(): Promise<boolean> {
    const present = await refetch();
    if (!present || cartChanges(lines, present).length === 0) return false;
    setSeen(lines);
    setRefusals((count) => count + 1);
    return true;
  }

  return {
    changed,
    /** How often the visitor was called to changes that are not accepted yet; 0 before an order was refused for them. */
    refusals: seen ? refusals : 0,
    totalOnceAcceptedCents: cartTotalCents(acceptedLines(lines, changed)),
    onRefused,
    /** Calls the visitor to them once more, instead of sending an order that would be refused. */
    comeToNotice: (): true => {
      setSeen((before) => before ?? lines);
      setRefusals((count) => count + 1);
      return true;
    },
    /** The visitor takes the cart as it is now. */
    onAccepted: () => setSeen(undefined),
    /** A line the visitor takes out is no change of the shop's. */
    onRemoved: (id: string) => setSeen((before) => before?.filter((line) => line.id !== id)),
  };
}
