import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { answerCsv, ApiCsv } from '../../common/lists/stream-csv.js';
import { InvoiceExportsService } from './invoice-exports.service.js';
import { INVOICE_LIST } from './invoices.service.js';

@ApiTags('Invoices (admin)')
@Controller('admin/invoices')
export class InvoiceExportsAdminController {
  constructor(private readonly exports: InvoiceExportsService) {}

  /** The invoices that were issued within the period, as the list is filtered and sorted. */
  @Get('export')
  @ApiCsv('A CSV file with a line for each invoice; amounts are in rand.', INVOICE_LIST)
  async invoices(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    answerCsv(reply, await this.exports.invoices.file(query));
  }

  /** The lines of the invoices that were issued within the period. */
  @Get('items/export')
  @ApiCsv('A CSV file with a line for each line of the invoices; amounts are in rand.', INVOICE_LIST)
  async items(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    answerCsv(reply, await this.exports.items.file(query));
  }

  /** The payments that came in within the period, whenever their invoice was issued. */
  @Get('payments/export')
  @ApiCsv('A CSV file with a line for each payment; amounts are in rand.', INVOICE_LIST)
  async payments(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    answerCsv(reply, await this.exports.payments.file(query));
  }
}
