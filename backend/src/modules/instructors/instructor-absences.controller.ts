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
import { InstructorAbsence } from './instructor-absence.entity.js';
import { INSTRUCTOR_ABSENCE_LIST, InstructorAbsencesService } from './instructor-absences.service.js';
import { CreateInstructorAbsenceDto, UpdateInstructorAbsenceDto } from './write-instructor-absence.dto.js';

@ApiTags('Instructors (admin)')
@Controller('admin/instructor-absences')
export class InstructorAbsencesAdminController {
  constructor(private readonly absences: InstructorAbsencesService) {}

  /** All absences, the earliest first. */
  @Get()
  @ApiList(InstructorAbsence, INSTRUCTOR_ABSENCE_LIST)
  async list(
    @Query() query: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InstructorAbsence[]> {
    return answerList(reply, INSTRUCTOR_ABSENCE_LIST.name, await this.absences.list(query));
  }

  /** One absence. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<InstructorAbsence> {
    return this.absences.get(id);
  }

  /**
   * An instructor is away on these days: the classes they teach then need a substitute. With an Idempotency-Key it is
   * added once, however often it is sent.
   */
  @Post()
  @ApiCreatedResponse({ type: InstructorAbsence, description: 'It was added.' })
  @ApiOkResponse({ type: InstructorAbsence, description: 'This Idempotency-Key has made it before.' })
  @HttpCode(HttpStatus.CREATED)
  async create(
    @Body() dto: CreateInstructorAbsenceDto,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InstructorAbsence> {
    const { record, isNew } = await this.absences.create(dto, key);
    if (!isNew) reply.status(HttpStatus.OK);
    return record;
  }

  /** Changes the given fields of an absence. */
  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateInstructorAbsenceDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<InstructorAbsence> {
    return this.absences.update(id, dto, ifMatch);
  }

  /** Removes an absence and answers with what it was. */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<InstructorAbsence> {
    return this.absences.remove(id);
  }
}
