import { LINE_BREAKS } from '#libs/domain/one-line';
import { undirected } from '#libs/domain/trimmed';
import type { Mail, MailContext, MailValue } from './mail.js';

/** Nothing to see, but no address goes over it. */
const BREAK = '\u200b';
/**
 * A scheme's `://`, an @, what follows `www`, and the dot before what could be a top-level domain: the dots of other
 * scripts count too. And what begins an encoded word, of which mail programs make another text in a subject (RFC 2047).
 */
const LINK_JOINTS = /=(?=\?)|:(?=\/\/)|@(?!\u200b)|(?<=www)\.(?!\u200b)|[.\u3002\uff0e\uff61](?=\p{L}{2})/giu;
/** What a terminal obeys, and a mail must not hold (RFC 5322, 3.5). */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/**
 * A stranger's text as a mail may show it: mail programs make links of whatever looks like an address, and whoever
 * orders chooses whom the school writes to. The text looks the same, nothing in it can be pressed, and nothing of it is
 * a command; done twice it is done once.
 */
export function unlinked(text: string): string {
  return undirected(text)
    .replaceAll(LINE_BREAKS, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(LINK_JOINTS, (joint) => `${joint}${BREAK}`);
}

/**
 * What leads to a place of the school's own, or to a composer: the templates make links of these, and of nothing else.
 */
const LINK_FIELD = /^link$|Link$/;

/**
 * A mail of which nothing can be pressed but the school's own: whatever else it says may be a stranger's, also its
 * subject.
 */
export function unlinkedMail({
  subject,
  context,
  ownWords = [],
}: Pick<Mail, 'subject' | 'context' | 'ownWords'>): Pick<Mail, 'subject' | 'context'> {
  if (ownWords === 'all') return { subject, context };
  const isOurs = (name: string) => LINK_FIELD.test(name) || ownWords.includes(name);
  const valueOf = (value: MailValue): MailValue => {
    if (typeof value === 'string') return unlinked(value);
    if (Array.isArray(value)) return value.map(valueOf);
    return value !== null && typeof value === 'object' ? contextOf(value) : value;
  };
  const contextOf = (fields: MailContext): MailContext =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isOurs(name) ? value : valueOf(value)]));
  return { subject: unlinked(subject), context: contextOf(context) };
}
