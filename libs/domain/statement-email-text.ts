// The words of a mail with which a client gets its statement (CONTRACT section 8): what is owed on the day, and what of
// it is late. Staff may write others in their place.
import { formatRand } from '#libs/domain/money';

export interface StatementEmail {
  /** Who sends it. */
  issuer: string;
  /** As it is written, "16 April 2027". */
  asOf: string;
  openInvoices: number;
  /** Cents, less the client's credit; below zero: the client paid too much. */
  owed: number;
  /** Cents that are past their due dates. */
  late: number;
  /** Cents that the client has paid in advance and no invoice has got yet. */
  creditAmount: number;
}

/** @returns the subject, and a message with a paragraph on each line */
export function statementEmailText(email: StatementEmail): { subject: string; message: string } {
  const { issuer, asOf } = email;
  return {
    subject: `Statement as of ${asOf} from ${issuer}`,
    message: [`Please find attached your statement of account as of ${asOf}.`, owedSentence(email)].join('\n'),
  };
}

function owedSentence({ openInvoices, owed, late, creditAmount }: StatementEmail): string {
  if (owed < 0) return `You have paid ${formatRand(-owed)} too much, which we have kept as a credit on your account.`;
  if (owed === 0) return 'There is nothing to pay.';
  const on = openInvoices === 1 ? '1 invoice' : `${openInvoices} invoices`;
  // What was paid too much or ahead takes from what is late.
  const lateOfIt = Math.min(late, owed);
  const past = lateOfIt > 0 ? `, ${lateOfIt === owed ? 'all' : formatRand(lateOfIt)} of it past its due date` : '';
  const less = creditAmount > 0 ? ` Your credit of ${formatRand(creditAmount)} has been deducted.` : '';
  return `${formatRand(owed)} is outstanding on ${on}${past}.${less}`;
}
