import type { ClientStatementView, SendStatementDto } from '#libs/contracts/generated/api';
import { STATEMENT_RULES } from '#libs/contracts/statement';
import { typedText } from '../payment-values';
import { messagesBy, said } from '../record-rules';

type Values = Record<string, unknown>;

/** What the form begins with: the words that the mail would have without it. */
export function initialSending({ clientEmail, usualSubject, usualMessage }: ClientStatementView): Values {
  return { to: clientEmail ?? '', subject: usualSubject, message: usualMessage };
}

/** The server's own rules, before it is asked. */
export function validateStatementSending(values: Values): Record<string, string> {
  return said(messagesBy(STATEMENT_RULES, values));
}

/** The usual words go unsaid: the server's then tell of the moment of sending, and not of when the form opened. */
export function sendingOf(values: Values, { usualSubject, usualMessage }: ClientStatementView): SendStatementDto {
  const changed = (value: unknown, usual: string) => (value === usual ? null : typedText(value));
  return {
    to: typedText(values['to']),
    subject: changed(values['subject'], usualSubject),
    message: changed(values['message'], usualMessage),
  };
}
