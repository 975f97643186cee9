import { applyDecorators, Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PAPER_EXPORTS, type PaperExport } from '#libs/contracts/export';
import { type CurrentUser, SignedIn, WithoutTouchingSession } from '../../common/access.decorators.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { namedInAddress } from '../../common/named-in-address.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { answerPdf, ApiPdf } from '../../common/serving/answer-pdf.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { Task } from '../tasks/task.entity.js';
import { ExportView } from './export.view.js';
import { ExportsService } from './exports.service.js';

/** What the address names. */
const Exported = namedInAddress(PAPER_EXPORTS);

const day = (name: string, description: string) =>
  ApiQuery({ name, description, required: false, schema: { type: 'string', format: 'date', example: '2027-04-16' } });

/** Each paper takes what its own address is asked with. */
const ApiPaperQuery = () =>
  applyDecorators(
    ApiQuery({ name: 'clientId', required: false, type: Number, description: 'Of statements: whose.' }),
    day('asOf', 'Of debtors: on which day.'),
    day('from', 'Of best-sellers: the first day.'),
    day('to', 'Of best-sellers: the last day.'),
  );

/** A route for each paper, as for each list. */
@ApiTags('Exports (admin)')
@Controller(PAPER_EXPORTS.map((paper) => `admin/exports/${paper}`))
export class PaperExportsAdminController {
  constructor(private readonly exports: ExportsService) {}

  /**
   * Asks for a PDF of more lines than are set at once. It is made in the background: `task` tells how far it is. Of
   * fewer nothing is begun. The same PDF that you asked for earlier is forgotten when it is ready.
   */
  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiPaperQuery()
  @ApiAcceptedResponse({ description: 'It begins in a moment, or there is no need to.', type: ExportView })
  @ApiRefusal(404, 'There is no such client.')
  @ApiRefusal(409, 'An export of yours is under way.')
  ask(
    @Exported() paper: PaperExport,
    @Query() query: RawListQuery,
    @SignedIn() user: CurrentUser,
  ): Promise<ExportView> {
    return this.exports.ask(paper, query, user);
  }

  /** How far one is. */
  @Get(':id')
  @WithoutTouchingSession()
  get(@Exported() paper: PaperExport, @Param('id', IdPipe) id: number): Promise<Task> {
    return this.exports.get(paper, id);
  }

  /** The PDF, for a day. Whoever may read this paper may fetch it, whoever asked for it. */
  @Get(':id/file')
  @ApiPdf('The PDF.')
  @ApiRefusal(409, 'It is not ready.')
  async file(
    @Exported() paper: PaperExport,
    @Param('id', IdPipe) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, pdf } = await this.exports.pdf(paper, id);
    reply.send(answerPdf(reply, name, pdf));
  }
}
