import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { answerPdf, ApiPdf } from '../../common/serving/answer-pdf.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { DocumentsService } from '../documents/documents.service.js';
import { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { AddCreditNoteDto } from './add-credit-note.dto.js';
import { CreditNotesService } from './credit-notes.service.js';

@ApiTags('Invoices (admin)')
@Controller('admin')
export class CreditNotesAdminController {
  constructor(
    private readonly creditNotes: CreditNotesService,
    private readonly documents: DocumentsService,
  ) {}

  /**
   * Makes a credit note with the next number and answers with its invoice, whose status follows. Together they are
   * never more than the invoice's total: a 409. With an Idempotency-Key the same one is made once, however often it is
   * sent; another one is a 422.
   */
  @Post('invoices/:id/credit-notes')
  @ApiCreatedResponse({ type: InvoiceDetails, description: 'The credit note was made.' })
  @ApiOkResponse({ type: InvoiceDetails, description: 'This Idempotency-Key has made it before.' })
  @HttpCode(HttpStatus.CREATED)
  @ApiRefusal(409, 'All together would be more than the invoice, or it is cancelled.')
  async add(
    @Param('id', IdPipe) id: number,
    @Body() dto: AddCreditNoteDto,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvoiceDetails> {
    const { invoice, isNew } = await this.creditNotes.add(id, dto, key);
    if (!isNew) reply.status(HttpStatus.OK);
    return invoice;
  }

  /**
   * The credit note as a PDF, named `{creditNoteNumber}.pdf`; a 503 with Retry-After when too many are asked for at
   * once.
   */
  @Get('credit-notes/:id/pdf')
  @ApiPdf('The credit note, A4.')
  async pdf(@Param('id', IdPipe) id: number, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const { creditNote, invoice } = await this.creditNotes.get(id);
    return answerPdf(reply, creditNote.creditNoteNumber, await this.documents.renderCreditNote(creditNote, invoice));
  }
}
