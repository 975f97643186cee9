import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ClientPaymentsAdminController, UseCreditAdminController } from './client-payments.admin.controller.js';
import { ClientPaymentsService } from './client-payments.service.js';
import { CorrectInvoiceAdminController } from './correct-invoice.admin.controller.js';
import { CorrectInvoiceService } from './correct-invoice.service.js';
import { CreditNotesAdminController } from './credit-notes.admin.controller.js';
import { CreditNotesService } from './credit-notes.service.js';
import { PaymentsAdminController } from './payments.admin.controller.js';
import { PaymentsService } from './payments.service.js';
import { UseCreditService } from './use-credit.service.js';

/** What comes in for invoices, or from their clients ahead, and what is taken from them. */
@Module({
  imports: [DocumentsModule, InvoicesModule],
  controllers: [
    ClientPaymentsAdminController,
    CorrectInvoiceAdminController,
    CreditNotesAdminController,
    PaymentsAdminController,
    UseCreditAdminController,
  ],
  providers: [ClientPaymentsService, CorrectInvoiceService, CreditNotesService, PaymentsService, UseCreditService],
  exports: [ClientPaymentsService, PaymentsService],
})
export class InvoicePaymentsModule {}
