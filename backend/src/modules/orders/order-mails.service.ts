import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { ORDER_CONFIRMATIONS_PER_HOUR, type OrderCorrectionField } from '#libs/contracts/order';
import { PUSH_ADDRESSES } from '#libs/contracts/push';
import { CARD_PROVIDER } from '#libs/domain/card-account';
import type { OrderStatus } from '#libs/domain/order';
import type { RecordedMoney } from '#libs/domain/order-receipt';
import { orderPush } from '#libs/domain/staff-push';
import { staffEmailOf } from '../../common/school-addresses.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import type { JobSpec } from '../jobs/enqueue.js';
import { type LimitedMail, limitedMail, MailLimitsService } from '../mail/mail-limits.service.js';
import { mailJob, queueMail } from '../mail/queue-mail.js';
import { tellStaffJob } from '../push/tell-staff.js';
import { SchoolFactsService } from '../settings/school-facts.service.js';
import { type MailedOrder, mailedOrder } from './mailed-order.js';
import { cardPaymentNoticeMail, type CardPaymentNotice } from './card-payment.mail.js';
import { Order } from './order.entity.js';
import {
  orderNoticeMail,
  orderCorrectedMail,
  orderDigestMail,
  orderPlacedMail,
  orderReceiptMail,
  orderRemovedMail,
  orderStatusMail,
  paymentReminderMail,
} from './order.mail.js';
import type { OrderRecord } from './order-record.entity.js';

/**
 * What customers and staff are told of orders, queued in the transaction that it tells of. The limits on mails lock a
 * row of the customer's address: called last, when the order and its products are locked already.
 */
@Injectable()
export class OrderMailsService implements OnModuleInit {
  private readonly confirmations: LimitedMail<MailedOrder>;

  constructor(
    private readonly mailLimits: MailLimitsService,
    private readonly facts: SchoolFactsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {
    this.confirmations = {
      kind: 'order-confirmation',
      perHour: ORDER_CONFIRMATIONS_PER_HOUR,
      single: (order) => orderPlacedMail(order, env.publicUrl),
      digest: (orders) => orderDigestMail(orders, env.publicUrl),
      onDigest: async (manager, orders) => {
        await manager.update(Order, { id: In(orders.map(({ id }) => id)) }, { confirmation: 'queued' });
      },
    };
  }

  /** Who takes card payments, which mails and page say alike; null: nobody. */
  get cardProvider(): string | null {
    return this.facts.cardAccount?.takesCards ? CARD_PROVIDER : null;
  }

  onModuleInit(): void {
    this.mailLimits.register(this.confirmations);
  }

  /**
   * What placing an order has to tell: the staff, by mail and on their devices, of every order; and the customer by the
   * confirmation, of which an address gets only so many an hour.
   */
  ofPlaced(order: OrderRecord): { jobs: JobSpec[]; mail: ReturnType<typeof limitedMail> } {
    const placed = this.mailed(order);
    return {
      jobs: [
        mailJob(orderNoticeMail(placed, staffEmailOf(this.env), this.env.publicUrl)),
        tellStaffJob(orderPush(placed, PUSH_ADDRESSES.order(placed.id))),
      ],
      mail: limitedMail(this.confirmations, placed.customerEmail.toLowerCase(), placed),
    };
  }

  /**
   * The news to the customer.
   * @param order as it is now
   * @param previousStatus the same as now when only the tracking number of a shipped order is new
   * @param reason a sentence before the others
   */
  async queueOrderStatusMail(
    manager: EntityManager,
    order: OrderRecord,
    previousStatus: OrderStatus,
    pastStatuses: OrderStatus[],
    reason?: string,
  ): Promise<void> {
    const mail = orderStatusMail(this.mailed(order), previousStatus, pastStatuses, this.env.publicUrl, reason);
    await queueMail(manager, mail);
  }

  /** To the customer of an order that is not paid. @param until when it is cancelled */
  async queuePaymentReminder(
    manager: EntityManager,
    order: OrderRecord,
    pastStatuses: OrderStatus[],
    until: Date,
  ): Promise<void> {
    await queueMail(manager, paymentReminderMail(this.mailed(order), pastStatuses, until, this.env.publicUrl));
  }

  /** To the customer of whose money staff recorded a part. @param order as it is now */
  async queueReceipt(
    manager: EntityManager,
    order: OrderRecord,
    pastStatuses: OrderStatus[],
    recorded: RecordedMoney & { date: string },
  ): Promise<void> {
    await queueMail(manager, orderReceiptMail(this.mailed(order), pastStatuses, recorded, this.env.publicUrl));
  }

  /** To the customer of an order that staff corrected. @param fields of what it says, none of them the internal note */
  async queueOrderCorrectedMail(
    manager: EntityManager,
    order: OrderRecord,
    fields: readonly OrderCorrectionField[],
  ): Promise<void> {
    await queueMail(manager, orderCorrectedMail(this.mailed(order), fields, this.env.publicUrl));
  }

  /** To the staff: of money that came in by card, and that nobody asked for. */
  async queueCardPaymentNotice(manager: EntityManager, notice: CardPaymentNotice): Promise<void> {
    await queueMail(manager, cardPaymentNoticeMail(notice, staffEmailOf(this.env), this.env.publicUrl));
  }

  /** To the customer of an order that is deleted. @param order as it was */
  async queueOrderRemovedMail(manager: EntityManager, order: OrderRecord, pastStatuses: OrderStatus[]): Promise<void> {
    await queueMail(manager, orderRemovedMail(this.mailed(order), pastStatuses, this.env.publicUrl));
  }

  private mailed(order: OrderRecord): MailedOrder {
    return mailedOrder(order, this.cardProvider);
  }
}
