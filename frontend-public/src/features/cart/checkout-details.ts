/** What the visitor types at checkout, and when that can be sent (spec 2 section 5; the limits of the contract). */
import { addressMessage, ORDER_RULES } from '#libs/contracts/order';
import { normalizePhone } from '#libs/contracts/phone-country';
import type { CartItemView, PlaceOrderDto } from '#libs/contracts/generated/api';
import { deliveryPrice, type DeliveryOption, needsAddress, offeredOption } from '#libs/domain/delivery';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { cartTotalCents } from '../../api/cart-state';

export interface CheckoutDetails {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  /** Empty: none is chosen, or there is nothing to choose from. */
  deliveryOptionId: string;
  /** What is collected needs none. */
  shippingAddress: string;
}

export const CHECKOUT_FIELDS = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'deliveryOptionId',
  'shippingAddress',
] as const satisfies readonly (keyof CheckoutDetails)[];

type Check = (text: string) => string | true;

const { customerName, customerEmail, customerPhone, deliveryOptionId } = ORDER_RULES;

/** Each field's message in the server's words, or true. @param options those that the shop offers */
export function detailChecks(options: readonly DeliveryOption[]) {
  return {
    customerName: filled(
      customerName.missing,
      (name) => isWithin(name, customerName.maxLength) || customerName.tooLong,
    ),
    customerEmail: filled(
      customerEmail.missing,
      (email) => (isWithin(email, customerEmail.maxLength) && looksLikeEmailAddress(email)) || customerEmail.invalid,
    ),
    customerPhone: (phone: string) =>
      phone.trim() === '' ||
      (isWithin(phone, customerPhone.maxLength) && normalizePhone(phone) !== undefined) ||
      customerPhone.invalid,
    deliveryOptionId: (id: string | null) => options.length === 0 || Boolean(id) || deliveryOptionId.missing,
    shippingAddress: (address: string, { deliveryOptionId: id }: Pick<CheckoutDetails, 'deliveryOptionId'>) =>
      addressMessage(address, offeredOption(options, id)) ?? true,
  };
}

export function isMissingRequired(details: CheckoutDetails, options: readonly DeliveryOption[]): boolean {
  const { customerName: name, customerEmail: email, shippingAddress: address, deliveryOptionId: id } = details;
  const required = [
    name,
    email,
    ...(needsAddress(offeredOption(options, id)) ? [address] : []),
    ...(options.length > 0 ? [id] : []),
  ];
  return required.some((text) => text.trim() === '');
}

/** What the visitor pays, in cents. */
export function checkoutTotal(lines: readonly CartItemView[], option: DeliveryOption | undefined): number {
  const items = cartTotalCents(lines);
  return items + (option ? deliveryPrice(option, items) : 0);
}

/** As the visitor saw it: the server compares prices and total with its own. */
export function pricedLines(
  lines: readonly CartItemView[],
  option: DeliveryOption | undefined,
): Pick<PlaceOrderDto, 'totalAmount' | 'deliveryOptionId' | 'items'> {
  return {
    totalAmount: checkoutTotal(lines, option),
    deliveryOptionId: option?.id ?? null,
    items: lines.map(({ productId, quantity, selectedSize, product: { price } }) => ({
      productId,
      quantity,
      price,
      selectedSize,
    })),
  };
}

/** Who orders, and where it goes: what is collected goes nowhere. */
export function customerOf(
  details: CheckoutDetails,
  option: DeliveryOption | undefined,
): Pick<PlaceOrderDto, 'customerName' | 'customerEmail' | 'customerPhone' | 'shippingAddress'> {
  return {
    customerName: details.customerName.trim(),
    customerEmail: details.customerEmail.trim(),
    customerPhone: details.customerPhone.trim() || null,
    shippingAddress: needsAddress(option) ? details.shippingAddress.trim() : '',
  };
}

function filled(missing: string, check: Check): Check {
  return (text) => (text.trim() === '' ? missing : check(text.trim()));
}

function isWithin(text: string, maxLength: number): boolean {
  return Array.from(text).length <= maxLength;
}
