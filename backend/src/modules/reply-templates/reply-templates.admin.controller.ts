import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { IfMatch } from '../../common/records/record-match.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { CreateReplyTemplateDto, UpdateReplyTemplateDto } from './reply-template.dto.js';
import { ReplyTemplate } from './reply-template.entity.js';
import { REPLY_TEMPLATE_LIST, ReplyTemplatesService } from './reply-templates.service.js';

@ApiTags('Reply templates (admin)')
@Controller('admin/reply-templates')
export class ReplyTemplatesAdminController {
  constructor(private readonly templates: ReplyTemplatesService) {}

  /** The answers that staff give often, by their titles. */
  @Get()
  @ApiList(ReplyTemplate, REPLY_TEMPLATE_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<ReplyTemplate[]> {
    return answerList(reply, REPLY_TEMPLATE_LIST.name, await this.templates.list(query));
  }

  /** One template. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<ReplyTemplate> {
    return this.templates.get(id);
  }

  /** Adds a template. */
  @Post()
  create(@Body() dto: CreateReplyTemplateDto): Promise<ReplyTemplate> {
    return this.templates.create(dto);
  }

  /** Changes the given fields of a template. */
  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateReplyTemplateDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<ReplyTemplate> {
    return this.templates.update(id, dto, ifMatch);
  }

  /** Removes a template and answers with what it was. */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<ReplyTemplate> {
    return this.templates.remove(id);
  }
}
