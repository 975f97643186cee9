/** What the browser keeps of a checkout. */
import type { PlaceOrderDto } from '#libs/contracts/generated/api';
import { browserMemory, tabMemory } from '../../api/page-memory';
import type { CheckoutAttempt } from './checkout-attempt';
import type { CheckoutDetails } from './checkout-details';

/** Who orders: in this tab alone, over a reload; gone once the order is placed. */
export const keptDetails = tabMemory<CheckoutDetails>('checkoutDetails');

/** What an order says besides who orders. */
type PricedLines = Pick<PlaceOrderDto, 'totalAmount' | 'items'>;

/** The attempt for the cart of this browser. It says nothing of who orders. */
export const keptAttempt = browserMemory<CheckoutAttempt<PricedLines>>('checkoutAttempt');
