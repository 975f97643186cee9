import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { Activity } from './activity.entity.js';
import { ACTIVITY_LIST, ActivityService } from './activity.service.js';

@ApiTags('Activity (admin)')
@Controller('admin/activity')
export class ActivityAdminController {
  constructor(private readonly activity: ActivityService) {}

  /**
   * Who did what, the latest first; without a range the latest 10,000. The filters `from` and `until` are days of the
   * school, both included.
   */
  @Get()
  @ApiList(Activity, ACTIVITY_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Activity[]> {
    return answerList(reply, ACTIVITY_LIST.name, await this.activity.list(query));
  }
}
