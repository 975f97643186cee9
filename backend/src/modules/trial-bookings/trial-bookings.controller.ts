import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Ip,
  Param,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { TRIAL_RULES } from '#libs/contracts/trial-booking';
import type { MatchCondition } from '#libs/domain/record-tag';
import { Public } from '../../common/access.decorators.js';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IfMatch } from '../../common/records/record-match.js';
import { LimitPublicWrites } from '../../common/throttling/public-writes.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { ContactMessage } from '../contact-messages/contact-message.entity.js';
import { StaffTrialsService, TRIAL_BOOKING_LIST } from './staff-trials.service.js';
import { BookTrialDto, ChangeTrialDto, MoveTrialDto, TrialDateView, TrialWeekView } from './trial-booking.dto.js';
import { TrialBooking, VisitorTrialBooking } from './trial-booking.entity.js';
import { TrialBookingsService } from './trial-bookings.service.js';

const TAKEN = 'The date cannot be booked now: it is full, cancelled or closed. `nextDates` are the next with a place.';
const LIMIT = { windowMinutes: 10, message: TRIAL_RULES.tooMany };

@Public()
@ApiTags('Trial bookings')
@Controller('trial-bookings')
export class TrialBookingsController {
  constructor(private readonly trials: TrialBookingsService) {}

  /** The classes of the next eight weeks that a visitor may try, and how many trial places each has left. */
  @Get('places')
  @Header('Cache-Control', 'no-store')
  @ApiQuery({ name: 'classScheduleId', required: false, schema: { type: 'integer' } })
  places(@Query('classScheduleId') classScheduleId: unknown): Promise<TrialDateView[]> {
    return this.trials.dates(classScheduleId);
  }

  /**
   * Books a free trial. Under 18 a guardian's name and consent are needed. With an Idempotency-Key the same trial is
   * booked once, however often it is sent; another one is a 422. The visitor's mail has a link to move or cancel it.
   * More than ten an hour for one email address, or twelve a day from one network, are a 429.
   */
  @Post()
  @LimitPublicWrites({ max: 10, ...LIMIT })
  @HttpCode(HttpStatus.CREATED)
  @ApiCreatedResponse({ type: VisitorTrialBooking, description: 'The trial was booked.' })
  @ApiOkResponse({ type: VisitorTrialBooking, description: 'The booking that this Idempotency-Key has made before.' })
  @ApiRefusal(409, TAKEN)
  async book(
    @Body() dto: BookTrialDto,
    @IdempotencyKey() key: string | null,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VisitorTrialBooking> {
    const { booking, isNew } = await this.trials.book(dto, key, address);
    if (!isNew) reply.status(HttpStatus.OK);
    return booking;
  }

  /** The booking that a mailed link is for. Who guesses too often is a 429. */
  @Get(':token')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  @ApiRefusal(429, 'The address asked for too many bookings that do not exist.')
  get(@Param('token') token: string, @Ip() address: string): Promise<VisitorTrialBooking> {
    return this.trials.get(token, address);
  }

  /** Moves it to another date, also one that was cancelled. */
  @Put(':token')
  @LimitPublicWrites({ max: 30, ...LIMIT })
  @ApiRefusal(409, `${TAKEN} Or the trial is over.`)
  move(@Param('token') token: string, @Body() dto: MoveTrialDto, @Ip() address: string): Promise<VisitorTrialBooking> {
    return this.trials.move(token, dto, address);
  }

  /** Cancels it, and gives its place back. */
  @Delete(':token')
  @LimitPublicWrites({ max: 30, ...LIMIT })
  @ApiRefusal(409, 'The trial is over.')
  cancel(@Param('token') token: string, @Ip() address: string): Promise<VisitorTrialBooking> {
    return this.trials.cancel(token, address);
  }
}

@ApiTags('Trial bookings (admin)')
@Controller('admin/trial-bookings')
export class TrialBookingsAdminController {
  constructor(
    private readonly trials: StaffTrialsService,
    private readonly bookings: TrialBookingsService,
  ) {}

  /** All trials, by date and start. */
  @Get()
  @ApiList(TrialBooking, TRIAL_BOOKING_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<TrialBooking[]> {
    return answerList(reply, TRIAL_BOOKING_LIST.name, await this.trials.list(query));
  }

  /** How many were booked, came and joined, of the classes of this week. */
  @Get('week')
  week(): Promise<TrialWeekView> {
    return this.trials.week();
  }

  /** One trial. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<TrialBooking> {
    return this.trials.get(id);
  }

  /**
   * Books a trial for somebody who called or stands at the desk: confirmed, and the visitor gets the mail with the
   * link. With an Idempotency-Key the same trial is booked once.
   */
  @Post()
  @ApiCreatedResponse({ type: TrialBooking, description: 'The trial was booked.' })
  @ApiOkResponse({ type: TrialBooking, description: 'The booking that this Idempotency-Key has made before.' })
  @ApiRefusal(409, TAKEN)
  async book(
    @Body() dto: BookTrialDto,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TrialBooking> {
    const { booking, isNew } = await this.bookings.bookByStaff(dto, key);
    if (!isNew) reply.status(HttpStatus.OK);
    return booking;
  }

  /**
   * The message of the inbox by which who booked is answered: made of the booking at the first call, the same one at
   * every other.
   */
  @Post(':id/message')
  makeMessage(@Param('id', IdPipe) id: number): Promise<ContactMessage> {
    return this.trials.makeMessage(id);
  }

  /**
   * Changes its status or the staff's note, puts a name or an address right, or moves it to another date or class. A
   * visitor whose coming trial is moved or cancelled is told.
   */
  @Put(':id')
  @ApiRefusal(409, TAKEN)
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeTrialDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<TrialBooking> {
    return this.trials.update(id, dto, ifMatch);
  }
}
