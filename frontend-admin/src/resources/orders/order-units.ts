import type { OrderItemView, OrderRecord } from '#libs/contracts/generated/api';

type Lines = readonly Pick<OrderItemView, 'productId' | 'quantity' | 'sizeNotGiven'>[];

/** How many pieces were ordered. */
export function unitsOf(items: Lines): number {
  return items.reduce((units, { quantity }) => units + quantity, 0);
}

/** Of them, those whose product is still in the shop: only they have a stock to return to. */
export function unitsInShop(items: Lines): number {
  return unitsOf(items.filter(({ productId }) => productId !== null));
}

/** The line below an order's number: "3 units, 1 size not given". */
export function unitsInWords({ items }: Pick<OrderRecord, 'items'>): string {
  const open = items.filter(({ sizeNotGiven }) => sizeNotGiven).length;
  return [counted(unitsOf(items), 'unit'), ...(open > 0 ? [`${counted(open, 'size')} not given`] : [])].join(', ');
}

/** "1 unit", "3 units" */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
