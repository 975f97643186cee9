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
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { COURSE_SIGNUP_RULES } from '#libs/contracts/course-signup';
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
import { ChangeCourseSignupDto, SignUpForCourseDto } from './course-signup.dto.js';
import { CourseSignup, VisitorCourseSignup } from './course-signup.entity.js';
import { CourseSignupsService } from './course-signups.service.js';
import { COURSE_SIGNUP_LIST, StaffCourseSignupsService } from './staff-course-signups.service.js';

const LIMIT = { windowMinutes: 10, message: COURSE_SIGNUP_RULES.tooMany };

@Public()
@ApiTags('Course sign-ups')
@Controller('course-signups')
export class CourseSignupsController {
  constructor(private readonly signups: CourseSignupsService) {}

  /**
   * Signs up for a course: `booked`, or `waiting` when it is full. Under 18 a guardian's name and consent are needed.
   * With an Idempotency-Key it is done once, however often it is sent; another body is a 422. The visitor's mail has a
   * link to give the place back. More than ten an hour for one email address, or twelve a day from one network, are a
   * 429.
   */
  @Post()
  @LimitPublicWrites({ max: 10, ...LIMIT })
  @HttpCode(HttpStatus.CREATED)
  @ApiCreatedResponse({ type: VisitorCourseSignup, description: 'A place, or one on the waiting list.' })
  @ApiOkResponse({ type: VisitorCourseSignup, description: 'The sign-up that this Idempotency-Key has made before.' })
  async signUp(
    @Body() dto: SignUpForCourseDto,
    @IdempotencyKey() key: string | null,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VisitorCourseSignup> {
    const { signup, isNew } = await this.signups.signUp(dto, key, address);
    if (!isNew) reply.status(HttpStatus.OK);
    return signup;
  }

  /** The sign-up that a mailed link is for. Who guesses too often is a 429. */
  @Get(':token')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  @ApiRefusal(429, 'The address asked for too many sign-ups that do not exist.')
  get(@Param('token') token: string, @Ip() address: string): Promise<VisitorCourseSignup> {
    return this.signups.get(token, address);
  }

  /** Gives the place back: the first on the waiting list gets it, and is told. */
  @Delete(':token')
  @LimitPublicWrites({ max: 30, ...LIMIT })
  @ApiRefusal(409, 'The course has begun.')
  cancel(@Param('token') token: string, @Ip() address: string): Promise<VisitorCourseSignup> {
    return this.signups.cancel(token, address);
  }
}

@ApiTags('Course sign-ups (admin)')
@Controller('admin/course-signups')
export class CourseSignupsAdminController {
  constructor(private readonly signups: StaffCourseSignupsService) {}

  /** All sign-ups, in the order in which they came. */
  @Get()
  @ApiList(CourseSignup, COURSE_SIGNUP_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<CourseSignup[]> {
    return answerList(reply, COURSE_SIGNUP_LIST.name, await this.signups.list(query));
  }

  /** One sign-up. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<CourseSignup> {
    return this.signups.get(id);
  }

  /**
   * Changes its status or the staff's note, or puts a name or an address right. Whoever gets or loses a place is told;
   * one that becomes free goes to the first on the waiting list.
   */
  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeCourseSignupDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<CourseSignup> {
    return this.signups.update(id, dto, ifMatch);
  }
}
