import { Body, Controller, Get, Header, HttpCode, HttpStatus, Ip, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { QUOTE_RULES } from '#libs/contracts/quote';
import { Public } from '../../common/access.decorators.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { LimitPublicWrites } from '../../common/throttling/public-writes.js';
import { AnswerQuoteService } from './answer-quote.service.js';
import { ClientQuote } from './quote.entity.js';
import { AcceptQuoteDto, DeclineQuoteDto } from './write-quote.dto.js';

const LIMIT = { max: 30, windowMinutes: 10, message: QUOTE_RULES.tooMany };
const NOT_OPEN = 'The quote has expired, or was answered otherwise.';
const NOT_OPEN_OR_CHANGED = 'The quote has expired, was answered otherwise, or its notes are not those that were read.';

@Public()
@ApiTags('Quotes')
@Controller('quotes')
export class QuotesController {
  constructor(private readonly answers: AnswerQuoteService) {}

  /** The quote that a mailed link is for. Who guesses too often is a 429. */
  @Get(':token')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  @ApiRefusal(429, 'The address asked for too many quotes that do not exist.')
  get(@Param('token') token: string, @Ip() address: string): Promise<ClientQuote> {
    return this.answers.get(token, address);
  }

  /** Accepts it: the name, the moment and the network address are noted, and the school is told. Once is enough. */
  @Post(':token/accept')
  @LimitPublicWrites(LIMIT)
  @HttpCode(HttpStatus.OK)
  @ApiRefusal(409, NOT_OPEN_OR_CHANGED)
  accept(@Param('token') token: string, @Body() dto: AcceptQuoteDto, @Ip() address: string): Promise<ClientQuote> {
    return this.answers.accept(token, dto, address);
  }

  /** Declines it, and the school is told. */
  @Post(':token/decline')
  @LimitPublicWrites(LIMIT)
  @HttpCode(HttpStatus.OK)
  @ApiRefusal(409, NOT_OPEN)
  decline(@Param('token') token: string, @Body() dto: DeclineQuoteDto, @Ip() address: string): Promise<ClientQuote> {
    return this.answers.decline(token, dto, address);
  }
}
