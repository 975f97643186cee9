/**
 * Whether a text looks like an email address: something, an @, and a domain with a dot, without spaces (spec 1
 * section 5), line ends and signs that nobody sees: in the header of a mail those would begin another line.
 * Enough to catch a slip while typing; the server looks closer, and only a mail proves an address.
 */
export function looksLikeEmailAddress(text: string): boolean {
  return /^[^\s\p{C}@]+@[^\s\p{C}@.]+(?:\.[^\s\p{C}@.]+)+$/u.test(text.trim());
}

/** A link that writes to an address that a stranger typed: nothing in it can add a copy or a text of theirs. */
export function mailtoLink(address: string, subject?: string): string {
  const link = `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
  return subject === undefined ? link : `${link}?subject=${encodeURIComponent(subject)}`;
}
