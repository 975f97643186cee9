import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { INVOICE_RULES, INVOICE_SENDINGS, SENT_TOO_OFTEN, sentJustNow } from '#libs/contracts/invoice-rules';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { DocumentsService } from '../documents/documents.service.js';
import { Invoice } from '../invoices/invoice.entity.js';
import type { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { queueMail } from '../mail/queue-mail.js';
import { invoiceMail } from './invoice.mail.js';
import { OutgoingInvoicesService } from './outgoing-invoices.service.js';
import { keepSending } from './sent-invoices.service.js';
import type { SendInvoiceDto } from './send-invoice.dto.js';

const HOUR_MINUTES = 60;

/** Invoices to their clients by mail, with the PDF as it is at that moment. */
@Injectable()
export class SendInvoiceService {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly outgoing: OutgoingInvoicesService,
    private readonly attempts: AttemptsService,
    private readonly documents: DocumentsService,
  ) {}

  /**
   * @throws RefusedFields without an address, TooManyRequests for who presses again at once,
   *   ServiceUnavailableException when
   * the PDF cannot be made
   */
  async send(id: number, { to: given, message = null }: SendInvoiceDto): Promise<InvoiceDetails> {
    const to = given ?? (await this.invoices.get(id)).clientEmail;
    if (to === null) throw new RefusedFields({ to: INVOICE_RULES.sending.to.required });
    const limits = [
      {
        key: `invoice ${id} to ${to.toLowerCase()}`,
        max: 1,
        windowMinutes: INVOICE_SENDINGS.sameAddressMinutes,
        refusal: sentJustNow(to),
      },
      {
        key: `invoice ${id} by mail`,
        max: INVOICE_SENDINGS.perHour,
        windowMinutes: HOUR_MINUTES,
        refusal: SENT_TOO_OFTEN,
      },
    ];
    return this.attempts.whenFree(limits, () =>
      this.outgoing.send(id, async (manager, invoice, pdf) => {
        await queueInvoice(manager, invoice, { to, pdf, message });
        return this.invoices.read(manager, id);
      }),
    );
  }

  /**
   * An invoice that the caller's transaction has made: it is sent together with it, or there is none. So it is printed
   * within, while others wait for the next number: before, it has none to print.
   * @throws ServiceUnavailableException when the PDF cannot be made
   */
  async sendNew(manager: EntityManager, invoice: InvoiceDetails, to: string): Promise<void> {
    const pdf = await this.documents.renderInvoice(invoice);
    await queueInvoice(manager, invoice, { to, pdf, message: null });
  }
}

/** From now on the client has it. */
async function queueInvoice(
  manager: EntityManager,
  invoice: InvoiceDetails,
  { to, pdf, message }: { to: string; pdf: Buffer; message: string | null },
): Promise<void> {
  await manager.update(Invoice, invoice.id, {
    sentAt: () => 'clock_timestamp()',
    sentTo: to,
    updatedAt: () => NEXT_UPDATED_AT,
  });
  await keepSending(manager, invoice.id, { kind: 'mail', sentTo: to, pdf });
  await queueMail(manager, invoiceMail(invoice, { to, pdf, message, today: isoDate(schoolToday()) }));
}
