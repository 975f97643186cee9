import { linesOf } from '#libs/domain/one-line';

/** The queued form of a mail: plain data for its template. *.mail.ts files build these, and nothing else. */
export interface Mail {
  /** One address, without a name. */
  to: string;
  subject: string;
  /** The name of templates/<template>.html.hbs and templates/<template>.text.hbs. */
  template: string;
  /** Values of the template's {{…}}: escaped in the HTML, and without links except in fields named `…Link`. */
  context: MailContext;
  /** Fields written by the school, in which links are kept: 'all', or by name. */
  ownWords?: 'all' | string[];
  /** Where an answer goes instead of to the sender. */
  replyTo?: string;
  /** Written by a person, so it is not marked as automatic. */
  isPersonal?: boolean;
  attachments?: MailAttachment[];
}

/** An attachment. It is queued with the mail, so that the file of that time is sent. */
interface MailAttachment {
  fileName: string;
  contentType: string;
  base64: string;
}

export type MailValue = string | number | boolean | null | undefined | MailValue[] | { [name: string]: MailValue };
export type MailContext = Record<string, MailValue>;

/** Identity of a mail, the same in every retry. */
export interface MailIdentity {
  id: string;
  /** ISO 8601 UTC */
  queuedAt: string;
}

/** Indents all lines but the first, so that none looks like one of our labels. */
export function behindLabel(text: string): string {
  return linesOf(text).join('\n  ');
}

/** Splits staff's text into paragraphs. */
export function paragraphsOf(message: string): string[] {
  return message
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
