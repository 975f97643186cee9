/** A client's statement by mail: the limits of what staff write, and what is said of them (CONTRACT section 8). */
import { INVOICE_RULES } from './invoice-rules.js';

const { clientEmail, sending } = INVOICE_RULES;

export const STATEMENT_RULES = {
  to: { ...sending.to, maxLength: clientEmail.maxLength },
  subject: { maxLength: 200, tooLong: 'Subject must be at most 200 characters' },
  message: sending.message,
} as const;

/** How often one client's statement is sent. */
export const STATEMENT_SENDINGS = { sameAddressMinutes: 1, perHour: 10 } as const;

/** Its PDF has 4 MB then, and is set while whoever sends it waits. */
export const MOST_MAILED_LINES = 5_000;

export const STATEMENT_TOO_LONG = [
  `This statement has more than ${MOST_MAILED_LINES.toLocaleString('en-US')} open invoices, too many for an email.`,
  'Export the PDF and send it yourself',
].join(' ');

/** To whoever presses twice. */
export function statementSentJustNow(to: string): string {
  return `This statement was sent to ${to} a moment ago. Wait a minute to send it there again`;
}

export const STATEMENT_SENT_TOO_OFTEN = [
  `This client's statement was sent ${STATEMENT_SENDINGS.perHour} times within an hour.`,
  'Please wait before you send it again',
].join(' ');

/** Toasts of the back-office. */
export const STATEMENT_MESSAGES = {
  sent: 'Statement sent',
  sendFailed: 'Failed to send statement',
  exported: 'Statement PDF exported successfully',
  exportFailed: 'Failed to export PDF',
} as const;
