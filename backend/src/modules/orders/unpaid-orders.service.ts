import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { cancelledAt, latestDue, unpaidOrderStep } from '#libs/domain/unpaid-order';
import { facts } from '#libs/school/facts';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { cancelOrder } from './cancel-order.js';
import { OrderMailsService } from './order-mails.service.js';
import { lockOrder, readDetails, readPastStatuses } from './order-rows.js';

const BATCH_ROWS = 200;
/** In the history, where a member of staff would stand. */
const BY_ITSELF = { id: null, name: 'automatic' };

const PENDING_SINCE = `(SELECT max(step.created_at) FROM order_status_changes step
  WHERE step.order_id = orders.id AND step.to_status = 'pending')`;
const UNPAID = `status = 'pending' AND deleted_at IS NULL AND paid_cents = 0 AND total_cents > 0`;

/** Orders that nobody pays: a reminder half-way, then they are cancelled (CONTRACT section 7, "Payment"). */
@Injectable()
export class UnpaidOrdersService {
  private readonly logger = new Logger('UnpaidOrders');

  constructor(
    private readonly manager: EntityManager,
    private readonly mails: OrderMailsService,
  ) {}

  /**
   * The job. Several may run at once, and again after they were cut short: each order is looked at under its lock.
   * @throws when some could not be handled, so that the queue tries again; the others are done
   */
  async handleDue(now: Date): Promise<void> {
    const days = facts.shop.unpaidOrderDays;
    if (days === 0) return;
    let failed = 0;
    for (
      let after = 0, ids = await this.due(after, days, now);
      ids.length > 0;
      ids = await this.due(after, days, now)
    ) {
      for (const id of ids) failed += (await this.tryToHandle(id, days, now)) ? 0 : 1;
      after = ids.at(-1)!;
    }
    if (failed > 0) throw new Error(`${failed} unpaid orders wait for the next try`);
  }

  private async due(after: number, days: number, now: Date): Promise<number[]> {
    const rows = await this.manager.query<{ id: number }[]>(
      `SELECT id FROM orders WHERE ${UNPAID} AND created_at <= $1 AND id > $2 ORDER BY id LIMIT ${BATCH_ROWS}`,
      [latestDue(days, now), after],
    );
    return rows.map(({ id }) => id);
  }

  private async tryToHandle(id: number, days: number, now: Date): Promise<boolean> {
    try {
      await this.manager.transaction((manager) => this.handle(manager, id, days, now));
      return true;
    } catch (error) {
      this.logger.warn(`The unpaid order ${id} waits: ${errorSentence(error)}`);
      return false;
    }
  }

  private async handle(manager: EntityManager, id: number, days: number, now: Date): Promise<void> {
    await manager.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [id]);
    const [order] = await manager.query<{ pendingSince: Date; remindedAt: Date | null }[]>(
      `SELECT ${PENDING_SINCE} AS "pendingSince",
         CASE WHEN reminded_at > ${PENDING_SINCE} THEN reminded_at END AS "remindedAt"
       FROM orders WHERE id = $1 AND ${UNPAID}`,
      [id],
    );
    if (!order) return;
    switch (unpaidOrderStep(order, days, now)) {
      case 'remind':
        await manager.query('UPDATE orders SET reminded_at = $2 WHERE id = $1', [id, now]);
        return this.mails.queuePaymentReminder(
          manager,
          await readDetails(manager, id),
          await readPastStatuses(manager, id),
          cancelledAt({ ...order, remindedAt: now }, days),
        );
      case 'cancel':
        return this.cancel(manager, id, days);
      case undefined:
    }
  }

  private async cancel(manager: EntityManager, id: number, days: number): Promise<void> {
    const reason = `We did not receive payment within ${days === 1 ? 'a day' : `${days} days`}.`;
    await cancelOrder(manager, this.mails, await lockOrder(manager, id), BY_ITSELF, reason);
  }
}
