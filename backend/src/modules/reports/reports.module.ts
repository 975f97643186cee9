import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ReportPdfsService } from './report-pdfs.service.js';
import { ReportsAdminController } from './reports.admin.controller.js';
import { ReportsService } from './reports.service.js';

/** What the school's books come to, and how it does. It only reads. */
@Module({
  imports: [DocumentsModule, ExportsModule, InvoicesModule],
  controllers: [ReportsAdminController],
  providers: [ReportsService, ReportPdfsService],
})
export class ReportsModule {}
