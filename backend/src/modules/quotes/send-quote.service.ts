import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { QUOTE_NOT_SENT, QUOTE_SENDING_MINUTES, quoteSentJustNow } from '#libs/contracts/quote';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { revokeOutdatedLinks, sendOneTimeLink } from '../../common/secrets/mailed-link.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { DocumentsService } from '../documents/documents.service.js';
import { enqueueAll, jobSpec } from '../jobs/enqueue.js';
import { MailSenderService } from '../mail/mail-sender.service.js';
import type { MailIdentity } from '../mail/mail.js';
import { newMailIdentity } from '../mail/queue-mail.js';
import { quoteMail } from './quote.mail.js';
import { Quote, QuoteLink, QuoteRecord } from './quote.entity.js';
import { QuotesService } from './quotes.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'send-quote-mail': { quoteId: number; identity: MailIdentity };
    }
  }
}

/** Waits grow to six hours each: a mail server may be away for a week. */
const MAX_ATTEMPTS = 40;

/** A quote to its client by mail, with the PDF and the link by which it is answered. */
@Injectable()
export class SendQuoteService {
  constructor(
    private readonly manager: EntityManager,
    private readonly quotes: QuotesService,
    private readonly attempts: AttemptsService,
    private readonly documents: DocumentsService,
    private readonly sender: MailSenderService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * Also once more, for a client who has lost the mail. What it says of both parties is what is so at the first time.
   * @throws ConflictException for a client without an address, one that has expired, and one that was answered;
   * TooManyRequests for who presses again at once
   */
  async send(id: number): Promise<QuoteRecord> {
    const limit = { key: `quote ${id} by mail`, max: 1, windowMinutes: QUOTE_SENDING_MINUTES };
    const refusal = quoteSentJustNow((await this.quotes.get(id)).clientEmail ?? '');
    return this.attempts.whenFree([{ ...limit, refusal }], () =>
      this.manager.transaction(async (manager) => {
        const quote = await this.quotes.lock(manager, id);
        const { to, fields } = await this.toSend(manager, quote);
        if (quote.sentTo !== null)
          await revokeOutdatedLinks(manager, QuoteLink, { quoteId: id }, { sentTo: quote.sentTo, now: to });
        await manager.update(Quote, id, {
          ...fields,
          status: 'sent',
          sentAt: () => 'clock_timestamp()',
          sentTo: to,
          updatedAt: () => NEXT_UPDATED_AT,
        });
        const job = { quoteId: id, identity: newMailIdentity() };
        await enqueueAll(manager, [jobSpec('send-quote-mail', job, { maxAttempts: MAX_ATTEMPTS })]);
        return this.quotes.get(id, manager);
      }),
    );
  }

  /**
   * The job. It makes the link and mails it in one go, because the queue would keep its secret in plain text. What is
   * no longer so is not told.
   */
  async mail({ quoteId, identity }: GraphileWorker.Tasks['send-quote-mail']): Promise<void> {
    const quote = await this.manager.findOneBy(QuoteRecord, { id: quoteId });
    if (!quote || quote.sentTo === null || quote.status !== 'sent') return;
    const pdf = await this.documents.renderQuote(quote);
    const { sentTo: to } = quote;
    await sendOneTimeLink(this.manager, QuoteLink, { quoteId }, (token) =>
      this.sender.send(quoteMail(quote, { to, pdf, publicUrl: this.env.publicUrl, token }), identity),
    );
  }

  private async toSend(manager: EntityManager, quote: Quote): Promise<{ to: string; fields: object }> {
    const { status, validUntil, corporateClientId } = quote;
    if (status === 'accepted' || status === 'declined') throw new ConflictException(QUOTE_NOT_SENT[status]);
    if (validUntil < isoDate(schoolToday())) throw new ConflictException(QUOTE_NOT_SENT.expired);
    const client = corporateClientId && (await manager.findOneBy(CorporateClient, { id: corporateClientId }));
    const parties = await this.quotes.parties(manager, client || null);
    const to = parties.clientEmail === undefined ? quote.clientEmail : parties.clientEmail;
    if (to === null) throw new ConflictException(QUOTE_NOT_SENT.noEmail);
    return { to, fields: status === 'draft' ? parties : {} };
  }
}
