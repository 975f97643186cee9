import { ConflictException, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { ORDER_PAYMENT_RULES, paysMoreThanOwed, refundsMoreThanPaid } from '#libs/contracts/order-payment';
import { holdsUnpaid } from '#libs/domain/order-holding';
import { keptAmount, owedAmount, paymentStatusOf } from '#libs/domain/order-money';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { type IdempotencyFields, idempotencyFields, isIdempotentRetry } from '../../common/records/idempotency.js';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { cancelOrder } from './cancel-order.js';
import type { RecordOrderPaymentDto, RecordOrderRefundDto } from './order-payment.dto.js';
import { OrderPayment } from './order-payment.entity.js';
import { OrderMailsService } from './order-mails.service.js';
import { lockOrder, readDetails, readPastStatuses } from './order-rows.js';
import { Order } from './order.entity.js';
import type { OrderDetailsView } from './order.view.js';

const RULES = ORDER_PAYMENT_RULES;

type Kind = 'payment' | 'refund';

/** What staff record of an order's money, each under the order's lock, so that two at once see each other. */
@Injectable()
export class OrderPaymentsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly mails: OrderMailsService,
  ) {}

  /**
   * The customer gets a receipt.
   * @param key null: the caller does not name its attempts
   * @returns isNew false: this attempt was recorded before, or at the same moment
   * @throws ConflictException, by the field of the amount, for more than is owed or paid
   */
  async record(
    orderId: number,
    kind: Kind,
    dto: RecordOrderPaymentDto & Pick<RecordOrderRefundDto, 'returnStock'>,
    key: string | null,
    admin: CurrentUser,
  ): Promise<{ order: OrderDetailsView; isNew: boolean }> {
    const { amount, method, reference = null, date, returnStock = false } = dto;
    refuseFuture(date);
    const attempt = idempotencyFields(key, [
      kind,
      amount,
      method,
      reference,
      date,
      ...(returnStock ? ['returnStock'] : []),
    ]);
    return this.manager.transaction(async (manager) => {
      const order = await lockOrder(manager, orderId);
      if (await isIdempotentRetry(manager, OrderPayment, ['order_id', orderId], attempt, RULES.otherBody))
        return { order: await readDetails(manager, orderId), isNew: false };
      const { order: recorded } = await this.recordLocked(manager, order, kind, dto, admin, attempt);
      if (!returnStock) return { order: recorded, isNew: true };
      const by = { id: admin.id, name: actorOf(admin).name };
      return { order: await cancelOrder(manager, this.mails, order, by), isNew: true };
    });
  }

  /** In the caller's transaction, until whose end nobody else changes the order. @throws NotFoundException */
  lock(manager: EntityManager, orderId: number): Promise<Order> {
    return lockOrder(manager, orderId);
  }

  /**
   * The same in the caller's transaction, which holds the order.
   * @throws as `record`
   */
  async recordLocked(
    manager: EntityManager,
    order: Order,
    kind: Kind,
    { amount, method, reference = null, date }: RecordOrderPaymentDto,
    admin: CurrentUser,
    attempt: IdempotencyFields = idempotencyFields(null, []),
  ): Promise<{ order: OrderDetailsView; paymentId: number }> {
    refuseFuture(date);
    refuseTooMuch(kind, amount, order);
    if ((await manager.countBy(OrderPayment, { orderId: order.id })) >= RULES.maxCount)
      throw new ConflictException(RULES.tooMany);
    const recordedBy = actorOf(admin).name;
    const paymentId = await recordPayment(manager, order, {
      kind,
      amount,
      method,
      reference,
      date,
      recordedBy,
      ...attempt,
    });
    const paid = await readDetails(manager, order.id);
    const pastStatuses = await readPastStatuses(manager, order.id);
    await this.mails.queueReceipt(manager, paid, pastStatuses, { kind, amount, method, date });
    return { order: paid, paymentId };
  }
}

function refuseFuture(date: string): void {
  if (date > isoDate(schoolToday())) throw new RefusedFields({ date: RULES.date.invalid });
}

/**
 * Writes it, and its sum on the order.
 * @param order under the caller's lock, as it was before
 * @returns the id of the payment
 */
export async function recordPayment(
  manager: EntityManager,
  order: Order,
  payment: Pick<OrderPayment, 'amount' | 'method' | 'reference' | 'date' | 'recordedBy'> &
    Partial<OrderPayment> & { kind: Kind },
): Promise<number> {
  const { identifiers } = await manager.insert(OrderPayment, { ...payment, orderId: order.id });
  const paidCents = order.paidCents + (payment.kind === 'payment' ? payment.amount : 0);
  const refundedCents = order.refundedCents + (payment.kind === 'refund' ? payment.amount : 0);
  const paymentStatus = paymentStatusOf({
    totalAmount: order.totalCents,
    paidAmount: paidCents,
    refundedAmount: refundedCents,
  });
  await manager.update(Order, order.id, {
    paidCents,
    refundedCents,
    ...(!holdsUnpaid({ status: order.status, paymentStatus }) && { network: null }),
    updatedAt: () => NEXT_UPDATED_AT,
  });
  return identifiers[0]!['id'] as number;
}

/** The order's money as the rules of libs/domain take it. */
export function moneyOf({ totalCents, paidCents, refundedCents }: Order) {
  return { totalAmount: totalCents, paidAmount: paidCents, refundedAmount: refundedCents };
}

function refuseTooMuch(kind: Kind, amount: number, order: Order): void {
  const money = moneyOf(order);
  const [most, words] =
    kind === 'payment' ? [owedAmount(money), paysMoreThanOwed] : [keptAmount(money), refundsMoreThanPaid];
  if (amount <= most) return;
  const message = words(most);
  throw new RefusedOrderAmount(message);
}

/** A 409 that stands by the field of the amount. */
class RefusedOrderAmount extends ConflictException {
  readonly errors: Record<string, string>;

  constructor(message: string) {
    const errors = { amount: message };
    super({ message, errors });
    this.errors = errors;
  }
}
