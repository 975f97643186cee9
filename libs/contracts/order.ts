/**
 * Orders of the shop: what crosses the wire, and the limits of each field (spec 2 sections 3, 5, 7 and 8, spec 3
 * sections 3 to 5 and 8).
 */
import { CART_RULES, notInSize, notSold, withoutSizes } from '#libs/contracts/cart';
import { PRODUCT_RULES, stockLeft } from '#libs/contracts/product';
import { CARRIERS } from '#libs/domain/carrier';
import { DELIVERY_OPTION_ID, type DeliveryKind, isDeliverableAddress, needsAddress } from '#libs/domain/delivery';
import { formatRand } from '#libs/domain/money';
import { ORDER_STATUSES, type OrderFault, type OrderStatus } from '#libs/domain/order';
import type { holdingFault } from '#libs/domain/order-holding';

/** The words of the badges and filters. */
export const ORDER_STATUS_WORDS: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

const COLLECTION_WORDS: Partial<Record<OrderStatus, string>> = { shipped: 'Ready to collect', delivered: 'Collected' };

/** The status in words: what is collected at the school is not shipped. */
export function orderStatusWord(status: OrderStatus, delivery: { kind: DeliveryKind } | null): string {
  return (delivery?.kind === 'collection' && COLLECTION_WORDS[status]) || ORDER_STATUS_WORDS[status];
}

/** The same of several orders: "Shipped or Ready to collect" where some are sent and some collected. */
export function orderStatusWords(status: OrderStatus, deliveries: readonly ({ kind: DeliveryKind } | null)[]): string {
  const words = new Set(deliveries.map((delivery) => orderStatusWord(status, delivery)));
  return words.size === 0 ? ORDER_STATUS_WORDS[status] : [...words].join(' or ');
}

/** What staff may correct of an order (CONTRACT section 7, "Correctable"), and what it is called in its history. */
export const ORDER_CORRECTABLE = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'shippingAddress',
  'internalNote',
] as const;
export type OrderCorrectable = (typeof ORDER_CORRECTABLE)[number];
/** What its history tells of: also the sizes of its lines, and a parcel that was told of otherwise before. */
export const ORDER_CORRECTIONS = [...ORDER_CORRECTABLE, 'items', 'trackingNumber', 'carrier'] as const;
export type OrderCorrectionField = (typeof ORDER_CORRECTIONS)[number];
export const ORDER_CORRECTION_WORDS: Record<OrderCorrectionField, string> = {
  customerName: 'name',
  customerEmail: 'email',
  customerPhone: 'phone',
  shippingAddress: 'shipping address',
  internalNote: 'internal note',
  items: 'sizes',
  trackingNumber: 'tracking number',
  carrier: 'carrier',
};

/** What the 404 of an order that there was gives as its reason. */
export const ORDER_DELETED = 'deleted';

/** The 409 of an order that looks like one sent twice. Asked only of requests with an Idempotency-Key. */
export const POSSIBLE_DUPLICATE = {
  reason: 'possible duplicate',
  withinMinutes: 15,
  message:
    'An order for the same items was placed with this email address a few minutes ago. Please confirm ' +
    'that you want to place another one',
} as const;

/** Past them comes one digest (CONTRACT "Content, messages, chat"). */
export const ORDER_CONFIRMATIONS_PER_HOUR = 3;

const MISSING = 'Please fill in all required fields.';
const EMPTY_CART = 'Please add items to your cart before checkout.';
/** Whatever a cart holds can be ordered. */
const MAX_LINES = CART_RULES.lines.maxCount;
/** How many orders get a status together. */
const MAX_AT_ONCE = 100;
/** Cents: what PostgreSQL's integer holds, rounded down. */
const MAX_TOTAL_CENTS = 2_000_000_000;

export const ORDER_RULES = {
  // `required` is the specification's sentence for the whole form, `missing` stands below the field.
  customerName: {
    required: MISSING,
    missing: 'Full name is required',
    maxLength: 120,
    tooLong: 'Full name must be at most 120 characters',
    unprintable: 'Full name contains characters that cannot be printed',
  },
  customerEmail: {
    required: MISSING,
    missing: 'Email address is required',
    maxLength: 254,
    invalid: 'Please enter a valid email address',
  },
  customerPhone: { maxLength: 40, invalid: 'Please enter a phone number such as 082 123 4567 or +27 82 123 4567' },
  shippingAddress: {
    required: MISSING,
    missing: 'Shipping address is required',
    maxLength: 1000,
    tooLong: 'Shipping address must be at most 1000 characters',
    /** It may have several lines. */
    pattern: /^(?:\P{Cc}|[\t\n\r])*$/u,
    unprintable: 'Shipping address contains characters that cannot be printed',
    undeliverable: 'Please give the full address: street and number, suburb and city',
  },
  deliveryOptionId: {
    maxLength: DELIVERY_OPTION_ID.maxLength,
    missing: 'Please choose how you would like to get your order',
    invalid: 'Delivery must be the id of one of the ways that GET /api/school lists',
    gone: 'This delivery option is no longer available. Please choose another one',
  },
  internalNote: { maxLength: 2000, tooLong: 'Internal note must be at most 2000 characters' },
  totalAmount: { max: MAX_TOTAL_CENTS, invalid: `Total must be a whole number of cents from 0 to ${MAX_TOTAL_CENTS}` },
  items: {
    required: EMPTY_CART,
    wrongType: 'Each item must be an object with productId, quantity and price',
    notALine: 'Items must be lines of the order with their id and selectedSize',
    maxCount: MAX_LINES,
    tooMany: `An order has at most ${MAX_LINES} lines`,
  },
  productId: { invalid: 'Product must be the id of a product' },
  quantity: {
    min: 1,
    max: PRODUCT_RULES.stock.max,
    invalid: `Quantity must be a whole number from 1 to ${PRODUCT_RULES.stock.max}`,
  },
  price: {
    max: PRODUCT_RULES.price.max,
    invalid: `Price must be a whole number of cents from 0 to ${PRODUCT_RULES.price.max}`,
  },
  selectedSize: {
    maxLength: PRODUCT_RULES.availableSizes.maxLength,
    invalid: `Size must be a text of at most ${PRODUCT_RULES.availableSizes.maxLength} characters`,
  },
  confirmDuplicate: { invalid: 'confirmDuplicate must be true or false' },
  ids: {
    maxCount: MAX_AT_ONCE,
    invalid: 'Orders must be a list of their ids',
    twice: 'Each order may be named once',
    tooMany: `At most ${MAX_AT_ONCE} orders at once`,
  },
  status: { unknown: `Status must be one of ${ORDER_STATUSES.join(', ')}` },
  trackingNumber: { maxLength: 80, invalid: 'Tracking number must be a text of at most 80 characters' },
  carrier: { unknown: `Carrier must be one of ${CARRIERS.join(', ')}, or null` },
  notFound: 'There is no order with this number',
  deleted: 'The school has removed this order',
  tooMany: 'Too many orders from your address. Please wait a few minutes and try again',
} as const;

/** Toasts of the checkout (spec 2 sections 5 and 8). */
export const CHECKOUT_MESSAGES = {
  missing: { title: 'Missing Information', text: MISSING },
  emptyCart: { title: 'Empty Cart', text: EMPTY_CART },
  failed: { title: 'Error', text: 'Failed to create order. Please try again.' },
} as const;

/** Toasts of the back-office (spec 3 section 8). */
export const ORDER_MESSAGES = {
  updated: 'Order status updated successfully!',
  updateFailed: 'Failed to update order status.',
  deleted: 'Order deleted successfully!',
  deleteFailed: 'Failed to delete order.',
  slipsFailed: 'The packing slips could not be created.',
  none: 'No orders found.',
  noneMatching: 'No orders match your search criteria.',
} as const;

/** The field of a 409 that a fault belongs to, and its sentence. */
export function orderFaultMessage(fault: OrderFault): [field: string, sentence: string] {
  switch (fault.kind) {
    case 'gone':
      return [`items.${fault.line}.productId`, 'A product in your order is no longer available'];
    case 'unavailable':
      return [`items.${fault.line}.productId`, notSold(fault.name)];
    case 'price':
      return [`items.${fault.line}.price`, `The price of ${fault.name} is now ${formatRand(fault.priceCents)}`];
    case 'size':
      return [`items.${fault.line}.selectedSize`, sizeUnknown(fault)];
    case 'sizeMissing':
      return [`items.${fault.line}.selectedSize`, sizeMissing(fault.name)];
    case 'stock':
      return [`items.${fault.line}.quantity`, stockLeft(fault.name, fault.left, fault.size)];
    case 'most':
      return [`items.${fault.line}.quantity`, mostPerOrder(fault.name, fault.max)];
    case 'delivery':
      return ['deliveryOptionId', ORDER_RULES.deliveryOptionId.gone];
    case 'total':
      return [
        'totalAmount',
        `The total of ${fault.name}${fault.otherLines === 0 ? '' : ` and ${fault.otherLines} more`}` +
          `${fault.deliveryCents === 0 ? '' : `, with ${formatRand(fault.deliveryCents)} for delivery,`} ` +
          `is now ${formatRand(fault.totalCents)}`,
      ];
  }
}

/** Why an order cannot go there; undefined: it can, or it is collected. */
export function addressMessage(typed: string, delivery: { kind: DeliveryKind } | null | undefined): string | undefined {
  const { missing, maxLength, tooLong, undeliverable } = ORDER_RULES.shippingAddress;
  const address = typed.trim();
  if (Array.from(address).length > maxLength) return tooLong;
  if (!needsAddress(delivery)) return undefined;
  if (address === '') return missing;
  return isDeliverableAddress(address) ? undefined : undeliverable;
}

/** Why a line cannot have a size. @param offer.sizes those that the product comes in */
export function sizeUnknown({ name, size, sizes }: { name: string; size: string; sizes: readonly string[] }): string {
  return sizes.length === 0 ? withoutSizes(name) : notInSize(name, size);
}

export const sizeMissing = (name: string): string => `Please select a size for ${name}`;
const mostPerOrder = (name: string, max: number): string => `You can order at most ${max} of ${name} at a time`;

/** What a 429 of too many unpaid orders says: what was too much, and what can be done. */
export function unpaidLimitMessage(
  fault: NonNullable<ReturnType<typeof holdingFault>>,
  maxPieces: number,
  { email, phone }: { email: string; phone: { display: string } },
): string {
  const reach = `write to ${email} or call ${phone.display}`;
  if (fault === 'pieces of one order')
    return `An unpaid order can have at most ${maxPieces} items. Please order fewer, or ${reach}`;
  const tooMany =
    fault === 'order'
      ? 'as many unpaid orders as we allow at a time'
      : `unpaid orders, and with this one they would come to more than ${maxPieces} items`;
  return (
    `There are already ${tooMany} from your email address or network. ` +
    `Please pay for one of them first, or ${reach}`
  );
}

/** Why an order cannot leave "cancelled": its stock was sold meanwhile. */
export function stockGone(name: string, left: number, size: string | null): string {
  return `${stockLeft(name, left, size)}, so the order stays cancelled`;
}

/** Why an order cannot leave "cancelled": each size has a stock of its own by now, and its line has none of them. */
export function sizeGone(name: string, size: string | null): string {
  return `${size === null ? sizeMissing(name) : notInSize(name, size)}, so the order stays cancelled`;
}

/** Why an order cannot leave "cancelled": the product is no longer there to be taken. */
export function productGone(name: string): string {
  return `${name} is no longer in the shop, so the order stays cancelled`;
}
