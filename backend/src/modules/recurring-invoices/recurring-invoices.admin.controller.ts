import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { IfMatch } from '../../common/records/record-match.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { RecurringInvoiceRecord } from './recurring-invoice.entity.js';
import { RecurringInvoiceDetails } from './recurring-invoice.view.js';
import { RECURRING_INVOICE_LIST, RecurringInvoicesService } from './recurring-invoices.service.js';
import { CreateRecurringInvoiceDto, UpdateRecurringInvoiceDto } from './write-recurring-invoice.dto.js';

@ApiTags('Recurring invoices (admin)')
@Controller('admin/recurring-invoices')
export class RecurringInvoicesAdminController {
  constructor(private readonly recurring: RecurringInvoicesService) {}

  /** What is invoiced each month, by name. */
  @Get()
  @ApiList(RecurringInvoiceRecord, RECURRING_INVOICE_LIST)
  async list(
    @Query() query: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecurringInvoiceRecord[]> {
    return answerList(reply, RECURRING_INVOICE_LIST.name, await this.recurring.list(query));
  }

  /** One recurring invoice, with what became of each of its days. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<RecurringInvoiceDetails> {
    return this.recurring.get(id);
  }

  /**
   * Adds one. What is due today is made at once, in the background. With an Idempotency-Key it is added once, however
   * often it is sent.
   */
  @Post()
  @ApiCreatedResponse({ type: RecurringInvoiceDetails, description: 'It was made.' })
  @ApiOkResponse({ type: RecurringInvoiceDetails, description: 'This Idempotency-Key has made it before.' })
  @HttpCode(HttpStatus.CREATED)
  async create(
    @Body() dto: CreateRecurringInvoiceDto,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecurringInvoiceDetails> {
    const { recurring, isNew } = await this.recurring.create(dto, key);
    if (!isNew) reply.status(HttpStatus.OK);
    return recurring;
  }

  /** Changes the given fields. The invoices that were made stay as they are. */
  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateRecurringInvoiceDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<RecurringInvoiceDetails> {
    return this.recurring.update(id, dto, ifMatch);
  }

  /** Removes one and answers with what it was. The invoices that were made stay. */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<RecurringInvoiceDetails> {
    return this.recurring.remove(id);
  }
}
