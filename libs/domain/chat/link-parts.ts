// What in an answer can be pressed: names of pages, web addresses, email addresses and phone numbers, also the
// police's and the free ones. Answers are kept
// and sent as plain text, so the links are found when it is shown, also in one that staff wrote as an FAQ.

export interface LinkPart {
  text: string;
  /** A path of the site, https:, mailto: or tel:. Left out for plain text. */
  href?: string;
}

const LINKS = new RegExp(
  String.raw`https?:\/\/[^\s<>"']{1,300}|[\w.%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6}|` +
    String.raw`\+\d[\d ]{8,17}\d|\b0800 \d{3} \d{3}\b|\b10111\b|\b116\b(?=, day and night)`,
  'gi',
);

/** @param pages what a page is called in texts, like "Free Trial page", and its path */
export function linkParts(text: string, pages: Readonly<Record<string, string>>): LinkPart[] {
  return splitByPages(text, pages).flatMap((part) => (part.href === undefined ? splitByAddresses(part.text) : [part]));
}

/** Where one name begins with another, the longer one is meant. */
function splitByPages(text: string, pages: Readonly<Record<string, string>>): LinkPart[] {
  const names = Object.keys(pages).toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return plain(text);
  const pieces = text.split(new RegExp(`(${names.map(escapeRegExp).join('|')})`));
  return pieces.flatMap((piece, at) => (at % 2 === 1 ? [{ text: piece, href: pages[piece] }] : plain(piece)));
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

function splitByAddresses(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let read = 0;
  for (const found of text.matchAll(LINKS)) {
    const written = found[0].replace(/[.,;:!?)]+$/, '');
    parts.push(...plain(text.slice(read, found.index)), { text: written, href: hrefOf(written) });
    read = found.index + written.length;
  }
  return [...parts, ...plain(text.slice(read))];
}

function hrefOf(written: string): string {
  if (/^https?:/i.test(written)) return written;
  return written.includes('@') ? `mailto:${written}` : `tel:${written.replaceAll(' ', '')}`;
}

function plain(text: string): LinkPart[] {
  return text === '' ? [] : [{ text }];
}
