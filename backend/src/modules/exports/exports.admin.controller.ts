import { Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LIST_EXPORTS, type ListExport } from '#libs/contracts/export';
import { type CurrentUser, SignedIn, WithoutTouchingSession } from '../../common/access.decorators.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { answerCsv, ApiCsvFile, ApiCsvQuery } from '../../common/lists/stream-csv.js';
import { routeSegmentParam } from '../../common/route-segment.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { Task } from '../tasks/task.entity.js';
import { ExportView } from './export.view.js';
import { ExportsService } from './exports.service.js';

const AT = 'admin/exports';

/** What the address names. */
const Exported = routeSegmentParam(LIST_EXPORTS);

/** A route for each list, so that an API key for one is no key for another. */
@ApiTags('Exports (admin)')
@Controller(LIST_EXPORTS.map((resource) => `${AT}/${resource}`))
export class ExportsAdminController {
  constructor(private readonly exports: ExportsService) {}

  /**
   * Asks for the CSV file of more records than are answered at once. It is written in the background: `task` tells how
   * far it is. Of fewer nothing is begun. Takes the list's own filter and sort; the file of an earlier one of yours is
   * forgotten when it is ready.
   */
  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiCsvQuery()
  @ApiAcceptedResponse({ description: 'It begins in a moment, or there is no need to.', type: ExportView })
  @ApiRefusal(409, 'An export of yours is under way.')
  ask(
    @Exported() resource: ListExport,
    @Query() query: RawListQuery,
    @SignedIn() user: CurrentUser,
  ): Promise<ExportView> {
    return this.exports.ask(resource, query, user);
  }

  /** How far one is. */
  @Get(':id')
  @WithoutTouchingSession()
  get(@Exported() resource: ListExport, @Param('id', IdPipe) id: number): Promise<Task> {
    return this.exports.get(resource, id);
  }

  /** The file, for a day. Whoever may export this list may fetch it, whoever asked for it. */
  @Get(':id/file')
  @ApiCsvFile('The CSV file.')
  @ApiRefusal(409, 'It is not ready.')
  async file(
    @Exported() resource: ListExport,
    @Param('id', IdPipe) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    answerCsv(reply, await this.exports.csv(resource, id));
  }
}
