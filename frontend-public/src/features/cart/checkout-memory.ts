/** What the checkout keeps in this tab over a reload; gone once the order is placed. */
import type { OrderInput } from '#libs/contracts/order';
import type { CheckoutAttempt } from './checkout-attempt';
import type { CheckoutDetails } from './checkout-details';
import { tabMemory } from '../../api/tab-memory';

export const keptDetails = tabMemory<CheckoutDetails>('checkoutDetails');

/** The attempt that has no answer yet. */
export const keptAttempt = tabMemory<CheckoutAttempt<OrderInput>>('checkoutAttempt');
