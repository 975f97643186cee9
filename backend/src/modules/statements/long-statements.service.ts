import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EXPORT_RULES } from '#libs/contracts/export';
import { RefusedFields } from '../../common/errors/exceptions.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { DocumentsService } from '../documents/documents.service.js';
import { ExportsService } from '../exports/exports.service.js';
import { StatementsService } from './statements.service.js';

const ids = new IdPipe();

/** Statements of very many open invoices, which a job makes. */
@Injectable()
export class LongStatementsService implements OnModuleInit {
  constructor(
    private readonly exports: ExportsService,
    private readonly statements: StatementsService,
    private readonly documents: DocumentsService,
  ) {}

  onModuleInit(): void {
    this.exports.registerPaper('statements', {
      size: async (query) => this.statements.size(clientOf(query)),
      set: async (query, rendering) => {
        const statement = await this.statements.read(clientOf(query));
        return this.documents.renderLong(await this.documents.printStatement(statement), rendering);
      },
    });
  }
}

/** @throws RefusedFields when none is named, NotFoundException for what can be no id */
function clientOf({ clientId }: RawListQuery): number {
  if (typeof clientId !== 'string' || clientId === '') throw new RefusedFields({ clientId: EXPORT_RULES.noClient });
  return ids.transform(clientId);
}
