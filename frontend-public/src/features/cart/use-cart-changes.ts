import { useEffect, useMemo, useState } from 'react';
import type { CartItemView } from '#libs/contracts/generated/api';
import { acceptedLines, cartChanges, type ChangedLine } from '#libs/domain/cart-changes';
import { shopLimits } from '#libs/school/shop-limits';
import { useCartActions } from '../../api/cart';
import { cartTotalCents } from '../../api/cart-state';
import { refusalOf } from '../../api/refusal';
import { cartSnapshot } from '../../api/cart-snapshot';
import { showToast } from '../../ui/toasts/toast-store';

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
  useEffect(() => cartSnapshot.see(lines), [lines]);

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
      cartSnapshot.accept(acceptedLines(lines, changed));
      setAccepted(lines);
      setRefusals(0);
    },
  };
}

const NOTHING: readonly ChangedLine[] = [];

function changesIn(lines: readonly CartItemView[]): readonly ChangedLine[] {
  return cartChanges(cartSnapshot.read(), lines, shopLimits.maxPerProduct);
}

/**
 * What the visitor does to the lines: shown at once, and told when it is done or has failed. The specification leaves
 * failures without a message; here they have the server's own.
 */
export function useLineChanges() {
  const actions = useCartActions();
  const [isAccepting, setAccepting] = useState(false);

  function putBack(line: CartItemView): void {
    void actions.putBack(line).catch(tellFailure);
  }

  return {
    setQuantity: (line: CartItemView, quantity: number) => void actions.setQuantity(line, quantity).catch(tellFailure),
    remove: (line: CartItemView) =>
      void actions
        .remove(line)
        .then(() => showToast({ ...REMOVED, action: { label: 'Undo', onPress: () => putBack(line) } }), tellFailure),
    clear: () => void actions.clear().then(() => showToast(CLEARED), tellFailure),
    /** After an order, which stands whatever becomes of the cart. */
    clearOrdered: () => void actions.clear().catch(() => showToast(NOT_CLEARED)),
    isAccepting,
    /** Makes the cart on the server what the visitor accepted. */
    accept: async (lines: readonly CartItemView[], changed: readonly ChangedLine[]) => {
      setAccepting(true);
      await Promise.all(
        lines.flatMap((line) => {
          const quantity = changed.find(({ id }) => id === line.id)?.quantity ?? line.quantity;
          if (quantity === line.quantity) return [];
          return [quantity === 0 ? actions.remove(line) : actions.setQuantity(line, quantity)];
        }),
      ).catch(tellFailure);
      setAccepting(false);
    },
  };
}

const REMOVED = { tone: 'success', title: 'Item Removed', text: 'Item removed from cart successfully!' } as const;
const CLEARED = { tone: 'success', title: 'Cart Cleared', text: 'All items removed from cart!' } as const;
const NOT_CLEARED = {
  tone: 'error',
  title: 'Error',
  text: 'Your order has been placed, but we could not empty your cart. Please clear it before you order again.',
} as const;

function tellFailure(error: unknown): void {
  showToast({ tone: 'error', title: 'Error', text: refusalOf(error).sentence });
}
