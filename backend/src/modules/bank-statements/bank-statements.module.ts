import { Module } from '@nestjs/common';
import { InvoicePaymentsModule } from '../invoice-payments/invoice-payments.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { BankStatementsAdminController } from './bank-statements.admin.controller.js';
import { BankStatementsService } from './bank-statements.service.js';
import { ImportStatementService } from './import-statement.service.js';

/** Payments from the CSV file of a bank. */
@Module({
  imports: [InvoicePaymentsModule, InvoicesModule, OrdersModule],
  controllers: [BankStatementsAdminController],
  providers: [BankStatementsService, ImportStatementService],
})
export class BankStatementsModule {}
