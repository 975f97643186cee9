import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { answerPdf, ApiPdf } from '../../common/serving/answer-pdf.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { DocumentsService } from '../documents/documents.service.js';
import { ClientStatementView } from './client-statement.view.js';
import { fileNameOf } from './statement.js';
import { StatementsService } from './statements.service.js';

@ApiTags('Corporate clients (admin)')
@Controller('admin/corporate-clients/:id/statement')
export class StatementsAdminController {
  constructor(
    private readonly statements: StatementsService,
    private readonly documents: DocumentsService,
  ) {}

  /** What the client owes today: its open invoices, and how long they have been due. */
  @Get()
  @Header('Cache-Control', 'no-store')
  view(@Param('id', IdPipe) id: number): Promise<ClientStatementView> {
    return this.statements.view(id);
  }

  /**
   * The same as a PDF, named after the client and the day; a 503 with Retry-After when too many are asked for at once.
   * Of more than 1,000 open invoices `POST /api/admin/exports/statements` makes it.
   */
  @Get('pdf')
  @ApiPdf('The statement, A4.')
  @ApiRefusal(409, 'It has too many lines to be made at once.')
  async pdf(@Param('id', IdPipe) id: number, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const statement = await this.statements.read(id);
    const pdf = await this.documents.renderStatement(statement, 'statements');
    return answerPdf(reply, fileNameOf(statement), pdf);
  }
}
