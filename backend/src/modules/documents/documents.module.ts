import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { DocumentsService } from './documents.service.js';
import { LogosService } from './logos.service.js';
import { RenderingPool } from './rendering-pool.js';

/** Invoices, credit notes and statements as PDFs. */
@Module({ imports: [ImagesModule], providers: [DocumentsService, LogosService, RenderingPool], exports: [DocumentsService] })
export class DocumentsModule {}
