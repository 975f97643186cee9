import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager, In, IsNull } from 'typeorm';
import { USE_CREDIT_RULES as RULES, usesTooMuch } from '#libs/contracts/client-payment';
import { INVOICE_RULES, paysTooMuch } from '#libs/contracts/invoice-rules';
import { takeCredit } from '#libs/domain/client-payment';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { ClientPayment } from '../invoices/client-payment.entity.js';
import { InvoicePayment } from '../invoices/invoice-paying.entity.js';
import { type InvoiceDetails, InvoiceRecord } from '../invoices/invoice-record.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import type { UseCreditDto } from './add-client-payment.dto.js';
import { idempotencyFields, isIdempotentRetry } from '../../common/records/idempotency.js';
import { readUnused } from './client-credit.js';
import { ClientPaymentsService, requireRoom } from './client-payments.service.js';
import { RefusedAmount } from './refused-amount.js';

/** What a client has paid ahead, used on one of its invoices. */
@Injectable()
export class UseCreditService {
  constructor(
    private readonly manager: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly payments: ClientPaymentsService,
  ) {}

  /**
   * Of today, from the client's oldest payments first.
   * @param key null: the caller does not name its attempts
   * @returns isNew false: this attempt was made before, or at the same moment
   * @throws RefusedAmount for more than is outstanding or than there is, ConflictException on a cancelled invoice
   */
  use(
    invoiceId: number,
    { amount }: UseCreditDto,
    key: string | null,
  ): Promise<{ invoice: InvoiceDetails; isNew: boolean }> {
    const attempt = idempotencyFields(key, ['credit', amount]);
    return this.manager.transaction(async (manager) => {
      // The client first, as who records a payment does.
      const clientId = await this.lockClientOf(manager, invoiceId);
      const { status } = await this.invoices.lock(manager, invoiceId);
      if (
        await isIdempotentRetry(
          manager,
          InvoicePayment,
          ['invoice_id', invoiceId],
          attempt,
          INVOICE_RULES.payment.otherBody,
        )
      )
        return { invoice: await this.invoices.read(manager, invoiceId), isNew: false };
      if (status === 'cancelled') throw new ConflictException(RULES.onCancelled);
      const { outstandingAmount } = await manager.findOneByOrFail(InvoiceRecord, { id: invoiceId });
      if (amount > outstandingAmount) throw new RefusedAmount(paysTooMuch(amount, outstandingAmount));
      const unused = await readUnused(manager, clientId);
      const creditAmount = unused.reduce((sum, { unusedAmount }) => sum + unusedAmount, 0);
      if (amount > creditAmount) throw new RefusedAmount(usesTooMuch(creditAmount));
      const parts = takeCredit(amount, unused);
      await requireRoom(manager, invoiceId, parts.length);
      const date = isoDate(schoolToday());
      const sources = await manager.findBy(ClientPayment, { id: In(parts.map((part) => part.clientPaymentId)) });
      const [first, ...others] = parts.map((part) => {
        const { method, reference } = sources.find(({ id }) => id === part.clientPaymentId)!;
        return { ...part, invoiceId, date, method, reference, fromCredit: true };
      });
      // A key names one row.
      await manager.insert(InvoicePayment, [{ ...first, ...attempt }, ...others]);
      return { invoice: await this.invoices.settle(manager, invoiceId), isNew: true };
    });
  }

  /** @returns the client's id @throws NotFoundException, ConflictException for an invoice whose client was deleted */
  private async lockClientOf(manager: EntityManager, invoiceId: number): Promise<number> {
    const invoice = await manager.findOne(Invoice, {
      select: { id: true, corporateClientId: true },
      where: { id: invoiceId, deletedAt: IsNull() },
    });
    if (!invoice) throw new NotFoundException('There is no invoice with this id');
    if (invoice.corporateClientId === null) throw new ConflictException(RULES.clientGone);
    await this.payments.lockClient(manager, invoice.corporateClientId);
    return invoice.corporateClientId;
  }
}
