import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { cardPaymentOutcome } from '#libs/domain/card-payment';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { OrderMailsService } from './order-mails.service.js';
import { moneyOf, recordPayment } from './order-payments.service.js';
import { readDetails, readPastStatuses } from './order-rows.js';
import { Order } from './order.entity.js';

/** What a card provider has taken for an order. */
export interface ReceivedCardPayment {
  /** Like `PayFast`. */
  provider: string;
  /** What the provider calls the payment. */
  reference: string;
  orderNumber: string;
  /** Cents. */
  amount: number;
}

/** Money that came in by card, under the order's lock, so that notices and staff see each other. */
@Injectable()
export class OrderCardPaymentsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly mails: OrderMailsService,
  ) {}

  /**
   * Records it once, however often the provider tells of it: the customer gets a receipt, and the staff hear of what
   * was not asked for.
   * @returns the order's id; null: there was never such an order, and nothing is recorded
   */
  record(payment: ReceivedCardPayment): Promise<number | null> {
    return this.manager.transaction(async (manager) => {
      const { provider, reference, orderNumber, amount } = payment;
      const order = await manager.findOne(Order, { where: { orderNumber }, lock: { mode: 'pessimistic_write' } });
      if (!order) return null;
      const isKept = order.deletedAt === null;
      const outcome = cardPaymentOutcome(isKept ? { status: order.status, ...moneyOf(order) } : null, amount);
      const isNew = await keep(manager, order.id, payment, outcome);
      if (!isNew) return order.id;
      if (outcome !== 'refund') await this.pay(manager, order, payment);
      if (outcome !== 'paid')
        await this.mails.queueCardPaymentNotice(manager, {
          orderId: order.id,
          orderNumber,
          hasPage: isKept,
          provider,
          reference,
          amount,
          outcome,
        });
      return order.id;
    });
  }

  private async pay(manager: EntityManager, order: Order, payment: ReceivedCardPayment): Promise<void> {
    const { provider, reference, amount } = payment;
    const received = { kind: 'payment', amount, method: 'card', date: isoDate(schoolToday()) } as const;
    await recordPayment(manager, order, { ...received, reference, recordedBy: provider });
    const paid = await readDetails(manager, order.id);
    await this.mails.queueReceipt(manager, paid, await readPastStatuses(manager, order.id), received);
  }
}

/** @returns false: the provider has told of it before, or at the same moment */
async function keep(
  manager: EntityManager,
  orderId: number,
  { provider, reference, amount }: ReceivedCardPayment,
  outcome: string,
): Promise<boolean> {
  const kept = await manager.query<{ id: number }[]>(
    `INSERT INTO card_payments (order_id, provider, reference, amount_cents, outcome) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (provider, reference) DO NOTHING RETURNING id`,
    [orderId, provider, reference, amount, outcome],
  );
  return kept.length > 0;
}
