/** Reading and locking of orders, inside the caller's transaction. */
import { NotFoundException } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { OrderStatus } from '#libs/domain/order';
import { findRecord } from '../../common/records/record-crud.js';
import { CardPayment } from './card-payment.entity.js';
import { Order } from './order.entity.js';
import { OrderCorrection } from './order-correction.entity.js';
import { OrderPayment } from './order-payment.entity.js';
import { OrderRecord } from './order-record.entity.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { orderDetails, type OrderDetailsView } from './order.view.js';

export const NOUN = 'order';

/** Locked until the end of the transaction: of two members of staff at once the second sees what the first did. */
export async function lockOrder(manager: EntityManager, id: number): Promise<Order> {
  const order = await manager.findOne(Order, {
    where: { id, deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!order) throw new NotFoundException(`There is no ${NOUN} with this id`);
  return order;
}

export async function readDetails(manager: EntityManager, id: number): Promise<OrderDetailsView> {
  const order = await findRecord(manager, OrderRecord, id, NOUN);
  const steps = await manager.find(OrderStatusChange, { where: { orderId: id }, order: { id: 'ASC' } });
  const money = (kind: 'payment' | 'refund') =>
    manager.find(OrderPayment, { where: { orderId: id, kind }, order: { id: 'ASC' } });
  const corrections = await manager.find(OrderCorrection, {
    where: { orderId: id },
    order: { id: 'ASC' },
  });
  const { internalNote } = await manager.findOneOrFail(Order, {
    select: { id: true, internalNote: true },
    where: { id },
  });
  return orderDetails(order, steps, {
    corrections,
    internalNote,
    payments: await money('payment'),
    refunds: await money('refund'),
    cardPaymentsToRefund: await manager.find(CardPayment, {
      where: { orderId: id, outcome: 'refund' },
      order: { id: 'ASC' },
    }),
  });
}

/** A step of the order's history. @param by who took it, by account; without one it has only a name */
export async function keepStatusChange(
  manager: EntityManager,
  orderId: number,
  fromStatus: OrderStatus,
  toStatus: OrderStatus,
  by: { id: number | null; name: string },
): Promise<void> {
  await manager.insert(OrderStatusChange, {
    orderId,
    fromStatus,
    toStatus,
    changedByUserId: by.id,
    changedByUsername: by.name,
  });
}

export const PAST_STATUSES = `ARRAY(SELECT DISTINCT from_status FROM order_status_changes
    WHERE order_id = $1 AND from_status IS NOT NULL ORDER BY from_status)`;

export async function readPastStatuses(manager: EntityManager, orderId: number): Promise<OrderStatus[]> {
  const [{ past }] = await manager.query<[{ past: OrderStatus[] }]>(`SELECT ${PAST_STATUSES} AS past`, [orderId]);
  return past;
}
