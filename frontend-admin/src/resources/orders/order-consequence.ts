/** What staff are told before they change or delete an order: what it does to the stock, by the shop's own rule. */
import type { OrderRecord } from '#libs/contracts/generated/api';
import { type OrderStatus, type StockEffect, stockEffectOfDeletion, stockEffectOfStatus } from '#libs/domain/order';
import { counted, unitsInShop } from './order-units';

type Held = Pick<OrderRecord, 'status' | 'items'>;

const UNCHANGED = 'The stock does not change.';

export function consequenceOfStatus(order: Held, to: OrderStatus): string {
  if (to === order.status) return 'This is the current status.';
  const effect = stockEffectOfStatus(order.status, to);
  if (effect === 'take' && order.items.some(({ productId }) => productId === null))
    return 'A product in this order is no longer in the shop, so the order stays cancelled.';
  return `${stockSentence(effect, unitsInShop(order.items))} The customer is notified by email.`;
}

export function consequenceOfDeletion(order: Held): string {
  return (
    `${stockSentence(stockEffectOfDeletion(order.status), unitsInShop(order.items))} ` +
    `${reasonOf(order.status)} The customer can no longer open the order.`
  );
}

function stockSentence(effect: StockEffect, units: number): string {
  if (effect === 'none') return UNCHANGED;
  if (units === 0) return `${UNCHANGED} None of the products in this order are in the shop any more.`;
  const counts = counted(units, 'unit');
  if (effect === 'return') return `Returns ${counts} to stock.`;
  return `Takes ${counts} from stock again. If they have been sold in the meantime, the order stays cancelled.`;
}

/** Why, in words. */
function reasonOf(status: OrderStatus): string {
  if (status === 'cancelled') return 'It was returned when the order was cancelled.';
  return status === 'shipped' || status === 'delivered'
    ? 'The items have already been shipped.'
    : 'The order has not been shipped yet.';
}
