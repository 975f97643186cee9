import { ConflictException, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import {
  MOST_MAILED_LINES,
  STATEMENT_RULES,
  STATEMENT_SENDINGS,
  STATEMENT_SENT_TOO_OFTEN,
  STATEMENT_TOO_LONG,
  statementSentJustNow,
} from '#libs/contracts/statement';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { DocumentsService } from '../documents/documents.service.js';
import { queueMail } from '../mail/queue-mail.js';
import type { ClientStatementView } from './client-statement.view.js';
import type { SendStatementDto } from './send-statement.dto.js';
import { fileNameOf, type Statement } from './statement.js';
import { statementMail } from './statement.mail.js';
import { StatementSending } from './statement-sending.entity.js';
import { StatementsService } from './statements.service.js';

const HOUR_MINUTES = 60;

/** Statements to their clients by mail, with the PDF of what is owed at that moment. */
@Injectable()
export class SendStatementService {
  constructor(
    private readonly manager: EntityManager,
    private readonly statements: StatementsService,
    private readonly documents: DocumentsService,
    private readonly attempts: AttemptsService,
  ) {}

  /**
   * Mail and PDF tell of the same snapshot.
   * @throws NotFoundException, RefusedFields without an address, ConflictException when it is too long for a mail,
   *   TooManyRequests for who presses again at once, ServiceUnavailableException when the PDF cannot be made
   */
  async send(
    clientId: number,
    { to: given, subject = null, message = null }: SendStatementDto,
  ): Promise<ClientStatementView> {
    const statement = await this.statements.read(clientId);
    const to = given ?? statement.client.clientEmail;
    if (to === null) throw new RefusedFields({ to: STATEMENT_RULES.to.required });
    if (statement.invoices.length > MOST_MAILED_LINES) throw new ConflictException(STATEMENT_TOO_LONG);
    const limits = [
      {
        key: `statement ${clientId} to ${to.toLowerCase()}`,
        max: 1,
        windowMinutes: STATEMENT_SENDINGS.sameAddressMinutes,
        refusal: statementSentJustNow(to),
      },
      {
        key: `statement ${clientId} by mail`,
        max: STATEMENT_SENDINGS.perHour,
        windowMinutes: HOUR_MINUTES,
        refusal: STATEMENT_SENT_TOO_OFTEN,
      },
    ];
    return this.attempts.whenFree(limits, async () => {
      await this.queue(clientId, statement, { to, subject, message });
      return this.statements.view(clientId);
    });
  }

  private async queue(
    clientId: number,
    statement: Statement,
    words: { to: string; subject: string | null; message: string | null },
  ): Promise<void> {
    const pdf = await this.documents.renderStatement(statement);
    await this.manager.transaction(async (manager) => {
      await this.statements.requireClient(manager, clientId);
      await manager.insert(StatementSending, { corporateClientId: clientId, sentTo: words.to });
      const fileName = `${fileNameOf(statement)}.pdf`;
      await queueMail(manager, statementMail(statement, { ...words, pdf, fileName }));
    });
  }
}
