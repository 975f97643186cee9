import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OrderStatus } from '#libs/domain/order';
import type { OrderRecord } from './order-record.entity.js';

/**
 * What customers and staff are told of orders, queued in the transaction that it tells of. The limits on mails lock a row
 * of the customer's address: called last, when the order and its products are locked already.
 */
@Injectable()
export class OrderMailsService {
  /** The confirmation to the customer and the notice to the staff. */
  async queueOrderPlacedMails(_manager: EntityManager, _order: OrderRecord): Promise<void> {}

  /**
   * The news to the customer.
   * @param order as it is now
   * @param previousStatus the same as now when only the tracking number of a shipped order is new
   */
  async queueOrderStatusMail(_manager: EntityManager, _order: OrderRecord, _previousStatus: OrderStatus): Promise<void> {}
}
