import { Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { SendingKind } from '#libs/contracts/invoice';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { Invoice } from '../invoices/invoice.entity.js';
import type { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { InvoiceSending } from '../invoices/invoice-sending.entity.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { OutgoingInvoicesService } from './outgoing-invoices.service.js';

/** What the client holds, byte for byte. */
@Injectable()
export class SentInvoicesService {
  constructor(
    private readonly manager: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly outgoing: OutgoingInvoicesService,
  ) {}

  /**
   * For an invoice that staff print or mail by their own means: it is locked, and its PDF of now is kept. Again, it
   * changes nothing.
   */
  mark(id: number): Promise<InvoiceDetails> {
    return this.outgoing.send(id, async (manager, invoice, pdf) => {
      if (invoice.sentAt !== null || invoice.markedSentAt !== null) return invoice;
      await keepSending(manager, id, { kind: 'by-hand', sentTo: null, pdf });
      await manager.update(Invoice, id, {
        markedSentAt: () => 'clock_timestamp()',
        updatedAt: () => NEXT_UPDATED_AT,
      });
      return this.invoices.read(manager, id);
    });
  }

  /** @throws NotFoundException also for what went out with another invoice */
  async pdf(invoiceId: number, sendingId: number): Promise<{ invoiceNumber: string; pdf: Buffer }> {
    const { invoiceNumber } = await this.invoices.get(invoiceId);
    const sending = await this.manager.findOne(InvoiceSending, {
      where: { id: sendingId, invoiceId },
      select: { id: true, pdf: true },
    });
    if (!sending?.pdf) throw new NotFoundException('There is no such sending of this invoice');
    return { invoiceNumber, pdf: sending.pdf };
  }
}

/** In the transaction that queues the mail, so that what is told to be sent is what is kept. */
export async function keepSending(
  manager: EntityManager,
  invoiceId: number,
  sending: { kind: SendingKind; sentTo: string | null; pdf: Buffer },
): Promise<void> {
  await manager.insert(InvoiceSending, { invoiceId, ...sending });
}
