import { Controller, Get, Body, Delete, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { Public } from '../../common/access.decorators.js';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { IfMatch } from '../../common/records/record-match.js';
import { CachedUntilChangeOf } from '../../common/serving/answer-cache.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { PublicFaq, CreateFaqDto, FaqPreview, PreviewFaqDto, UpdateFaqDto } from './faq.dto.js';
import { Faq } from './faq.entity.js';
import { FaqPreviewService } from './faq-preview.service.js';
import { FaqsService, FAQ_LIST } from './faqs.service.js';

@Public()
@ApiTags('FAQs')
@Controller('faqs')
export class FaqsController {
  constructor(private readonly faqs: FaqsService) {}

  /** The questions that visitors and the assistant see. */
  @Get('active')
  @CachedUntilChangeOf('faqs')
  listActive(): Promise<PublicFaq[]> {
    return this.faqs.listActive();
  }
}

@ApiTags('FAQs (admin)')
@Controller('admin/faqs')
export class FaqsAdminController {
  constructor(
    private readonly faqs: FaqsService,
    private readonly previews: FaqPreviewService,
  ) {}

  /** All questions, inactive ones too. */
  @Get()
  @ApiList(Faq, FAQ_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Faq[]> {
    return answerList(reply, FAQ_LIST.name, await this.faqs.list(query));
  }

  /** One question. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<Faq> {
    return this.faqs.get(id);
  }

  /** Adds a question. */
  @Post()
  create(@Body() dto: CreateFaqDto): Promise<Faq> {
    return this.faqs.create(dto);
  }

  /**
   * What saving it would change: of the newest 500 questions that visitors asked the assistant, those that would have
   * an answer, and those that would have another. Nothing is saved.
   */
  @Post('preview')
  @HttpCode(200)
  preview(@Body() dto: PreviewFaqDto): Promise<FaqPreview> {
    return this.previews.preview(dto);
  }

  /** Changes the given fields of a question. */
  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateFaqDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<Faq> {
    return this.faqs.update(id, dto, ifMatch);
  }

  /** Removes a question and answers with what it was. */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<Faq> {
    return this.faqs.remove(id);
  }
}
