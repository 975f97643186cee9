import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager, IsNull } from 'typeorm';
import { CLIENT_PAYMENT_RULES as RULES, getsTooMuch, givesTooMuch } from '#libs/contracts/client-payment';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { type Allocation, unallocated } from '#libs/domain/client-payment';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { ClientPayment } from '../invoices/client-payment.entity.js';
import { InvoicePayment } from '../invoices/invoice-paying.entity.js';
import { InvoiceRecord } from '../invoices/invoice-record.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import type { AddClientPaymentDto } from './add-client-payment.dto.js';
import { type IdempotencyFields, idempotencyFields, isIdempotentRetry } from '../../common/records/idempotency.js';
import { readCredit, readCreditAmount } from './client-credit.js';
import type { ClientCreditView } from './client-credit.view.js';
import { RefusedAmount } from './refused-amount.js';

/**
 * One sum of a client over several of its invoices. Each change holds the client's lock, and then those of the invoices
 * in the order of their ids, so that two at once see each other and none waits for the other for ever.
 */
@Injectable()
export class ClientPaymentsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly invoices: InvoicesService,
  ) {}

  /** One snapshot. */
  read(clientId: number): Promise<ClientCreditView> {
    return this.manager.transaction('REPEATABLE READ', async (manager) => {
      if (!(await manager.existsBy(CorporateClient, { id: clientId }))) throw new NotFoundException(RULES.noClient);
      return readCredit(manager, clientId);
    });
  }

  /** Integer cents that the client has paid ahead, as this transaction sees them. */
  creditOf(manager: EntityManager, clientId: number): Promise<number> {
    return readCreditAmount(manager, clientId);
  }

  /**
   * @param key null: the caller does not name its attempts
   * @returns isNew false: this attempt was recorded before, or at the same moment
   * @throws RefusedFields for invoices that are not the client's, RefusedAmount for more than is outstanding on one
   */
  async add(
    clientId: number,
    dto: AddClientPaymentDto,
    key: string | null,
  ): Promise<{ credit: ClientCreditView; isNew: boolean }> {
    const { paidOn, amount, method, reference = null, allocations } = dto;
    refuseContradictions(dto);
    const attempt = idempotencyFields(key, [
      paidOn,
      amount,
      method,
      reference,
      inOrder(allocations).map((share) => [share.invoiceId, share.amount]),
    ]);
    return this.manager.transaction(async (manager) => {
      await this.lockClient(manager, clientId);
      if (await isIdempotentRetry(manager, ClientPayment, ['corporate_client_id', clientId], attempt, RULES.otherBody))
        return { credit: await readCredit(manager, clientId), isNew: false };
      await this.record(manager, clientId, dto, attempt);
      return { credit: await readCredit(manager, clientId), isNew: true };
    });
  }

  /**
   * The same in the caller's transaction, which holds the client.
   * @returns the id of the payment
   * @throws as `add`
   */
  async record(
    manager: EntityManager,
    clientId: number,
    dto: AddClientPaymentDto,
    attempt: IdempotencyFields = idempotencyFields(null, []),
  ): Promise<number> {
    const { paidOn, amount, method, reference = null } = dto;
    refuseContradictions(dto);
    const shares = inOrder(dto.allocations);
    for (const share of shares) await requireOpen(manager, clientId, share);
    const money = { method, reference };
    const { identifiers } = await manager.insert(ClientPayment, {
      corporateClientId: clientId,
      paidOn,
      amount,
      ...money,
      ...attempt,
    });
    const clientPaymentId = identifiers[0]!['id'] as number;
    for (const share of shares) {
      const { invoiceId, amount: got } = share;
      await manager.insert(InvoicePayment, { invoiceId, amount: got, ...money, date: paidOn, clientPaymentId });
      await this.invoices.settle(manager, invoiceId);
    }
    return clientPaymentId;
  }

  /** One that was recorded by mistake, with all that invoices got of it. */
  remove(clientId: number, paymentId: number): Promise<ClientCreditView> {
    return this.manager.transaction(async (manager) => {
      await this.lockClient(manager, clientId);
      if (!(await manager.existsBy(ClientPayment, { id: paymentId, corporateClientId: clientId })))
        throw new NotFoundException(RULES.notFound);
      const parts = await manager.query<{ invoiceId: number }[]>(
        `SELECT DISTINCT invoice_id AS "invoiceId" FROM invoice_payments WHERE client_payment_id = $1 ORDER BY 1`,
        [paymentId],
      );
      for (const { invoiceId } of parts) {
        await this.invoices.lock(manager, invoiceId);
        const { paidAmount, creditedAmount } = await manager.findOneByOrFail(InvoiceRecord, { id: invoiceId });
        await manager.delete(InvoicePayment, { invoiceId, clientPaymentId: paymentId });
        await this.invoices.settle(manager, invoiceId, paidAmount + creditedAmount);
      }
      await manager.delete(ClientPayment, paymentId);
      return readCredit(manager, clientId);
    });
  }

  /**
   * Until the end of the transaction nobody else takes from what the client has paid. Invoices can still be written for
   * it meanwhile.
   * @throws NotFoundException
   */
  async lockClient(manager: EntityManager, id: number): Promise<void> {
    const client = await manager.findOne(CorporateClient, {
      select: { id: true },
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (!client) throw new NotFoundException(RULES.noClient);
  }
}

/** As invoices are locked. */
function inOrder(allocations: readonly Allocation[]): Allocation[] {
  return allocations.toSorted((a, b) => a.invoiceId - b.invoiceId);
}

/** @throws RefusedFields */
function refuseContradictions({ paidOn, amount, allocations }: AddClientPaymentDto): void {
  if (paidOn > isoDate(schoolToday())) throw new RefusedFields({ paidOn: RULES.paidOn.invalid });
  if (new Set(allocations.map(({ invoiceId }) => invoiceId)).size < allocations.length)
    throw new RefusedFields({ allocations: RULES.allocations.repeated });
  const left = unallocated(amount, allocations);
  if (left < 0) throw new RefusedFields({ allocations: givesTooMuch(amount, amount - left) });
}

/** Locks the invoice. @throws RefusedFields, RefusedAmount */
async function requireOpen(
  manager: EntityManager,
  corporateClientId: number,
  { invoiceId, amount }: Allocation,
): Promise<void> {
  const invoice = await manager.findOne(Invoice, {
    select: { id: true },
    where: { id: invoiceId, corporateClientId, deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!invoice) throw new RefusedFields({ allocations: RULES.allocations.unknown });
  const { invoiceNumber, outstandingAmount } = await manager.findOneByOrFail(InvoiceRecord, { id: invoiceId });
  if (amount > outstandingAmount) throw new RefusedAmount(getsTooMuch(invoiceNumber, outstandingAmount), 'allocations');
  await requireRoom(manager, invoiceId, 1);
}

/** @throws ConflictException when the invoice would have too many payments */
export async function requireRoom(manager: EntityManager, invoiceId: number, more: number): Promise<void> {
  const { maxCount, tooMany } = INVOICE_RULES.payment;
  if ((await manager.countBy(InvoicePayment, { invoiceId })) + more > maxCount) throw new ConflictException(tooMany);
}
