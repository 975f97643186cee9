import { ConflictException, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { QUOTE_NOT_INVOICED } from '#libs/contracts/quote';
import { paymentDueDate } from '#libs/domain/payment-terms';
import { quoteReference } from '#libs/domain/quote';
import { schoolToday } from '#libs/school/school-today';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { InvoiceItemsService } from '../invoices/invoice-items.service.js';
import type { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { InvoiceSettingsService } from '../invoices/invoice-settings.service.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { Quote } from './quote.entity.js';
import { QuotesService } from './quotes.service.js';

/** Of the ten connections of a process: they wait for each other's numbers. */
const MADE_AT_ONCE = 2;

/** What was accepted becomes an invoice. */
@Injectable()
export class InvoiceQuoteService {
  private readonly makings = new ConcurrencyLimit(MADE_AT_ONCE);

  constructor(
    private readonly manager: EntityManager,
    private readonly quotes: QuotesService,
    private readonly invoices: InvoicesService,
    private readonly items: InvoiceItemsService,
    private readonly settings: InvoiceSettingsService,
  ) {}

  /**
   * A draft of today with the quote's lines, discount and tax, and a word of the quote; once more it is that invoice,
   * unless it was deleted.
   * @throws ConflictException for a quote that is not accepted, or whose client was deleted
   */
  make(id: number): Promise<InvoiceDetails> {
    return this.makings.run(() =>
      this.manager.transaction(async (manager) => {
        // The client first, as when one is deleted: nobody waits in a circle.
        const client = await this.clientOf(manager, id);
        await this.quotes.lock(manager, id);
        const quote = await this.quotes.get(id, manager);
        if (quote.invoiceId !== null) return this.invoices.read(manager, quote.invoiceId);
        if (quote.status !== 'accepted') throw new ConflictException(QUOTE_NOT_INVOICED.notAccepted);
        if (client === null) throw new ConflictException(QUOTE_NOT_INVOICED.noClient);
        const { taxRate, discountKind, discountValue } = quote;
        const { notes } = await this.settings.read(manager);
        const invoice = await this.invoices.createFor(manager, client, {
          dueDate: paymentDueDate(client.paymentTerms, schoolToday()),
          taxRate,
          discountKind,
          discountValue,
          notes: [quoteReference(quote), ...(notes === null ? [] : [notes])].join('\n'),
        });
        await manager.update(Quote, id, { invoiceId: invoice.id, updatedAt: () => NEXT_UPDATED_AT });
        return this.items.addToNew(manager, invoice.id, quote.items);
      }),
    );
  }

  private async clientOf(manager: EntityManager, quoteId: number): Promise<CorporateClient | null> {
    const { corporateClientId } = await this.quotes.get(quoteId, manager);
    if (corporateClientId === null) return null;
    return manager.findOne(CorporateClient, { where: { id: corporateClientId }, lock: { mode: 'for_key_share' } });
  }
}
