/** What the shop's calls answer, once it is seen to be that; UnreadableAnswer otherwise. */
import type { CartItem, CartProduct } from '#libs/contracts/cart';
import { ORDER_STATUS_WORDS, type PublicOrder, type PublicOrderItem } from '#libs/contracts/order';
import type { PublicProduct } from '#libs/contracts/product';
import { checkedEntry, checkedList, isListOfTexts, isTextOrNone } from './checked-list';

export function checkedProducts(answer: readonly PublicProduct[]): PublicProduct[] {
  return checkedList(
    answer,
    ['name', 'category'],
    (product) => Number.isInteger(product.id) && isTextOrNone(product.description) && isForSale(product),
  );
}

export function checkedCart(answer: readonly CartItem[]): CartItem[] {
  return checkedList(answer, ['id'], isLine);
}

export function checkedLine(answer: CartItem): CartItem {
  return checkedEntry(answer, ['id'], isLine);
}

export function checkedOrder(answer: PublicOrder): PublicOrder {
  return checkedEntry(
    answer,
    ['orderNumber', 'customerName', 'customerEmail', 'shippingAddress'],
    (order) =>
      Object.hasOwn(ORDER_STATUS_WORDS, order.status) &&
      !Number.isNaN(Date.parse(order.createdAt)) &&
      Number.isInteger(order.totalAmount) &&
      isTextOrNone(order.customerPhone) &&
      isTextOrNone(order.trackingNumber) &&
      isListOfTexts(order.pastStatuses) &&
      checkedList(order.items, [], isOrdered).length > 0,
  );
}

function isLine({ productId, quantity, selectedSize, product }: CartItem): boolean {
  return (
    Number.isInteger(productId) &&
    Number.isInteger(quantity) &&
    isTextOrNone(selectedSize) &&
    isForSale(checkedEntry(product, ['name', 'category']))
  );
}

function isOrdered({ quantity, price, selectedSize, product }: PublicOrderItem): boolean {
  return (
    Number.isInteger(quantity) &&
    Number.isInteger(price) &&
    isTextOrNone(selectedSize) &&
    isTextOrNone(checkedEntry(product, ['name']).imageUrl)
  );
}

function isForSale({
  price,
  stock,
  imageUrl,
  availableSizes,
}: Pick<CartProduct, 'price' | 'stock' | 'imageUrl' | 'availableSizes'>): boolean {
  return Number.isInteger(price) && Number.isInteger(stock) && isTextOrNone(imageUrl) && isListOfTexts(availableSizes);
}
