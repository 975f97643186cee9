import { LINE_BREAKS } from '#libs/domain/one-line';
import { undirected } from '#libs/domain/trimmed';
import type { Mail, MailContext, MailValue } from './mail.js';

/** A zero-width space: invisible, but no mail program's link detection matches across it. */
const BREAK = '\u200b';
/**
 * What link detection needs: `://`, @, `www.`, and the dot before a possible top-level domain, full-width dots too; and
 * what begins an encoded word, which a mail program would decode in a subject (RFC 2047).
 */
const LINK_JOINTS = /=(?=\?)|:(?=\/\/)|@(?!\u200b)|(?<=www)\.(?!\u200b)|[.\u3002\uff0e\uff61](?=\p{L}{2})/giu;
/** Control characters, which a mail must not hold (RFC 5322, 3.5). */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/**
 * Sanitizes text of strangers for a mail: no mail program makes a link of it, and it holds no control characters.
 * Whoever orders chooses whom the school writes to, so a mail could be used for phishing. Idempotent.
 */
export function neutralizeLinks(text: string): string {
  return undirected(text)
    .replaceAll(LINE_BREAKS, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(LINK_JOINTS, (joint) => `${joint}${BREAK}`);
}

/** Fields that hold links of our own; the templates make links of no other field. */
const LINK_FIELD = /^link$|Link$/;

/** Sanitizes the subject and the whole context of a mail, except the school's own words and links. */
export function neutralizeMailLinks({
  subject,
  context,
  ownWords = [],
}: Pick<Mail, 'subject' | 'context' | 'ownWords'>): Pick<Mail, 'subject' | 'context'> {
  if (ownWords === 'all') return { subject, context };
  const isOurs = (name: string) => LINK_FIELD.test(name) || ownWords.includes(name);
  const valueOf = (value: MailValue): MailValue => {
    if (typeof value === 'string') return neutralizeLinks(value);
    if (Array.isArray(value)) return value.map(valueOf);
    return value !== null && typeof value === 'object' ? contextOf(value) : value;
  };
  const contextOf = (fields: MailContext): MailContext =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isOurs(name) ? value : valueOf(value)]));
  return { subject: neutralizeLinks(subject), context: contextOf(context) };
}
