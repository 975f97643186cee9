import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { answerPdf, ApiPdf } from '../../common/serving/answer-pdf.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { DocumentsService } from './documents.service.js';

/**
 * Enough to keep the threads at work. Reading 50 invoices in one go would hold up visitors, though setting them does
 * not.
 */
const MADE_AT_ONCE = 4;
const MAX_WAITING = 200;

@ApiTags('Invoices (admin)')
@Controller('admin/invoices')
export class InvoicePdfAdminController {
  private readonly turns = new ConcurrencyLimit(MADE_AT_ONCE, MAX_WAITING);

  constructor(
    private readonly invoices: InvoicesService,
    private readonly documents: DocumentsService,
  ) {}

  /**
   * The invoice as a PDF to print or send, named `{invoiceNumber}.pdf`; a 503 with Retry-After when too many are asked
   * for at once.
   */
  @Get(':id/pdf')
  @ApiPdf('The invoice, A4.')
  async get(@Param('id', IdPipe) id: number, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const { invoice, pdf } = await this.turns.run(async () => {
      const invoice = await this.invoices.get(id);
      return { invoice, pdf: await this.documents.renderInvoice(invoice) };
    });
    return answerPdf(reply, invoice.invoiceNumber, pdf);
  }
}
