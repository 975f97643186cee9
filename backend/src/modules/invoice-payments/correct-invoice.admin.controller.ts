import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { CorrectInvoiceService } from './correct-invoice.service.js';

@ApiTags('Invoices (admin)')
@Controller('admin/invoices')
export class CorrectInvoiceAdminController {
  constructor(private readonly corrections: CorrectInvoiceService) {}

  /**
   * Takes a locked invoice back: makes a credit note for all of it that is not credited yet, and answers with a new
   * draft of the same, with the next number. Both, or neither.
   */
  @Post(':id/correct')
  @ApiRefusal(409, 'The invoice is not locked, is cancelled, or was replaced already.')
  correct(@Param('id', IdPipe) id: number): Promise<InvoiceDetails> {
    return this.corrections.correct(id);
  }
}
