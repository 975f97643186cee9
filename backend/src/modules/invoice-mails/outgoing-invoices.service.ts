import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { DocumentsService } from '../documents/documents.service.js';
import type { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { InvoicesService } from '../invoices/invoices.service.js';

/** So often is somebody else quicker than the printing of a page. */
const MAX_TRIES = 5;
const RETRY_AFTER_SECONDS = 5;

/** An invoice and its PDF that say the same, for a mail that tells of both. */
@Injectable()
export class OutgoingInvoicesService {
  constructor(
    private readonly manager: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly documents: DocumentsService,
  ) {}

  /**
   * Printed without the lock, which would hold up everybody else; under it the invoice is looked at again, and printed
   * anew when it has changed.
   * @param queue in the transaction that holds the invoice's lock
   * @throws NotFoundException, ServiceUnavailableException
   */
  async send<T>(
    id: number,
    queue: (manager: EntityManager, invoice: InvoiceDetails, pdf: Buffer) => Promise<T>,
  ): Promise<T> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const seen = await this.invoices.get(id);
      const pdf = await this.documents.renderInvoice(seen);
      const sent = await this.manager.transaction(async (manager) => {
        await this.invoices.lock(manager, id);
        const now = await this.invoices.read(manager, id);
        return now.updatedAt.getTime() === seen.updatedAt.getTime()
          ? { answer: await queue(manager, now, pdf) }
          : undefined;
      });
      if (sent) return sent.answer;
    }
    throw new ServiceUnavailableException({
      message: 'This invoice is being changed all the time. Please try again in a few seconds',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
