// How an order reaches its customer (CONTRACT section 7, "Delivery"): what the owner offers, what it costs, and which
// address can be delivered to.

export const DELIVERY_KINDS = ['delivery', 'collection'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** What an option's id looks like. */
export const DELIVERY_OPTION_ID = { maxLength: 40, pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/ } as const;

/** One of the ways that the owner offers in the settings. */
export interface DeliveryOption {
  /** Orders and scripts name it by this, also after its name has changed. */
  id: string;
  name: string;
  kind: DeliveryKind;
  /** Cents. */
  price: number;
  /** Cents of the items from which on it costs nothing; null: it always costs its price. */
  freeFrom: number | null;
  /** False: it is not offered at the moment. */
  isActive: boolean;
}

/** How one order is delivered, as it was chosen and priced. It waits in mails as JSON, so it is a type. */
export type OrderDelivery = {
  optionId: string;
  name: string;
  kind: DeliveryKind;
  /** Cents. */
  price: number;
};

/** Cents. @param itemsTotal cents of all items together */
export function deliveryPrice(
  { price, freeFrom }: Pick<DeliveryOption, 'price' | 'freeFrom'>,
  itemsTotal: number,
): number {
  return freeFrom !== null && itemsTotal >= freeFrom ? 0 : price;
}

export function orderDelivery(option: DeliveryOption, itemsTotal: number): OrderDelivery {
  const { id, name, kind } = option;
  return { optionId: id, name, kind, price: deliveryPrice(option, itemsTotal) };
}

/** The option that is offered under this id. */
export function offeredOption(options: readonly DeliveryOption[], id: string | null): DeliveryOption | undefined {
  return options.find((option) => option.isActive && option.id === id);
}

/** What is collected needs no address; an order without a choice is sent. */
export function needsAddress(delivery: { kind: DeliveryKind } | null | undefined): boolean {
  return delivery?.kind !== 'collection';
}

const LEAST_CHARACTERS = 10;

/** Long enough to be one, with a letter, and a number or the comma between its parts. */
export function isDeliverableAddress(text: string): boolean {
  const address = text.trim();
  return Array.from(address).length >= LEAST_CHARACTERS && /\p{L}/u.test(address) && /[\d,]/.test(address);
}

/** Tells options apart in the owner's list: "The Courier Guy" is `the-courier-guy`, a second one of that name `…-2`. */
export function deliveryOptionId(name: string, taken: readonly string[]): string {
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const stem = words.slice(0, 30).replace(/-+$/, '') || 'delivery';
  let id = stem;
  for (let count = 2; taken.includes(id); count += 1) id = `${stem}-${count}`;
  return id;
}
