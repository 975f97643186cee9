import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { CorrectInvoiceAdminController } from './correct-invoice.admin.controller.js';
import { CorrectInvoiceService } from './correct-invoice.service.js';
import { CreditNotesAdminController } from './credit-notes.admin.controller.js';
import { CreditNotesService } from './credit-notes.service.js';
import { PaymentsAdminController } from './payments.admin.controller.js';
import { PaymentsService } from './payments.service.js';

/** What comes in for invoices, and what is taken from them. */
@Module({
  imports: [DocumentsModule, InvoicesModule],
  controllers: [CorrectInvoiceAdminController, CreditNotesAdminController, PaymentsAdminController],
  providers: [CorrectInvoiceService, CreditNotesService, PaymentsService],
})
export class InvoicePaymentsModule {}
