import { linesOf } from '#libs/domain/one-line';

/** A mail as it is queued: what its template needs, as plain data. *.mail.ts files build these, and nothing else. */
export interface Mail {
  /** One address, without a name. */
  to: string;
  subject: string;
  /** The name of templates/<template>.html.hbs and templates/<template>.text.hbs. */
  template: string;
  /**
   * What the template's {{…}} stand for. Escaped in the HTML, and nothing in it can be pressed but fields named
   * `…Link`.
   */
  context: MailContext;
  /**
   * Fields that the school wrote itself, whose addresses may be pressed: the whole mail and its subject, or those of
   * these names.
   */
  ownWords?: 'all' | string[];
  /** Where an answer goes instead of to the sender. */
  replyTo?: string;
  /** A person wrote it: it does not say that a program did. */
  isPersonal?: boolean;
  attachments?: MailAttachment[];
}

/**
 * A file that goes with a mail. It waits in the queue with it, so that what is sent is what there was when it was
 * queued.
 */
interface MailAttachment {
  fileName: string;
  contentType: string;
  base64: string;
}

export type MailValue = string | number | boolean | null | undefined | MailValue[] | { [name: string]: MailValue };
export type MailContext = Record<string, MailValue>;

/** What stays the same however often a mail is tried. */
export interface MailIdentity {
  id: string;
  /** ISO 8601 UTC */
  queuedAt: string;
}

/** What stands behind a label: lines after the first are set in, so that none of them looks like a label of ours. */
export function behindLabel(text: string): string {
  return linesOf(text).join('\n  ');
}

/** What staff wrote, a paragraph on each line. */
export function paragraphsOf(message: string): string[] {
  return message
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
