import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { Public } from '../../common/access.decorators.js';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { IfMatch } from '../../common/records/record-match.js';
import { CachedUntilChangeOf } from '../../common/serving/answer-cache.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { PublicClassSchedule, ClassSchedule } from './class-schedule.entity.js';
import { ClassSchedulesService, CLASS_SCHEDULE_LIST } from './class-schedules.service.js';
import { CreateClassScheduleDto, UpdateClassScheduleDto } from './write-class-schedule.dto.js';

@Public()
@ApiTags('Class schedule')
@Controller('class-schedules')
export class ClassSchedulesController {
  constructor(private readonly classSchedules: ClassSchedulesService) {}

  /** The week's classes, Monday to Sunday, then by start time. */
  @Get()
  @CachedUntilChangeOf('class_schedules')
  listActive(): Promise<PublicClassSchedule[]> {
    return this.classSchedules.listActive();
  }
}

@ApiTags('Class schedule (admin)')
@Controller('admin/class-schedules')
export class ClassSchedulesAdminController {
  constructor(private readonly classSchedules: ClassSchedulesService) {}

  /** All classes, inactive ones too. */
  @Get()
  @ApiList(ClassSchedule, CLASS_SCHEDULE_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<ClassSchedule[]> {
    return answerList(reply, CLASS_SCHEDULE_LIST.name, await this.classSchedules.list(query));
  }

  /** One class. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<ClassSchedule> {
    return this.classSchedules.get(id);
  }

  /** Adds a class. With an Idempotency-Key it is added once, however often it is sent. */
  @Post()
  @ApiCreatedResponse({ type: ClassSchedule, description: 'It was added.' })
  @ApiOkResponse({ type: ClassSchedule, description: 'This Idempotency-Key has made it before.' })
  @HttpCode(HttpStatus.CREATED)
  async create(
    @Body() dto: CreateClassScheduleDto,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClassSchedule> {
    const { record, isNew } = await this.classSchedules.createIdempotently(dto, key);
    if (!isNew) reply.status(HttpStatus.OK);
    return record;
  }

  /** Changes the given fields of a class. */
  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateClassScheduleDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<ClassSchedule> {
    return this.classSchedules.update(id, dto, ifMatch);
  }

  /** Removes a class and answers with what it was. */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<ClassSchedule> {
    return this.classSchedules.remove(id);
  }
}
