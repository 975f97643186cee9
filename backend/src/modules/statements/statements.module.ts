import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { InvoicePaymentsModule } from '../invoice-payments/invoice-payments.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ClientLedgersAdminController } from './client-ledgers.admin.controller.js';
import { ClientLedgersService } from './client-ledgers.service.js';
import { LongStatementsService } from './long-statements.service.js';
import { SendStatementAdminController } from './send-statement.admin.controller.js';
import { SendStatementService } from './send-statement.service.js';
import { StatementsAdminController } from './statements.admin.controller.js';
import { StatementsService } from './statements.service.js';

/** What each client owes, to read and by mail. */
@Module({
  imports: [AttemptsModule, DocumentsModule, ExportsModule, InvoicePaymentsModule, InvoicesModule],
  controllers: [ClientLedgersAdminController, SendStatementAdminController, StatementsAdminController],
  providers: [ClientLedgersService, LongStatementsService, SendStatementService, StatementsService],
})
export class StatementsModule {}
