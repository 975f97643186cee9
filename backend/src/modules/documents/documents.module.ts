import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { DocumentsService } from './documents.service.js';
import { InvoicePdfAdminController } from './invoice-pdf.admin.controller.js';
import { LogosService } from './logos.service.js';
import { RenderingPool } from './rendering-pool.js';

/** Invoices, quotes, credit notes and statements as PDFs. */
@Module({
  imports: [ImagesModule, InvoicesModule],
  controllers: [InvoicePdfAdminController],
  providers: [DocumentsService, LogosService, RenderingPool],
  exports: [DocumentsService],
})
export class DocumentsModule {}
