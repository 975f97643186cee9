import { Controller, Get, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { answerPdf, ApiPdf } from '../../common/serving/answer-pdf.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { SentInvoicesService } from './sent-invoices.service.js';

@ApiTags('Invoices (admin)')
@Controller('admin/invoices')
export class SentInvoicesAdminController {
  constructor(private readonly sent: SentInvoicesService) {}

  /** Says that the client has the invoice, by whatever way: it is locked, and its PDF of now is kept. */
  @Post(':id/mark-sent')
  @HttpCode(HttpStatus.OK)
  mark(@Param('id', IdPipe) id: number): Promise<InvoiceDetails> {
    return this.sent.mark(id);
  }

  /** The very PDF that went to the client then, whatever has become of the invoice since. */
  @Get(':id/sendings/:sendingId/pdf')
  @ApiPdf('The invoice as it was sent, A4.')
  async pdf(
    @Param('id', IdPipe) id: number,
    @Param('sendingId', IdPipe) sendingId: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { invoiceNumber, pdf } = await this.sent.pdf(id, sendingId);
    return answerPdf(reply, invoiceNumber, pdf);
  }
}
