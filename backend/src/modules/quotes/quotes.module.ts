import { Module, type OnModuleInit } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { ImagesModule } from '../images/images.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { AnswerQuoteService } from './answer-quote.service.js';
import { InvoiceQuoteService } from './invoice-quote.service.js';
import { QuotesAdminController } from './quotes.admin.controller.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';
import { SendQuoteService } from './send-quote.service.js';

/** Quotes for corporate training (CONTRACT section 8): sent, answered by a link, and made an invoice. */
@Module({
  imports: [AttemptsModule, DocumentsModule, ImagesModule, InvoicesModule, JobsModule, MailModule, ThrottlingModule],
  controllers: [QuotesController, QuotesAdminController],
  providers: [AnswerQuoteService, InvoiceQuoteService, QuotesService, SendQuoteService],
})
export class QuotesModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly sending: SendQuoteService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('send-quote-mail', (queued) => this.sending.mail(queued), 'mail');
  }
}
