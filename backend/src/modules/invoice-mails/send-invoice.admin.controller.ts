import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { SendInvoiceDto } from './send-invoice.dto.js';
import { SendInvoiceService } from './send-invoice.service.js';

@ApiTags('Invoices (admin)')
@Controller('admin/invoices')
export class SendInvoiceAdminController {
  constructor(private readonly sending: SendInvoiceService) {}

  /**
   * Sends the invoice by mail with its PDF as it is now, and answers with the invoice. Once a minute to the same
   * address and ten times an hour: more is a 429.
   */
  @Post(':id/send')
  @HttpCode(HttpStatus.OK)
  @ApiRefusal(429, 'It went to the same address within a minute, or ten times within an hour.')
  send(@Param('id', IdPipe) id: number, @Body() dto: SendInvoiceDto): Promise<InvoiceDetails> {
    return this.sending.send(id, dto);
  }
}
