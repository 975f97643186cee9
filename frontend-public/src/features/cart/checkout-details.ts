/** What the visitor types at checkout, and when that can be sent (spec 2 section 5; the limits of the contract). */
import { ORDER_RULES } from '#libs/contracts/order';
import type { CartItemView, PlaceOrderDto } from '#libs/contracts/generated/api';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { cartTotalCents } from '../../api/cart-state';

export interface CheckoutDetails {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  shippingAddress: string;
}

export const CHECKOUT_FIELDS = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'shippingAddress',
] as const satisfies readonly (keyof CheckoutDetails)[];

type Check = (text: string) => string | true;

const { customerName, customerEmail, customerPhone, shippingAddress } = ORDER_RULES;

/** Each field's message in the server's words, or true. */
export const detailChecks: Record<keyof CheckoutDetails, Check> = {
  customerName: filled(customerName.missing, (name) => isWithin(name, customerName.maxLength) || customerName.tooLong),
  customerEmail: filled(
    customerEmail.missing,
    (email) => (isWithin(email, customerEmail.maxLength) && looksLikeEmailAddress(email)) || customerEmail.invalid,
  ),
  customerPhone: (phone) => isWithin(phone.trim(), customerPhone.maxLength) || customerPhone.invalid,
  shippingAddress: filled(
    shippingAddress.missing,
    (address) => isWithin(address, shippingAddress.maxLength) || shippingAddress.tooLong,
  ),
};

export function isMissingRequired(details: CheckoutDetails): boolean {
  return [details.customerName, details.customerEmail, details.shippingAddress].some((text) => text.trim() === '');
}

/** As the visitor saw it: the server compares prices and total with its own. */
export function pricedLines(lines: readonly CartItemView[]): Pick<PlaceOrderDto, 'totalAmount' | 'items'> {
  return {
    totalAmount: cartTotalCents(lines),
    items: lines.map(({ productId, quantity, selectedSize, product: { price } }) => ({
      productId,
      quantity,
      price,
      selectedSize,
    })),
  };
}

export function customerOf(details: CheckoutDetails): Pick<PlaceOrderDto, keyof CheckoutDetails> {
  return {
    customerName: details.customerName.trim(),
    customerEmail: details.customerEmail.trim(),
    customerPhone: details.customerPhone.trim() || null,
    shippingAddress: details.shippingAddress.trim(),
  };
}

function filled(missing: string, check: Check): Check {
  return (text) => (text.trim() === '' ? missing : check(text.trim()));
}

function isWithin(text: string, maxLength: number): boolean {
  return Array.from(text).length <= maxLength;
}
