import { Controller, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { DuplicateInvoiceService } from './duplicate-invoice.service.js';
import { InvoiceDetails } from './invoice-record.entity.js';

@ApiTags('Invoices (admin)')
@Controller('admin/invoices')
export class DuplicateInvoiceAdminController {
  constructor(private readonly duplicates: DuplicateInvoiceService) {}

  /**
   * Makes a draft of today with the lines, discounts, tax rate and notes of this invoice, for the same client as it is
   * now, with the next number, due by the client's terms. Payments, credit notes and sendings are not copied. With an
   * Idempotency-Key it is made once, however often it is sent.
   */
  @Post(':id/duplicate')
  @ApiCreatedResponse({ type: InvoiceDetails, description: 'The draft was made.' })
  @ApiOkResponse({ type: InvoiceDetails, description: 'This Idempotency-Key has made it before.' })
  @HttpCode(HttpStatus.CREATED)
  @ApiRefusal(409, 'The client of the invoice was deleted.')
  async duplicate(
    @Param('id', IdPipe) id: number,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvoiceDetails> {
    const { invoice, isNew } = await this.duplicates.duplicate(id, key);
    if (!isNew) reply.status(HttpStatus.OK);
    return invoice;
  }
}
