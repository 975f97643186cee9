import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { DISCIPLINES } from '#libs/domain/schedule/discipline';
import { Public } from '../../common/access.decorators.js';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { CachedByQueryUntilChangeOf } from '../../common/serving/answer-cache.js';
import { IfMatch } from '../../common/records/record-match.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { CALENDAR_TABLES, ClassCalendarService } from './class-calendar.service.js';
import { CalendarDayView, PublicHolidayView, SubstituteNeededView } from './class-calendar.view.js';
import { ClassException } from './class-exception.entity.js';
import { CLASS_EXCEPTION_LIST, ClassExceptionsService } from './class-exceptions.service.js';
import { ClassFeedService } from './class-feed.service.js';
import { Closure } from './closure.entity.js';
import { CLOSURE_LIST, ClosuresService } from './closures.service.js';
import { SubstitutesService } from './substitutes.service.js';
import { CreateClassExceptionDto, UpdateClassExceptionDto } from './write-class-exception.dto.js';
import { CreateClosureDto, UpdateClosureDto } from './write-closure.dto.js';

const ICS = 'text/calendar; charset=utf-8';

@Public()
@ApiTags('Class schedule')
@Controller()
export class ClassCalendarController {
  constructor(
    private readonly calendar: ClassCalendarService,
    private readonly feed: ClassFeedService,
  ) {}

  /** What takes place on each day from one date to another, both included: 62 days at most. */
  @Get('class-calendar')
  @CachedByQueryUntilChangeOf(...CALENDAR_TABLES)
  @ApiQuery({ name: 'from', schema: { type: 'string', format: 'date', example: '2026-12-14' } })
  @ApiQuery({ name: 'to', schema: { type: 'string', format: 'date', example: '2026-12-20' } })
  days(@Query('from') from: unknown, @Query('to') to: unknown): Promise<CalendarDayView[]> {
    return this.calendar.days(from, to);
  }

  /** The classes as an iCalendar feed to subscribe to: all, those of a style, or one. */
  @Get('class-schedules.ics')
  @ApiQuery({ name: 'style', required: false, enum: DISCIPLINES, enumName: 'Discipline' })
  @ApiQuery({ name: 'classScheduleId', required: false, schema: { type: 'integer' } })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'RFC 5545', schema: { type: 'string' } })
  async ics(
    @Query('style') style: unknown,
    @Query('classScheduleId') classScheduleId: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { text, fileName } = await this.feed.read({ style, classScheduleId });
    reply.type(ICS).header('Content-Disposition', `inline; filename="${fileName}"`);
    return text;
  }
}

@ApiTags('Class schedule (admin)')
@Controller('admin/closures')
export class ClosuresAdminController {
  constructor(private readonly closures: ClosuresService) {}

  /** All closures, and holidays that are kept open. */
  @Get()
  @ApiList(Closure, CLOSURE_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Closure[]> {
    return answerList(reply, CLOSURE_LIST.name, await this.closures.list(query));
  }

  /** One closure. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<Closure> {
    return this.closures.get(id);
  }

  /**
   * Closes the school on these days; with `isClosed` false it opens on them, whatever holiday they are. With an
   * Idempotency-Key it is added once, however often it is sent.
   */
  @Post()
  @ApiCreatedResponse({ type: Closure, description: 'It was added.' })
  @ApiOkResponse({ type: Closure, description: 'This Idempotency-Key has made it before.' })
  @HttpCode(HttpStatus.CREATED)
  async create(
    @Body() dto: CreateClosureDto,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Closure> {
    const { record, isNew } = await this.closures.create(dto, key);
    if (!isNew) reply.status(HttpStatus.OK);
    return record;
  }

  /** Changes the given fields of a closure. */
  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateClosureDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<Closure> {
    return this.closures.update(id, dto, ifMatch);
  }

  /** Removes a closure and answers with what it was. */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<Closure> {
    return this.closures.remove(id);
  }
}

@ApiTags('Class schedule (admin)')
@Controller('admin/class-exceptions')
export class ClassExceptionsAdminController {
  constructor(private readonly exceptions: ClassExceptionsService) {}

  /** All dates on which a class is cancelled or changed. */
  @Get()
  @ApiList(ClassException, CLASS_EXCEPTION_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<ClassException[]> {
    return answerList(reply, CLASS_EXCEPTION_LIST.name, await this.exceptions.list(query));
  }

  /** One of them. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<ClassException> {
    return this.exceptions.get(id);
  }

  /** Cancels or changes a class on one date. */
  @Post()
  @ApiRefusal(409, 'The class is cancelled or changed on that date already.')
  create(@Body() dto: CreateClassExceptionDto): Promise<ClassException> {
    return this.exceptions.create(dto);
  }

  /** Changes the given fields. */
  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateClassExceptionDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<ClassException> {
    return this.exceptions.update(id, dto, ifMatch);
  }

  /** Puts the class back to its plan on that date, and answers with what differed. */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<ClassException> {
    return this.exceptions.remove(id);
  }
}

@ApiTags('Class schedule (admin)')
@Controller('admin/public-holidays')
export class PublicHolidaysAdminController {
  constructor(private readonly calendar: ClassCalendarService) {}

  /** The public holidays of the next twelve months, and whether the school is closed on them. */
  @Get()
  async list(@Res({ passthrough: true }) reply: FastifyReply): Promise<PublicHolidayView[]> {
    const rows = await this.calendar.holidays();
    return answerList(reply, 'public-holidays', { rows, total: rows.length, first: 0 });
  }
}

@ApiTags('Class schedule (admin)')
@Controller('admin/substitutes-needed')
export class SubstitutesNeededAdminController {
  constructor(private readonly substitutes: SubstitutesService) {}

  /** Classes whose instructor is away, and nobody takes their place: from one date to another, 62 days at most. */
  @Get()
  @ApiQuery({ name: 'from', schema: { type: 'string', format: 'date', example: '2026-12-14' } })
  @ApiQuery({ name: 'to', schema: { type: 'string', format: 'date', example: '2026-12-20' } })
  needed(@Query('from') from: unknown, @Query('to') to: unknown): Promise<SubstituteNeededView[]> {
    return this.substitutes.needed(from, to);
  }
}
