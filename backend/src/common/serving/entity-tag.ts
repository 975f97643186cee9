import { createHash } from 'node:crypto';

/** A strong ETag of a body. */
export function entityTag(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether If-None-Match names the tag, by weak comparison (RFC 9110). */
export function matchesIfNoneMatch(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((given) => strong(given.trim()) === strong(tag));
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '');
}
