import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IfMatch } from '../../common/records/record-match.js';
import { answerPdf, ApiPdf } from '../../common/serving/answer-pdf.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { DocumentsService } from '../documents/documents.service.js';
import { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { InvoiceQuoteService } from './invoice-quote.service.js';
import { QuoteRecord } from './quote.entity.js';
import { QUOTE_LIST, QuotesService } from './quotes.service.js';
import { SendQuoteService } from './send-quote.service.js';
import { CreateQuoteDto, UpdateQuoteDto } from './write-quote.dto.js';

/** Visitors are not held up by many who print at once. */
const PRINTED_AT_ONCE = 2;
const MAX_WAITING = 50;

@ApiTags('Quotes (admin)')
@Controller('admin/quotes')
export class QuotesAdminController {
  private readonly turns = new ConcurrencyLimit(PRINTED_AT_ONCE, MAX_WAITING);

  constructor(
    private readonly quotes: QuotesService,
    private readonly sending: SendQuoteService,
    private readonly invoicing: InvoiceQuoteService,
    private readonly documents: DocumentsService,
  ) {}

  /** All quotes, in the order in which they were made. */
  @Get()
  @ApiList(QuoteRecord, QUOTE_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<QuoteRecord[]> {
    return answerList(reply, QUOTE_LIST.name, await this.quotes.list(query));
  }

  /** One quote. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<QuoteRecord> {
    return this.quotes.get(id);
  }

  /** Makes a draft, with the next number. With an Idempotency-Key it is made once, however often it is sent. */
  @Post()
  @ApiCreatedResponse({ type: QuoteRecord, description: 'It was made.' })
  @ApiOkResponse({ type: QuoteRecord, description: 'This Idempotency-Key has made it before.' })
  @HttpCode(HttpStatus.CREATED)
  async create(
    @Body() dto: CreateQuoteDto,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuoteRecord> {
    const { quote, isNew } = await this.quotes.create(dto, key);
    if (!isNew) reply.status(HttpStatus.OK);
    return quote;
  }

  /**
   * Changes the given fields of a draft; its totals follow. Of one that was sent the notes can change, and valid until
   * to a later day.
   */
  @Put(':id')
  @ApiRefusal(409, 'The quote was sent; `reason` is "locked".')
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateQuoteDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<QuoteRecord> {
    return this.quotes.update(id, dto, ifMatch);
  }

  /** Takes a draft out of the list and answers with what it was. Its number is kept. */
  @Delete(':id')
  @ApiRefusal(409, 'The quote is no draft any more.')
  remove(@Param('id', IdPipe) id: number): Promise<QuoteRecord> {
    return this.quotes.remove(id);
  }

  /**
   * Mails the quote to its client, with its PDF and a link to accept or decline it. From then on it is locked. Sent
   * again the client has a second link.
   */
  @Post(':id/send')
  @HttpCode(HttpStatus.OK)
  @ApiRefusal(409, 'The client has no email address, or the quote has expired or was answered.')
  @ApiRefusal(429, 'It was sent within the last minute.')
  send(@Param('id', IdPipe) id: number): Promise<QuoteRecord> {
    return this.sending.send(id);
  }

  /** The quote as a PDF, named `{quoteNumber}.pdf`; a 503 with Retry-After when too many are asked for at once. */
  @Get(':id/pdf')
  @ApiPdf('The quote, A4.')
  async pdf(@Param('id', IdPipe) id: number, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const { quote, pdf } = await this.turns.run(async () => {
      const quote = await this.quotes.get(id);
      return { quote, pdf: await this.documents.renderQuote(quote) };
    });
    return answerPdf(reply, quote.quoteNumber, pdf);
  }

  /** Makes a draft invoice of an accepted quote, once: pressed again it answers the same invoice. */
  @Post(':id/invoice')
  @HttpCode(HttpStatus.OK)
  @ApiRefusal(409, 'The quote is not accepted, or its client was deleted.')
  invoice(@Param('id', IdPipe) id: number): Promise<InvoiceDetails> {
    return this.invoicing.make(id);
  }
}
