import { Controller, Get, Body, Delete, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { Public } from '../../common/access.decorators.js';
import { BodyLimit, IMAGE_BODY_LIMIT_BYTES } from '../../common/bodies/body-limit.js';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { IfMatch } from '../../common/records/record-match.js';
import { CachedUntilChangeOf } from '../../common/serving/answer-cache.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { PublicInstructor, CreateInstructorDto, UpdateInstructorDto } from './instructor.dto.js';
import { Instructor } from './instructor.entity.js';
import { InstructorsService, INSTRUCTOR_LIST } from './instructors.service.js';

@Public()
@ApiTags('Instructors')
@Controller('instructors')
export class InstructorsController {
  constructor(private readonly instructors: InstructorsService) {}

  /** All instructors and the classes they teach, lower sort order first, then by name. */
  @Get()
  @CachedUntilChangeOf('instructors', 'class_schedules')
  list(): Promise<PublicInstructor[]> {
    return this.instructors.listPublic();
  }
}

@ApiTags('Instructors (admin)')
@Controller('admin/instructors')
export class InstructorsAdminController {
  constructor(private readonly instructors: InstructorsService) {}

  /** All instructors, lower sort order first, then by name. */
  @Get()
  @ApiList(Instructor, INSTRUCTOR_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Instructor[]> {
    return answerList(reply, INSTRUCTOR_LIST.name, await this.instructors.list(query));
  }

  /** One instructor. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<Instructor> {
    return this.instructors.get(id);
  }

  /** Adds an instructor. */
  @Post()
  @BodyLimit(IMAGE_BODY_LIMIT_BYTES)
  create(@Body() dto: CreateInstructorDto): Promise<Instructor> {
    return this.instructors.create(dto);
  }

  /** Changes the given fields of an instructor. */
  @Put(':id')
  @BodyLimit(IMAGE_BODY_LIMIT_BYTES)
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateInstructorDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<Instructor> {
    return this.instructors.update(id, dto, ifMatch);
  }

  /** Removes an instructor and answers with who it was. */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<Instructor> {
    return this.instructors.remove(id);
  }
}
