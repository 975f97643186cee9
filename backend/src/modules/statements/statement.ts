import { issuerName } from '#libs/documents/document-words';
import { type Age, ageing, AGES } from '#libs/domain/ageing';
import { statementFileName } from '#libs/domain/client-file-name';
import { formatDate } from '#libs/domain/schedule/long-date';
import { type CalendarDate, isoDate } from '#libs/domain/schedule/school-clock';
import { statementEmailText } from '#libs/domain/statement-email-text';
import type { DocumentsService } from '../documents/documents.service.js';
import type { StatementInvoiceView } from './client-statement.view.js';

/** What a statement prints, shows and is mailed with: one snapshot. */
export type Statement = Parameters<DocumentsService['renderStatement']>[0] & {
  clientId: number;
  invoices: StatementInvoiceView[];
  asOf: CalendarDate;
  /** When it last went out by mail. */
  lastSent: { sentAt: Date; sentTo: string } | null;
};

/** In cents: by age, and together less the client's credit. */
export function sumsOf({ invoices, asOf, creditAmount }: Statement): { ages: Record<Age, number>; owed: number } {
  const ages = ageing(invoices, asOf);
  return { ages, owed: AGES.reduce((sum, age) => sum + ages[age], -creditAmount) };
}

/** The words of its mail, unless staff write others. */
export function usualWords(statement: Statement): ReturnType<typeof statementEmailText> {
  const { ages, owed } = sumsOf(statement);
  return statementEmailText({
    issuer: issuerName(statement.issuer),
    asOf: formatDate(isoDate(statement.asOf)),
    openInvoices: statement.invoices.length,
    owed,
    late: owed + statement.creditAmount - ages.current,
    creditAmount: statement.creditAmount,
  });
}

/** The name of its file without the ending. */
export function fileNameOf({ clientId, client, asOf }: Pick<Statement, 'clientId' | 'client' | 'asOf'>): string {
  return statementFileName(clientId, client.clientName, isoDate(asOf));
}
