import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { INVOICE_RULES, paysTooMuch } from '#libs/contracts/invoice-rules';
import { takesPayment } from '#libs/domain/invoice-status';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { InvoicePayment } from '../invoices/invoice-paying.entity.js';
import { type InvoiceDetails, InvoiceRecord } from '../invoices/invoice-record.entity.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import type { AddPaymentDto } from './add-payment.dto.js';
import { type IdempotencyFields, idempotencyFields, isIdempotentRetry } from '../../common/records/idempotency.js';
import { requireRoom } from './client-payments.service.js';
import { RefusedAmount } from './refused-amount.js';

const RULES = INVOICE_RULES.payment;

/** Money that came in. Each change holds the invoice's lock and settles it, so that two at once see each other. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly invoices: InvoicesService,
  ) {}

  /**
   * @param key null: the caller does not name its attempts
   * @returns isNew false: this attempt was recorded before, or at the same moment
   * @throws RefusedAmount for more than is outstanding, ConflictException on a cancelled invoice
   */
  async add(
    invoiceId: number,
    dto: AddPaymentDto,
    key: string | null,
  ): Promise<{ invoice: InvoiceDetails; isNew: boolean }> {
    const { date, amount, method, reference = null, allowOverpayment = false } = dto;
    refuseFuture(date);
    const attempt = idempotencyFields(key, [date, amount, method, reference, allowOverpayment]);
    return this.manager.transaction(async (manager) => {
      const locked = await this.invoices.lock(manager, invoiceId);
      if (await isIdempotentRetry(manager, InvoicePayment, ['invoice_id', invoiceId], attempt, RULES.otherBody))
        return { invoice: await this.invoices.read(manager, invoiceId), isNew: false };
      return { invoice: (await this.record(manager, locked, dto, attempt)).invoice, isNew: true };
    });
  }

  /**
   * The same in the caller's transaction, which holds the invoice.
   * @throws as `add`
   */
  async record(
    manager: EntityManager,
    { id: invoiceId, status }: Pick<Invoice, 'id' | 'status'>,
    { date, amount, method, reference = null, allowOverpayment = false }: AddPaymentDto,
    attempt: IdempotencyFields = idempotencyFields(null, []),
  ): Promise<{ invoice: InvoiceDetails; paymentId: number }> {
    refuseFuture(date);
    if (status === 'cancelled') throw new ConflictException(RULES.onCancelled);
    const { outstandingAmount } = await manager.findOneByOrFail(InvoiceRecord, { id: invoiceId });
    if (!takesPayment(amount, outstandingAmount, allowOverpayment))
      throw new RefusedAmount(paysTooMuch(amount, outstandingAmount));
    await requireRoom(manager, invoiceId, 1);
    const { identifiers } = await manager.insert(InvoicePayment, {
      invoiceId,
      date,
      amount,
      method,
      reference,
      ...attempt,
    });
    return { invoice: await this.invoices.settle(manager, invoiceId), paymentId: identifiers[0]!['id'] as number };
  }

  /**
   * A payment that was recorded by mistake. It is reachable only through its own invoice. A part of a client's payment
   * is the client's credit then.
   */
  remove(invoiceId: number, paymentId: number): Promise<InvoiceDetails> {
    return this.manager.transaction(async (manager) => {
      await this.invoices.lock(manager, invoiceId);
      const { paidAmount, creditedAmount } = await manager.findOneByOrFail(InvoiceRecord, { id: invoiceId });
      const { affected } = await manager.delete(InvoicePayment, { id: paymentId, invoiceId });
      if (affected === 0) throw new NotFoundException('There is no payment with this id on this invoice');
      return this.invoices.settle(manager, invoiceId, paidAmount + creditedAmount);
    });
  }
}

function refuseFuture(date: string): void {
  if (date > isoDate(schoolToday())) throw new RefusedFields({ date: RULES.date.invalid });
}
