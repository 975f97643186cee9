import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartItemView, PlaceOrderDto } from '#libs/contracts/generated/api';
import { CHECKOUT_MESSAGES, POSSIBLE_DUPLICATE } from '#libs/contracts/order';
import type { DeliveryOption } from '#libs/domain/delivery';
import { ApiFailure } from '../../api/client';
import { placeOrder, rememberOrder } from '../../api/orders';
import { refusalOf } from '../../api/refusal';
import { orderSuccessPath } from '../../paths';
import { showToast, withdrawToast } from '../../ui/toasts/toast-store';
import { attemptFor, chosenBy, isUnanswered, newIdempotencyKey, type CheckoutAttempt } from './checkout-attempt';
import { customerOf, pricedLines, type CheckoutDetails } from './checkout-details';
import { browserStorage, tabStorage } from '../../api/browser-storage';

/** Who orders: in this tab alone, over a reload; gone once the order is placed. */
export const keptDetails = tabStorage<CheckoutDetails>('checkoutDetails');

/** What an order says besides who orders. */
type PricedLines = Pick<PlaceOrderDto, 'totalAmount' | 'deliveryOptionId' | 'items'>;

/** The attempt for the cart of this browser. It says nothing of who orders. */
const keptAttempt = browserStorage<CheckoutAttempt<PricedLines>>('checkoutAttempt');

interface CheckoutOptions {
  lines: readonly CartItemView[];
  /** The shop refused the order as the visitor saw it. True when the page shows what changed. */
  onRefused: () => Promise<boolean>;
  onPlaced: () => void;
}

const REQUEST_TIMEOUT = 408;
const CONFLICT = 409;
/** The key was used with another body: from this very cart an order was placed before, under other details. */
const OTHER_BODY = 422;

/** Places the order, once for one cart, and goes on to its confirmation (CONTRACT "Shop" and "One order"). */
export function useCheckout({ lines, onRefused, onPlaced }: CheckoutOptions) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const chosen = chosenBy(lines);
  const [isOpen, setOpen] = useState(() => isOpenAttempt(chosen));
  const [isAsked, setAsked] = useState(false);
  const isConfirmed = useRef(false);

  // Before any tab sends it: two that are pressed at once must find the same key.
  useEffect(() => {
    const kept = keptAttempt.read();
    if (chosen !== NOTHING && !isUnanswered(kept)) keptAttempt.keep(attemptFor(kept, chosen, newIdempotencyKey));
  }, [chosen]);

  async function place(details: CheckoutDetails, option: DeliveryOption | undefined): Promise<void> {
    if (lines.length === 0) {
      showToast({ tone: 'error', ...CHECKOUT_MESSAGES.emptyCart });
      return;
    }
    const attempt = attemptFor(keptAttempt.read(), chosen, newIdempotencyKey);
    const priced = pricedLines(lines, option);
    const before = attempt.sent;
    const sent = before && before.deliveryOptionId === priced.deliveryOptionId ? before : priced;
    const confirmation = isConfirmed.current ? { confirmDuplicate: true } : {};
    isConfirmed.current = false;
    setAsked(false);
    keptAttempt.keep({ ...attempt, sent });
    const order = await placeOrder({ ...customerOf(details, option), ...sent, ...confirmation }, attempt.key).catch(
      (error: unknown) => failed(error),
    );
    if (!order) return;
    // A failure just before would stand over the confirmation.
    withdrawToast();
    keptAttempt.keep({ ...attempt, sent, isPlaced: true });
    keptDetails.forget();
    rememberOrder(queryClient, order);
    onPlaced();
    await navigate(orderSuccessPath(order.orderNumber));
    // Busy until the confirmation, whose code may still be on its way, takes this page's place: a press in between
    // would be another order.
    await new Promise(() => {});
  }

  async function failed(error: unknown): Promise<undefined> {
    const isAnswered = isRefusal(error);
    if (isAnswered) keptAttempt.keep({ key: newIdempotencyKey(), chosen });
    setOpen(!isAnswered);
    if (mayBeDuplicate(error)) {
      setAsked(true);
      return undefined;
    }
    showToast({ tone: 'error', ...CHECKOUT_MESSAGES.failed });
    // A size that has to be chosen by now is a 400.
    if (error instanceof ApiFailure && error.status <= CONFLICT && (await onRefused())) return undefined;
    throw error;
  }

  return {
    place,
    isUnanswered: isOpen,
    /** The order may be one that was placed before: the visitor is asked. */
    isAsked,
    /** Says yes for the next `place`. */
    confirm: () => {
      isConfirmed.current = true;
    },
    /** Says no. */
    dismiss: () => setAsked(false),
  };
}

const NOTHING = chosenBy([]);

function isOpenAttempt(chosen: string): boolean {
  const kept = keptAttempt.read();
  return kept?.chosen === chosen && isUnanswered(kept);
}

/** Nothing was written. Any other failure leaves open whether the order was made. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiFailure && error.status < 500 && error.status !== REQUEST_TIMEOUT;
}

function mayBeDuplicate(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    (error.status === OTHER_BODY || refusalOf(error).reason === POSSIBLE_DUPLICATE.reason)
  );
}
