/** What the shop's calls answer, once it is seen to be that; MalformedResponse otherwise. */
import type {
  CartItemView,
  CartProductView,
  PublicOrderItemView,
  PublicOrderView,
} from '#libs/contracts/generated/api';
import { CARRIERS } from '#libs/domain/carrier';
import { ORDER_STATUSES } from '#libs/domain/order';
import { validatedEntry, validatedList, isListOfTexts, isTextOrNone } from './validated-list';

export function validatedCart(answer: readonly CartItemView[]): CartItemView[] {
  return validatedList(answer, ['id'], isLine);
}

export function validatedLine(answer: CartItemView): CartItemView {
  return validatedEntry(answer, ['id'], isLine);
}

export function validatedOrder(answer: PublicOrderView): PublicOrderView {
  return validatedEntry(
    answer,
    ['orderNumber', 'customerName', 'customerEmail'],
    (order) =>
      ORDER_STATUSES.includes(order.status) &&
      !Number.isNaN(Date.parse(order.createdAt)) &&
      Number.isInteger(order.totalAmount) &&
      Number.isInteger(order.paidAmount) &&
      Number.isInteger(order.refundedAmount) &&
      typeof order.shippingAddress === 'string' &&
      isTextOrNone(order.customerPhone) &&
      isTextOrNone(order.trackingNumber) &&
      (order.carrier === null || CARRIERS.includes(order.carrier)) &&
      isListOfTexts(order.pastStatuses) &&
      (order.bank === null || isAccount(order.bank)) &&
      isTextOrNone(order.cardProvider) &&
      (order.delivery === null || isDelivery(order.delivery)) &&
      validatedList(order.items, [], isOrdered).length > 0,
  );
}

function isAccount(bank: NonNullable<PublicOrderView['bank']>): boolean {
  validatedEntry(bank, ['holder', 'bank', 'branchCode', 'accountNumber']);
  return true;
}

function isDelivery(delivery: NonNullable<PublicOrderView['delivery']>): boolean {
  return Number.isInteger(validatedEntry(delivery, ['name', 'kind']).price);
}

function isLine({ productId, quantity, selectedSize, product }: CartItemView): boolean {
  return (
    Number.isInteger(productId) &&
    Number.isInteger(quantity) &&
    isTextOrNone(selectedSize) &&
    isForSale(validatedEntry(product, ['name', 'category']))
  );
}

function isOrdered({ quantity, price, selectedSize, product }: PublicOrderItemView): boolean {
  return (
    Number.isInteger(quantity) &&
    Number.isInteger(price) &&
    isTextOrNone(selectedSize) &&
    isTextOrNone(validatedEntry(product, ['name']).imageUrl)
  );
}

export function isForSale({
  price,
  stock,
  imageUrl,
  availableSizes,
  sizes,
}: Pick<CartProductView, 'price' | 'stock' | 'imageUrl' | 'availableSizes' | 'sizes'>): boolean {
  return (
    Number.isInteger(price) &&
    Number.isInteger(stock) &&
    isTextOrNone(imageUrl) &&
    isListOfTexts(availableSizes) &&
    Boolean(validatedList(sizes, ['size'], (one) => Number.isInteger(one.stock)))
  );
}
