import type { EntityManager } from 'typeorm';
import { stockEffectOfStatus } from '#libs/domain/order';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import type { OrderMailsService } from './order-mails.service.js';
import { keepStatusChange, readDetails, readPastStatuses } from './order-rows.js';
import { applyStockEffect } from './order-stock.js';
import { Order } from './order.entity.js';
import type { OrderDetailsView } from './order.view.js';

/**
 * Its stock goes back, its history says who did it, and the customer is told. One that is cancelled stays as it is.
 * @param order under the caller's lock
 * @param reason a sentence for the customer before the others
 * @returns the order as it is now
 */
export async function cancelOrder(
  manager: EntityManager,
  mails: OrderMailsService,
  order: Order,
  by: { id: number | null; name: string },
  reason?: string,
): Promise<OrderDetailsView> {
  const { id, status } = order;
  if (status === 'cancelled') return readDetails(manager, id);
  await applyStockEffect(manager, order, stockEffectOfStatus(status, 'cancelled'));
  await manager.update(Order, id, { status: 'cancelled', network: null, updatedAt: () => NEXT_UPDATED_AT });
  await keepStatusChange(manager, id, status, 'cancelled', by);
  const cancelled = await readDetails(manager, id);
  await mails.queueOrderStatusMail(manager, cancelled, status, await readPastStatuses(manager, id), reason);
  return cancelled;
}
