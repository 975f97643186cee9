import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PAPER_EXPORTS, type PaperExport } from '#libs/contracts/export';
import { WithoutTouchingSession } from '../../common/access.decorators.js';
import { routeSegmentParam } from '../../common/route-segment.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { answerPdf, ApiPdf } from '../../common/serving/answer-pdf.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { Task } from '../tasks/task.entity.js';
import { ExportsService } from './exports.service.js';

/** What the address names. */
const Exported = routeSegmentParam(PAPER_EXPORTS);

/** A route for each paper, as for each list. */
@ApiTags('Exports (admin)')
@Controller(PAPER_EXPORTS.map((paper) => `admin/exports/${paper}`))
export class PaperExportsAdminController {
  constructor(private readonly exports: ExportsService) {}

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
