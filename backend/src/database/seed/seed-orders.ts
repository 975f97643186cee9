import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Carrier } from '#libs/domain/carrier';
import { calendarDateOf } from '#libs/domain/calendar-date';
import { sumCents } from '#libs/domain/money';
import type { OrderStatus } from '#libs/domain/order';
import { paidByStatus } from '#libs/domain/order-money';
import { ORDER_NUMBER_BYTES, orderNumberOf } from '#libs/domain/order-number';
import { Order } from '../../modules/orders/order.entity.js';
import { OrderItem } from '../../modules/orders/order-item.entity.js';
import { moneyOf, recordPayment } from '../../modules/orders/order-payments.service.js';
import { OrderStatusChange } from '../../modules/orders/order-status-change.entity.js';
import { Product } from '../../modules/products/product.entity.js';
import type { User } from '../../modules/users/user.entity.js';
import { type DemoStaff, demoStaff } from './seed-colleague.js';

const HOUR_MS = 60 * 60_000;
/** What the front desk sees to. */
const PACKED: readonly OrderStatus[] = ['shipped', 'delivered'];
/** Paid on the day, sent on the next, there two days later. */
const DELIVERED: DemoOrder['steps'] = [
  ['pending', 0],
  ['processing', 4],
  ['shipped', 26],
  ['delivered', 72],
];
/** Paid, and handed over at the desk. */
const COLLECTED: DemoOrder['steps'] = [
  ['pending', 0],
  ['processing', 6],
  ['delivered', 30],
];
/** As the demonstration's settings have it. */
const AT_THE_SCHOOL = {
  shippingAddress: '',
  deliveryOptionId: 'collection',
  deliveryName: 'Collect at the school',
  deliveryKind: 'collection',
  deliveryCents: 0,
} as const;

interface DemoOrder extends Partial<Omit<typeof AT_THE_SCHOOL, 'shippingAddress'>> {
  placedHoursAgo: number;
  /** Each after the one before; the last is the order's status now. */
  steps: [status: OrderStatus, hoursLater: number][];
  customerName: string;
  customerEmail: string;
  customerPhone?: string;
  shippingAddress: string;
  trackingNumber?: string;
  carrier?: Carrier;
  lines: DemoLine[];
}

/** The `place`th of the products that come in sizes, or of those that do not. */
type DemoLine = { quantity?: number } & ({ sized: number; withoutSize?: boolean } | { unsized: number });

// All invented. Their mail goes nowhere: example.com is nobody's.
const ORDERS: DemoOrder[] = [
  {
    placedHoursAgo: 1,
    steps: [['pending', 0]],
    customerName: 'Lerato Mahlangu',
    customerEmail: 'lerato.mahlangu@example.com',
    customerPhone: '+27825550141',
    shippingAddress: '4 Naivasha Road\nSunninghill\nSandton\n2157',
    lines: [{ sized: 0 }, { unsized: 0, quantity: 2 }],
  },
  {
    // Staff have to ask for the size.
    placedHoursAgo: 5,
    steps: [['pending', 0]],
    customerName: 'Johan van Wyk',
    customerEmail: 'johan.vanwyk@example.com',
    shippingAddress: 'Unit 7, Bryanston Mews\nBryanston\n2191',
    lines: [{ sized: 1, withoutSize: true }],
  },
  {
    placedHoursAgo: 27,
    steps: [
      ['pending', 0],
      ['processing', 3],
    ],
    customerName: 'Ayesha Patel',
    customerEmail: 'ayesha.patel@example.com',
    customerPhone: '+27835550162',
    shippingAddress: '19 Uranium Road\nFourways\n2055',
    lines: [{ unsized: 1 }, { unsized: 2 }, { sized: 2, quantity: 2 }],
  },
  {
    placedHoursAgo: 52,
    steps: [
      ['pending', 0],
      ['processing', 2],
      ['shipped', 20],
    ],
    customerName: 'Sipho Dlamini',
    customerEmail: 'sipho.dlamini@example.com',
    customerPhone: '+27715550129',
    shippingAddress: '88 Lever Road\nMidrand\n1685',
    trackingNumber: 'TCG-4410123',
    carrier: 'courier-guy',
    lines: [{ unsized: 3 }],
  },
  {
    placedHoursAgo: 76,
    steps: [
      ['pending', 0],
      ['cancelled', 6],
    ],
    customerName: 'Refilwe Molefe',
    customerEmail: 'refilwe.molefe@example.com',
    shippingAddress: '2 Pitts Avenue\nKyalami\n1684',
    lines: [{ sized: 0, quantity: 3 }],
  },
  {
    placedHoursAgo: 24 * 9,
    steps: [
      ['pending', 0],
      ['processing', 1],
      ['shipped', 24],
      ['delivered', 70],
    ],
    customerName: 'Karel Botha',
    customerEmail: 'karel.botha@example.com',
    shippingAddress: '31 Olympia Avenue\nParkmore\nSandton\n2196',
    trackingNumber: 'TCG-4410087',
    carrier: 'courier-guy',
    lines: [{ unsized: 0 }, { sized: 3 }],
  },
  {
    placedHoursAgo: 24 * 13,
    steps: COLLECTED,
    customerName: 'Bongani Sithole',
    customerEmail: 'bongani.sithole@example.com',
    customerPhone: '+27825550181',
    ...AT_THE_SCHOOL,
    lines: [{ sized: 0 }, { unsized: 2 }],
  },
  {
    placedHoursAgo: 24 * 17,
    steps: DELIVERED,
    customerName: 'Anneke Steyn',
    customerEmail: 'anneke.steyn@example.com',
    customerPhone: '+27845550109',
    shippingAddress: '5 Cambridge Road\nBryanston\n2191',
    trackingNumber: 'TCG-4410071',
    carrier: 'courier-guy',
    lines: [{ sized: 1 }],
  },
  {
    placedHoursAgo: 24 * 24,
    steps: COLLECTED,
    customerName: 'Ruan Steyn',
    customerEmail: 'ruan.steyn@example.com',
    customerPhone: '+27835550182',
    ...AT_THE_SCHOOL,
    lines: [{ unsized: 0, quantity: 2 }, { sized: 2 }],
  },
  {
    placedHoursAgo: 24 * 33,
    steps: [
      ['pending', 0],
      ['shipped', 30],
      ['delivered', 60],
    ],
    customerName: 'Nomvula Radebe',
    customerEmail: 'nomvula.radebe@example.com',
    customerPhone: '+27845550118',
    shippingAddress: '12 Wessel Road\nRivonia\n2128',
    trackingNumber: 'TCG-4410031',
    carrier: 'courier-guy',
    lines: [{ unsized: 4, quantity: 2 }],
  },
  {
    placedHoursAgo: 24 * 38,
    steps: DELIVERED,
    customerName: 'Leon Jacobs',
    customerEmail: 'leon.jacobs@example.com',
    customerPhone: '+27715550125',
    shippingAddress: '22 Coleraine Drive\nRiver Club\nSandton\n2191',
    trackingNumber: 'TCG-4410024',
    carrier: 'courier-guy',
    lines: [{ unsized: 3 }, { unsized: 1, quantity: 2 }],
  },
  {
    placedHoursAgo: 24 * 45,
    steps: COLLECTED,
    customerName: 'Zodwa Ntuli',
    customerEmail: 'zodwa.ntuli@example.com',
    customerPhone: '+27845550185',
    ...AT_THE_SCHOOL,
    lines: [{ sized: 3 }],
  },
  {
    placedHoursAgo: 24 * 52,
    steps: DELIVERED,
    customerName: 'Gareth Pillay',
    customerEmail: 'gareth.pillay@example.com',
    customerPhone: '+27765550122',
    shippingAddress: 'Box 1220\nSunninghill\n2157',
    trackingNumber: 'TCG-4410009',
    carrier: 'courier-guy',
    lines: [
      { unsized: 2, quantity: 4 },
      { sized: 0, quantity: 2 },
    ],
  },
];

/**
 * Orders in every status. What they hold is thought of as taken from the stock before, as the shop shows it. Mails
 * nobody.
 */
export async function seedOrders(manager: EntityManager): Promise<void> {
  if (await manager.exists(Order)) return;
  const products = await manager.find(Product, { where: { isActive: true }, order: { id: 'ASC' } });
  const shelves = {
    sized: products.filter(({ availableSizes }) => availableSizes.length > 0),
    unsized: products.filter(({ availableSizes }) => availableSizes.length === 0),
  };
  if (shelves.sized.length === 0 || shelves.unsized.length === 0) return;
  const staff = await demoStaff(manager);
  const now = Date.now();
  for (const demo of ORDERS.toReversed()) await insertOrder(manager, demo, shelves, staff, now);
}

async function insertOrder(
  manager: EntityManager,
  demo: DemoOrder,
  shelves: Shelves,
  staff: DemoStaff,
  now: number,
): Promise<void> {
  const { placedHoursAgo, steps, lines, ...customer } = demo;
  const items = lines.map((line) => itemOf(line, shelves));
  const momentOf = (hoursLater: number): Date => new Date(now - (placedHoursAgo - hoursLater) * HOUR_MS);
  const [status, changedHoursLater] = steps.at(-1)!;
  const { identifiers } = await manager.insert(Order, {
    ...customer,
    status,
    orderNumber: orderNumberOf(randomBytes(ORDER_NUMBER_BYTES)),
    createdAt: momentOf(0),
    updatedAt: momentOf(changedHoursLater),
    totalCents: sumCents(items.map(({ priceCents, quantity }) => ({ unitPriceCents: priceCents, quantity }))),
  });
  const orderId = identifiers[0]!['id'] as number;
  await manager.insert(
    OrderItem,
    items.map((item) => ({ ...item, orderId })),
  );
  await manager.insert(
    OrderStatusChange,
    steps.map(([toStatus, hoursLater], i) => ({
      orderId,
      fromStatus: steps[i - 1]?.[0] ?? null,
      toStatus,
      createdAt: momentOf(hoursLater),
      ...(i > 0 && changedBy(PACKED.includes(toStatus) ? (staff.colleague ?? staff.owner) : staff.owner)),
    })),
  );
  await payFor(manager, orderId, demo, momentOf(steps[1]?.[1] ?? 0));
}

function changedBy(user: User | null) {
  return { changedByUserId: user?.id ?? null, changedByUsername: user?.username ?? null };
}

/** Staff settle an order before they take it out of `pending`. */
async function payFor(manager: EntityManager, orderId: number, { steps }: DemoOrder, paidAt: Date): Promise<void> {
  const order = await manager.findOneByOrFail(Order, { id: orderId });
  const amount = paidByStatus({ ...moneyOf(order), status: 'pending' }, steps.at(-1)![0]);
  if (amount === 0) return;
  await recordPayment(manager, order, {
    kind: 'payment',
    amount,
    method: 'eft',
    reference: order.orderNumber,
    date: calendarDateOf(paidAt.toISOString())!,
    recordedBy: null,
  });
  await manager.update(Order, orderId, { updatedAt: order.updatedAt });
}

type Shelves = Record<'sized' | 'unsized', Product[]>;

/** Whatever products there are: each place is somebody's. */
function itemOf(line: DemoLine, shelves: Shelves): Omit<OrderItem, 'id' | 'orderId'> {
  const [shelf, place] = 'sized' in line ? [shelves.sized, line.sized] : [shelves.unsized, line.unsized];
  const product = shelf[place % shelf.length]!;
  const sizeNotGiven = 'sized' in line && line.withoutSize === true;
  const selectedSize = sizeNotGiven
    ? null
    : (product.availableSizes[place % Math.max(1, product.availableSizes.length)] ?? null);
  return {
    productId: product.id,
    productName: product.name,
    productImageUrl: product.imageUrl,
    priceCents: product.priceCents,
    quantity: line.quantity ?? 1,
    selectedSize,
    sizeNotGiven,
  };
}
