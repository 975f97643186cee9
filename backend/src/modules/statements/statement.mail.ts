import { bankDetails, issuerName } from '#libs/documents/document-words';
import { type Age, AGE_WORDS, AGES } from '#libs/domain/ageing';
import { CREDIT_WORDS } from '#libs/domain/client-payment';
import { formatRand } from '#libs/domain/money';
import { formatDate } from '#libs/domain/schedule/long-date';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { school } from '#libs/school/school';
import { PDF } from '../../common/serving/answer-pdf.js';
import { type Mail, paragraphsOf } from '../mail/mail.js';
import { type Statement, sumsOf, usualWords } from './statement.js';

interface Outgoing {
  to: string;
  /** Words of the staff, in place of the usual ones. */
  subject: string | null;
  message: string | null;
  pdf: Buffer;
  /** With its ending. */
  fileName: string;
}

/** A client's statement to the client. */
export function statementMail(statement: Statement, { to, subject, message, pdf, fileName }: Outgoing): Mail {
  const { issuer, client, asOf, invoices, creditAmount } = statement;
  const { ages, owed } = sumsOf(statement);
  const usual = usualWords(statement);
  const payment = owed > 0 ? bankDetails(issuer, { label: 'Payment reference', value: 'The invoice number' }) : null;
  return {
    to,
    replyTo: issuer.stormCombatEmail ?? school.email,
    subject: subject ?? usual.subject,
    template: 'statement',
    ownWords: 'all',
    context: {
      title: `Statement as of ${formatDate(isoDate(asOf))}`,
      clientName: client.clientName,
      sentences: paragraphsOf(message ?? usual.message),
      facts: factsOf(invoices.length, ages, creditAmount, owed),
      banking: payment?.entries.map(({ label, value }) => ({ label, value })) ?? [],
      isPayable: payment !== null,
      issuer: issuerName(issuer),
      fileName,
    },
    attachments: [{ fileName, contentType: PDF, base64: pdf.toString('base64') }],
  };
}

/** How many invoices, how old what is owed is, where something is, what was paid in advance, and what it comes to. */
function factsOf(
  openInvoices: number,
  ages: Record<Age, number>,
  creditAmount: number,
  owed: number,
): { label: string; value: string; isLast: boolean }[] {
  return [
    { label: 'Open invoices', value: String(openInvoices), isLast: false },
    ...AGES.filter((age) => ages[age] !== 0).map((age) => ({
      label: AGE_WORDS[age],
      value: formatRand(ages[age]),
      isLast: false,
    })),
    ...(creditAmount > 0 ? [{ label: CREDIT_WORDS, value: formatRand(-creditAmount), isLast: false }] : []),
    {
      label: owed < 0 ? 'Paid too much' : 'Total owed',
      value: formatRand(Math.abs(owed)),
      isLast: true,
    },
  ];
}
