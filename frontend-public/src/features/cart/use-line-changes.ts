import { useState } from 'react';
import type { CartItemView } from '#libs/contracts/generated/api';
import type { ChangedLine } from '#libs/domain/cart-changes';
import { useCartActions } from '../../api/cart';
import { refusalOf } from '../../api/refusal';
import { showToast } from '../../ui/toasts/toast-store';

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
  text: 'Your order is placed, but your cart could not be emptied. Clear it before you order again.',
} as const;

function tellFailure(error: unknown): void {
  showToast({ tone: 'error', title: 'Error', text: refusalOf(error).sentence });
}
