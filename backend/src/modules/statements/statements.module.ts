import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { StatementsAdminController } from './statements.admin.controller.js';
import { StatementsService } from './statements.service.js';

/** What each client owes. */
@Module({
  imports: [DocumentsModule, InvoicesModule],
  controllers: [StatementsAdminController],
  providers: [StatementsService],
})
export class StatementsModule {}
