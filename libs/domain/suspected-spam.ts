// Whether a message of the contact form looks like an advertisement. A guess, so nothing is ever dropped for it: the
// message is kept and flagged, staff are told, and one press of theirs makes its sender a trusted one.

/** No person reads the form, and writes ten characters into it, in less. */
const QUICKEST_PERSON_MS = 3_000;
/** A visitor may well send a link to a video, or to their company. */
const MOST_LINKS = 2;

const LINK = /https?:\/\/|www\.|\[url|<a\s/giu;

export interface MessageTraits {
  fullName: string;
  subject: string;
  message: string;
  /** What came in the field that no person sees. */
  trap: unknown;
  /** How long the form was open, as the sender says. */
  filledInMs: unknown;
  /** Whether staff have said that this sender's messages are no spam. */
  isTrusted: boolean;
}

interface SpamRule {
  id: 'trap' | 'quick' | 'name-link' | 'links' | 'trusted';
  /** As staff read it in the settings. */
  words: string;
  /** What it adds where it holds; below nothing it speaks for the sender. */
  weight: number;
  holds: (traits: MessageTraits) => boolean;
}

/** From this sum on a message is suspected. */
export const SUSPECTED_FROM = 1;

/** All there is to the judgement; the settings show this very table. A trusted sender outweighs the rest together. */
export const SPAM_RULES: readonly SpamRule[] = [
  {
    id: 'trap',
    words: 'A hidden field that people cannot see was filled in.',
    weight: 1,
    holds: ({ trap }) => trap !== undefined && trap !== null && trap !== '',
  },
  {
    id: 'quick',
    words: `The form was sent less than ${QUICKEST_PERSON_MS / 1000} seconds after it was opened.`,
    weight: 1,
    holds: ({ filledInMs }) => typeof filledInMs === 'number' && filledInMs < QUICKEST_PERSON_MS,
  },
  {
    id: 'name-link',
    words: 'There is a link in the name field.',
    weight: 1,
    holds: ({ fullName }) => countLinks(fullName) > 0,
  },
  {
    id: 'links',
    words: `There are more than ${MOST_LINKS} links in the subject and the message.`,
    weight: 1,
    holds: ({ subject, message }) => countLinks(`${subject}\n${message}`) > MOST_LINKS,
  },
  { id: 'trusted', words: 'The sender is trusted.', weight: -4, holds: ({ isTrusted }) => isTrusted },
];

export function isSuspectedSpam(traits: MessageTraits): boolean {
  return spamWeight(SPAM_RULES.filter(({ holds }) => holds(traits))) >= SUSPECTED_FROM;
}

export function spamWeight(rules: readonly Pick<SpamRule, 'weight'>[]): number {
  return rules.reduce((sum, { weight }) => sum + weight, 0);
}

function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

/** Mail that goes to `name+anything` goes to `name`; at these, dots in the name are for looks alone. */
const DOTS_IGNORED = new Set(['gmail.com', 'googlemail.com']);

/**
 * The form in which two spellings of one mailbox are the same: Ann.Example+dojo@gmail.com is annexample@gmail.com.
 * Always one mailbox, never all of a domain.
 */
export function senderKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const written = address.slice(0, at);
  // What begins with a plus would lose all of its name.
  const name = written.startsWith('+') ? written : written.replace(/\+.*$/, '');
  return DOTS_IGNORED.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
