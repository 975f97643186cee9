import { ConflictException, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { DUPLICATION_RULES } from '#libs/contracts/invoice-rules';
import { paymentDueDate } from '#libs/domain/payment-terms';
import { schoolToday } from '#libs/school/school-today';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { findRecord } from '../../common/records/record-crud.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { Invoice } from './invoice.entity.js';
import { InvoiceItemsService } from './invoice-items.service.js';
import { type InvoiceDetails, InvoiceRecord } from './invoice-record.entity.js';
import { NOUN } from './invoice-rows.js';
import { InvoicesService } from './invoices.service.js';

/** Of the ten connections of a process: they wait for each other's numbers. */
const MADE_AT_ONCE = 2;

/** What a client is billed once more. */
@Injectable()
export class DuplicateInvoiceService {
  private readonly makings = new ConcurrencyLimit(MADE_AT_ONCE);

  constructor(
    private readonly manager: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly items: InvoiceItemsService,
  ) {}

  /**
   * A draft of today with the lines, discounts, tax rate and notes of another invoice, for its client as it is now, due
   * by the client's terms. Nothing that became of the other is copied.
   * @param key null: the caller does not name its attempts
   * @returns isNew false: this attempt made it before, or at the same moment
   * @throws ConflictException when the client was deleted
   */
  duplicate(id: number, key: string | null): Promise<{ invoice: InvoiceDetails; isNew: boolean }> {
    return this.makings.run(() =>
      this.manager.transaction(async (manager) => {
        // The client first, as when one is deleted: nobody waits in a circle.
        const client = await this.clientOf(manager, id);
        await this.invoices.lock(manager, id);
        const made = key === null ? null : await findMade(manager, id, key);
        if (made) return { invoice: await this.invoices.read(manager, made.id), isNew: false };
        if (client === null) throw new ConflictException(DUPLICATION_RULES.noClient);
        const { items, taxRate, discountKind, discountValue, notes } = await this.invoices.read(manager, id);
        const dueDate = paymentDueDate(client.paymentTerms, schoolToday());
        const { id: copyId } = await this.invoices.createFor(
          manager,
          client,
          { dueDate, taxRate, discountKind, discountValue },
          // Notes that were emptied stay so.
          { notes, duplicatesInvoiceId: id, idempotencyKey: key },
        );
        return { invoice: await this.items.addToNew(manager, copyId, items), isNew: true };
      }),
    );
  }

  private async clientOf(manager: EntityManager, invoiceId: number): Promise<CorporateClient | null> {
    const { corporateClientId } = await findRecord(manager, InvoiceRecord, invoiceId, NOUN);
    if (corporateClientId === null) return null;
    return manager.findOne(CorporateClient, { where: { id: corporateClientId }, lock: { mode: 'for_key_share' } });
  }
}

/** Under the lock of what is copied, where retries come one after the other. Deleted ones too: none is made twice. */
function findMade(manager: EntityManager, duplicatesInvoiceId: number, key: string): Promise<Invoice | null> {
  return manager.findOne(Invoice, { where: { duplicatesInvoiceId, idempotencyKey: key }, select: { id: true } });
}
