import { Controller, Get, Body, Delete, Param, Post, Put, Query, Res } from '@nestjs/common';
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
import { PublicBeginnerCourse, CreateBeginnerCourseDto, UpdateBeginnerCourseDto } from './beginner-course.dto.js';
import { BeginnerCourse } from './beginner-course.entity.js';
import { BeginnerCoursesService, BEGINNER_COURSE_LIST } from './beginner-courses.service.js';

@Public()
@ApiTags('Beginner courses')
@Controller('beginner-courses')
export class BeginnerCoursesController {
  constructor(private readonly courses: BeginnerCoursesService) {}

  /**
   * The active courses, past ones too, and how many places each has left: earliest start first, those without a date
   * last.
   */
  @Get()
  @CachedUntilChangeOf('beginner_courses', 'course_signups')
  listActive(): Promise<PublicBeginnerCourse[]> {
    return this.courses.listActive();
  }
}

@ApiTags('Beginner courses (admin)')
@Controller('admin/beginner-courses')
export class BeginnerCoursesAdminController {
  constructor(private readonly courses: BeginnerCoursesService) {}

  /** All courses, inactive ones too. */
  @Get()
  @ApiList(BeginnerCourse, BEGINNER_COURSE_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<BeginnerCourse[]> {
    return answerList(reply, BEGINNER_COURSE_LIST.name, await this.courses.list(query));
  }

  /** One course. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<BeginnerCourse> {
    return this.courses.get(id);
  }

  /** Adds a course. */
  @Post()
  create(@Body() dto: CreateBeginnerCourseDto): Promise<BeginnerCourse> {
    return this.courses.create(dto);
  }

  /** Changes the given fields of a course. */
  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateBeginnerCourseDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<BeginnerCourse> {
    return this.courses.update(id, dto, ifMatch);
  }

  /** Removes a course and answers with what it was. */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<BeginnerCourse> {
    return this.courses.remove(id);
  }
}
