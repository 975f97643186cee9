import type { Carrier } from '#libs/domain/carrier';
import type { OrderDelivery } from '#libs/domain/delivery';
import { formatRand } from '#libs/domain/money';
import { linesOf, oneLine } from '#libs/domain/one-line';
import type { OrderStatus } from '#libs/domain/order';
import type { OrderState } from '#libs/domain/order-story';
import { writtenPhone } from '#libs/domain/school-facts';
import { facts } from '#libs/school/facts';
import { writtenMoment } from '#libs/school/written-moment';
import type { MailContext } from '../mail/mail.js';
import type { OrderRecord } from './order-record.entity.js';

/** An order as mails tell of it, at its moment. Held back it waits as JSON, so it is a type and no class. */
export type MailedOrder = {
  id: number;
  orderNumber: string;
  /** ISO 8601 UTC */
  placedAt: string;
  status: OrderStatus;
  trackingNumber: string | null;
  /** Left out by one that an earlier release held back. */
  carrier?: Carrier | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  shippingAddress: string;
  /** Left out by one that an earlier release held back. */
  delivery?: OrderDelivery | null;
  /** Who takes card payments. Left out by one that an earlier release held back. */
  cardProvider?: string | null;
  totalCents: number;
  paidCents: number;
  refundedCents: number;
  lines: MailedLine[];
};

type MailedLine = {
  name: string;
  size: string | null;
  sizeNotGiven: boolean;
  quantity: number;
  unitPriceCents: number;
};

/** @param cardProvider null: nobody takes card payments */
export function mailedOrder(order: OrderRecord, cardProvider: string | null): MailedOrder {
  const { id, orderNumber, status, trackingNumber, carrier, customerEmail, customerPhone, shippingAddress } = order;
  return {
    id,
    orderNumber,
    placedAt: order.createdAt.toISOString(),
    status,
    trackingNumber,
    carrier,
    customerName: oneLine(order.customerName),
    customerEmail,
    customerPhone: customerPhone === null ? null : writtenPhone(oneLine(customerPhone)),
    shippingAddress,
    delivery: order.delivery,
    cardProvider,
    totalCents: order.totalAmount,
    paidCents: order.paidAmount,
    refundedCents: order.refundedAmount,
    lines: order.items.map(({ productName, selectedSize, sizeNotGiven, quantity, price }) => ({
      name: productName,
      size: selectedSize,
      sizeNotGiven,
      quantity,
      unitPriceCents: price,
    })),
  };
}

/** The order as its words (order-story) take it. @param pastStatuses all that it had before */
export function mailedState(order: MailedOrder, pastStatuses: readonly OrderStatus[]): OrderState {
  const { status, trackingNumber, totalCents, paidCents, refundedCents, orderNumber } = order;
  return {
    status,
    trackingNumber,
    carrier: order.carrier ?? null,
    orderNumber,
    delivery: order.delivery ?? null,
    bank: facts.shop.bank,
    cardProvider: order.cardProvider ?? null,
    pastStatuses,
    totalAmount: totalCents,
    paidAmount: paidCents,
    refundedAmount: refundedCents,
  };
}

/** What the order's partials and templates show. */
export function orderContext(order: MailedOrder, publicUrl: string): MailContext {
  const { orderNumber, placedAt, customerName, customerEmail, customerPhone, shippingAddress, totalCents, lines } =
    order;
  return {
    orderNumber,
    customerName,
    customerEmail,
    customerPhone,
    placedAt: writtenMoment(placedAt),
    addressLines: linesOf(shippingAddress),
    lines: lines.map(({ name, size, sizeNotGiven, quantity, unitPriceCents }) => ({
      name,
      size,
      sizeNotGiven,
      quantity,
      unitPrice: formatRand(unitPriceCents),
      lineTotal: formatRand(unitPriceCents * quantity),
    })),
    delivery: order.delivery && {
      name: order.delivery.name,
      price: order.delivery.price === 0 ? 'free' : formatRand(order.delivery.price),
    },
    total: formatRand(totalCents),
    isSizeMissing: lines.some(({ sizeNotGiven }) => sizeNotGiven),
    orderLink: `${publicUrl}/order-success?order=${encodeURIComponent(orderNumber)}`,
  };
}
