/**
 * The visitor's cart (spec 2 section 4). It is asked for only by a browser that has put something into it, shows each
 * change at once, sends changes one after the other however fast the clicks are, and asks for the whole again after
 * them.
 */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CartItemView, PublicProduct } from '#libs/contracts/generated/api';
import { cartSession } from './cart-session';
import { cartCount, intendedLines, type CartLineKey } from './cart-state';
import { onCartChangedInOtherTab } from './cart-tabs';
import { cartQuery, changeCart, checkCart } from './change-cart';
import { useQueryKeepingError } from './use-query-keeping-error';

const NO_LINES: readonly CartItemView[] = [];

/**
 * The lines in the order of adding, with every change the visitor made; undefined until they are here. Empty, without a
 * call, for who never added anything, and while prerendering and hydrating.
 */
export function useCart() {
  const queryClient = useQueryClient();
  const sessionId = useSyncExternalStore(cartSession.subscribe, cartSession.present, () => undefined);
  const { data, error, isFetching, refetch } = useQueryKeepingError({
    ...cartQuery(queryClient),
    enabled: sessionId !== undefined,
  });
  const intended = useMemo(() => data && intendedLines(data), [data]);
  const lines = intended ?? (sessionId === undefined ? NO_LINES : undefined);
  return {
    lines,
    count: cartCount(lines ?? NO_LINES),
    /** Why there are no lines. */
    error: lines ? null : error,
    isFetching,
    /** Changes are under way. */
    isChanging: (data?.unanswered.length ?? 0) > 0,
    /** Asks for the cart as it is now; undefined when there is no answer. */
    refetch: async (): Promise<readonly CartItemView[] | undefined> => {
      const answer = await refetch();
      return answer.isSuccess ? answer.data.lines : undefined;
    },
  };
}

/**
 * What a visitor does to the cart. Each is shown at once, resolves when the server took it, and rejects with
 * ApiFailure, or with a TypeError without a connection; then the cart is as before.
 */
export function useCartActions() {
  const queryClient = useQueryClient();
  return useMemo(() => cartActions(queryClient), [queryClient]);
}

/** The cart follows what other tabs do; once on a page is enough. */
export function useCartOfAllTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => onCartChangedInOtherTab(() => checkCart(queryClient)), [queryClient]);
}

function cartActions(queryClient: QueryClient) {
  return {
    /** One more (1) or one less (-1) of a product; null is the size of one without sizes. */
    add: (
      { id, name, price, category, imageUrl, stock, hasVariableSizes, availableSizes, sizes }: PublicProduct,
      selectedSize: string | null,
      delta: 1 | -1,
    ) => {
      const offer = { name, price, category, imageUrl, stock, hasVariableSizes, availableSizes, sizes };
      const product = { ...offer, isAvailable: true };
      return changeCart(queryClient, { kind: 'add', productId: id, selectedSize, delta, product, at: now() });
    },
    setQuantity: ({ productId, selectedSize }: CartLineKey, quantity: number) =>
      changeCart(queryClient, { kind: 'set', productId, selectedSize, quantity }),
    remove: ({ productId, selectedSize }: CartLineKey) =>
      changeCart(queryClient, { kind: 'remove', productId, selectedSize }),
    /** Undoes a removal: the line is back, as the last one. */
    putBack: ({
      productId,
      selectedSize,
      quantity,
      product,
    }: Pick<CartItemView, 'productId' | 'selectedSize' | 'quantity' | 'product'>) =>
      changeCart(queryClient, { kind: 'add', productId, selectedSize, delta: quantity, product, at: now() }),
    clear: () => changeCart(queryClient, { kind: 'clear' }),
  };
}

function now(): string {
  return new Date().toISOString();
}
