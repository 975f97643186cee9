import { Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { RESTORABLE, type RestorableResource } from '#libs/contracts/activity';
import { type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { routeSegmentParam } from '../../common/route-segment.decorator.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { DeletedRecord } from './deleted-record.entity.js';
import { DELETED_LIST, RestoreService } from './restore.service.js';
import { RestoredView } from './restored.view.js';

/** The resource that the address names. */
const Resource = routeSegmentParam(RESTORABLE);

@ApiTags('Activity (admin)')
@Controller('admin/deleted-records')
export class DeletedRecordsAdminController {
  constructor(private readonly restoring: RestoreService) {}

  /** What was deleted within 30 days and can be restored, the latest first. */
  @Get()
  @ApiList(DeletedRecord, DELETED_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<DeletedRecord[]> {
    return answerList(reply, DELETED_LIST.name, await this.restoring.list(query));
  }
}

/** A route for each resource, so that an API key for one is no key for another. */
@ApiTags('Activity (admin)')
@Controller(RESTORABLE.map((resource) => `admin/${resource}`))
export class RestoreAdminController {
  constructor(private readonly restoring: RestoreService) {}

  /** Restores what was deleted within 30 days: with its id, its number or image, and what named it. */
  @Post(':id/restore')
  @HttpCode(HttpStatus.OK)
  @ApiRefusal(409, 'It is there already, something has taken its place, or what it belongs to is deleted.')
  restore(
    @Resource() resource: RestorableResource,
    @Param('id', IdPipe) id: number,
    @SignedIn() user: CurrentUser,
  ): Promise<RestoredView> {
    return this.restoring.restore(resource, id, user);
  }
}
