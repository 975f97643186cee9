import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { answerCsv, ApiCsv } from '../../common/lists/stream-csv.js';
import { OrderExportsService } from './order-exports.service.js';
import { ORDER_LIST } from './orders.service.js';

@ApiTags('Orders (admin)')
@Controller('admin/orders')
export class OrderExportsAdminController {
  constructor(private readonly exports: OrderExportsService) {}

  /** The orders that were placed within the period, as the list is filtered and sorted. */
  @Get('export')
  @ApiCsv('A CSV file with a line for each order; amounts are in rand.', ORDER_LIST)
  async orders(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    answerCsv(reply, await this.exports.orders.file(query));
  }
}
