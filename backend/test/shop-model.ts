/** What a shop must come to after each step, reckoned in memory: stock, the money of each order, and its mails. */
import type { OrderStatus } from '#libs/domain/order';

/** How many random walks are held to it: issue 20 asks for 10,000 by hand. */
export const WALKS = Number(process.env['WALKS'] ?? 12);

/** Another seed walks other ways, so that many walks can be taken in several runs. */
export const WALKS_SEED = Number(process.env['WALKS_SEED'] ?? 20_261_121);

export interface ModelLine {
  product: number;
  /** Null: its product has no sizes. */
  size: string | null;
  quantity: number;
}

export interface ModelOrder {
  id: number;
  email: string;
  name: string;
  lines: ModelLine[];
  total: number;
  status: OrderStatus;
  isDeleted: boolean;
  paid: number;
  refunded: number;
  /** To its customer. */
  mails: number;
}

const SETTLED: readonly OrderStatus[] = ['processing', 'shipped', 'delivered'];

/** Each step answers with the HTTP status that the shop must answer with; where that is a refusal nothing changes. */
export class ShopModel {
  readonly orders: ModelOrder[] = [];

  /** @param stock pieces by `shelfOf({ product, size })` */
  constructor(
    readonly stock: Map<string, number>,
    private readonly maxPerProduct: number,
  ) {}

  canPlace(lines: readonly ModelLine[]): boolean {
    const asked = sums(lines, ({ product }) => String(product));
    return [...asked.values()].every((pieces) => pieces <= this.maxPerProduct) && this.has(lines);
  }

  placed(order: Pick<ModelOrder, 'id' | 'email' | 'name' | 'lines' | 'total'>): void {
    this.move(order.lines, -1);
    this.orders.push({ ...order, status: 'pending', isDeleted: false, paid: 0, refunded: 0, mails: 1 });
  }

  setStatus(order: ModelOrder, to: OrderStatus, saidPaid: boolean): number {
    if (order.isDeleted) return 404;
    if (to === order.status) return 200;
    if (order.status === 'cancelled') {
      if (!this.has(order.lines)) return 409;
      this.move(order.lines, -1);
    }
    if (to === 'cancelled') this.move(order.lines, 1);
    if (saidPaid && order.status === 'pending' && SETTLED.includes(to) && paymentOf(order) === 'unpaid')
      order.paid += owed(order);
    order.status = to;
    order.mails += 1;
    return 200;
  }

  pay(order: ModelOrder, amount: number): number {
    if (order.isDeleted) return 404;
    if (amount > owed(order)) return 409;
    order.paid += amount;
    order.mails += 1;
    return 201;
  }

  refund(order: ModelOrder, amount: number, returnStock: boolean): number {
    if (order.isDeleted) return 404;
    if (amount > order.paid - order.refunded) return 409;
    order.refunded += amount;
    order.mails += 1;
    if (returnStock) this.setStatus(order, 'cancelled', false);
    return 201;
  }

  rename(order: ModelOrder, name: string): number {
    if (order.isDeleted) return 404;
    if (order.name !== name) order.mails += 1;
    order.name = name;
    return 200;
  }

  resize(order: ModelOrder, line: ModelLine, size: string): number {
    if (order.isDeleted) return 404;
    if (line.size === size) return 200;
    const resized = { ...line, size };
    if (order.status !== 'cancelled') {
      if (!this.has([resized])) return 409;
      this.move([line], 1);
      this.move([resized], -1);
    }
    line.size = size;
    order.mails += 1;
    return 200;
  }

  remove(order: ModelOrder): number {
    if (order.isDeleted) return 404;
    if (order.status === 'pending' || order.status === 'processing') this.move(order.lines, 1);
    order.isDeleted = true;
    order.mails += 1;
    return 200;
  }

  private has(lines: readonly ModelLine[]): boolean {
    return [...sums(lines, shelfOf)].every(([key, pieces]) => (this.stock.get(key) ?? 0) >= pieces);
  }

  private move(lines: readonly ModelLine[], sign: 1 | -1): void {
    for (const [key, pieces] of sums(lines, shelfOf)) this.stock.set(key, this.stock.get(key)! + sign * pieces);
  }
}

/** Where pieces are kept. */
export function shelfOf({ product, size }: Pick<ModelLine, 'product' | 'size'>): string {
  return size === null ? `${product}` : `${product} ${size}`;
}

export function owed({ total, paid, refunded }: ModelOrder): number {
  return Math.max(0, total - (paid - refunded));
}

export function paymentOf({ total, paid, refunded }: ModelOrder): 'paid' | 'refunded' | 'unpaid' {
  if (paid - refunded >= total) return 'paid';
  return paid > 0 && paid === refunded ? 'refunded' : 'unpaid';
}

function sums(lines: readonly ModelLine[], keyOf: (line: ModelLine) => string): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of lines) found.set(keyOf(line), (found.get(keyOf(line)) ?? 0) + line.quantity);
  return found;
}
