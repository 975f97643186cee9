import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { answerList, sendWholeList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { ChangeUnansweredQuestionDto } from './chat.dto.js';
import { UnansweredQuestion } from './unanswered-question.entity.js';
import { UNANSWERED_QUESTION_LIST, UnansweredQuestionsService } from './unanswered-questions.service.js';

@ApiTags('Chatbot (admin)')
@Controller('admin/unanswered-questions')
export class UnansweredQuestionsAdminController {
  constructor(private readonly questions: UnansweredQuestionsService) {}

  /**
   * What the assistant could not answer, what is asked most first. How many have a status, a range of `[0,0]` tells in
   * its Content-Range.
   */
  @Get()
  @ApiList(UnansweredQuestion, UNANSWERED_QUESTION_LIST)
  async list(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    const list = await this.questions.list(query);
    if ('json' in list) sendWholeList(reply, UNANSWERED_QUESTION_LIST.name, list);
    else reply.send(answerList(reply, UNANSWERED_QUESTION_LIST.name, list));
  }

  /** One question. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<UnansweredQuestion> {
    return this.questions.get(id);
  }

  /** Marks a question as answered by an FAQ, as dismissed, or as open again. */
  @Put(':id')
  change(@Param('id', IdPipe) id: number, @Body() dto: ChangeUnansweredQuestionDto): Promise<UnansweredQuestion> {
    return this.questions.change(id, dto);
  }
}
