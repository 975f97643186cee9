import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartItem } from '#libs/contracts/cart';
import { CHECKOUT_MESSAGES } from '#libs/contracts/order';
import { ApiFailure } from '../../api/client';
import { placeOrder, rememberOrder } from '../../api/orders';
import { orderSuccessPath } from '../../paths';
import { showToast, withdrawToast } from '../../ui/toasts/toast-store';
import { attemptFor, chosenBy, newAttemptKey } from './checkout-attempt';
import { orderOf, type CheckoutDetails } from './checkout-details';
import { keptAttempt, keptDetails } from './checkout-memory';

interface CheckoutOptions {
  lines: readonly CartItem[];
  /** The shop refused the order as the visitor saw it. True when the page shows what changed. */
  onRefused: () => Promise<boolean>;
  onPlaced: () => void;
}

const CONFLICT = 409;
const REQUEST_TIMEOUT = 408;

/** Places the order, once for one checkout, and goes on to its confirmation (CONTRACT "Shop", Idempotency-Key). */
export function useCheckout({ lines, onRefused, onPlaced }: CheckoutOptions) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isUnanswered, setUnanswered] = useState(() => keptAttempt.read()?.chosen === chosenBy({ ...keptDetails.read() }, lines));

  async function place(details: CheckoutDetails): Promise<void> {
    if (lines.length === 0) {
      showToast({ tone: 'error', ...CHECKOUT_MESSAGES.emptyCart });
      return;
    }
    const attempt = attemptFor(keptAttempt.read(), chosenBy({ ...details }, lines), orderOf(details, lines), newAttemptKey);
    keptAttempt.keep(attempt);
    const order = await placeOrder(attempt.order, attempt.key).catch((error: unknown) => failed(error));
    if (!order) return;
    // A failure just before would stand over the confirmation.
    withdrawToast();
    keptAttempt.forget();
    keptDetails.forget();
    rememberOrder(queryClient, order);
    onPlaced();
    await navigate(orderSuccessPath(order.orderNumber));
    // Busy until the confirmation, whose code may still be on its way, takes this page's place: a press in between would
    // be another order.
    await new Promise(() => {});
  }

  async function failed(error: unknown): Promise<undefined> {
    const isAnswered = isRefusal(error);
    if (isAnswered) keptAttempt.forget();
    setUnanswered(!isAnswered);
    showToast({ tone: 'error', ...CHECKOUT_MESSAGES.failed });
    if (error instanceof ApiFailure && error.status === CONFLICT && (await onRefused())) return undefined;
    throw error;
  }

  return { place, isUnanswered };
}

/** Nothing was written. Any other failure leaves open whether the order was made. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiFailure && error.status < 500 && error.status !== REQUEST_TIMEOUT;
}
