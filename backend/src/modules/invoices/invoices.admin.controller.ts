import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { BodyLimit, IMAGE_BODY_LIMIT_BYTES } from '../../common/bodies/body-limit.js';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { answerList, sendWholeList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IfMatch } from '../../common/records/record-match.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { ChangeInvoiceDto } from './change-invoice.dto.js';
import { CreateInvoiceDto } from './create-invoice.dto.js';
import { InvoiceDetails, InvoiceRecord } from './invoice-record.entity.js';
import { INVOICE_LIST, InvoicesService } from './invoices.service.js';

@ApiTags('Invoices (admin)')
@Controller('admin/invoices')
export class InvoicesAdminController {
  constructor(private readonly invoices: InvoicesService) {}

  /**
   * The invoices with their lines, newest first. How many have a status, a range of `[0,0]` tells in its Content-Range.
   */
  @Get()
  @ApiList(InvoiceRecord, INVOICE_LIST)
  async list(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    const list = await this.invoices.list(query);
    if ('json' in list) sendWholeList(reply, INVOICE_LIST.name, list);
    else reply.send(answerList(reply, INVOICE_LIST.name, list));
  }

  /** One invoice, with its lines, payments and credit notes. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<InvoiceDetails> {
    return this.invoices.get(id);
  }

  /**
   * Makes a pending invoice without lines, with the next number. The client's name, email, phone, address and VAT
   * number are copied. With an Idempotency-Key it is made once, however often it is sent.
   */
  @Post()
  @BodyLimit(IMAGE_BODY_LIMIT_BYTES)
  @ApiCreatedResponse({ type: InvoiceDetails, description: 'It was made.' })
  @ApiOkResponse({ type: InvoiceDetails, description: 'This Idempotency-Key has made it before.' })
  @HttpCode(HttpStatus.CREATED)
  async create(
    @Body() dto: CreateInvoiceDto,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvoiceDetails> {
    const { invoice, isNew } = await this.invoices.create(dto, key);
    if (!isNew) reply.status(HttpStatus.OK);
    return invoice;
  }

  /**
   * Changes the given fields of an invoice; its totals follow. One that was sent, paid or credited is locked: only its
   * status, notes and due date can change.
   */
  @Put(':id')
  @BodyLimit(IMAGE_BODY_LIMIT_BYTES)
  @ApiRefusal(409, 'The invoice is locked; `reason` is "locked".')
  change(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeInvoiceDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<InvoiceDetails> {
    return this.invoices.change(id, dto, ifMatch);
  }

  /** Takes an invoice out of every list and answers with what it was. Its row and number are kept. */
  @Delete(':id')
  @ApiRefusal(409, 'The invoice is locked; `reason` is "locked".')
  remove(@Param('id', IdPipe) id: number): Promise<InvoiceDetails> {
    return this.invoices.remove(id);
  }
}
