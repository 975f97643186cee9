import { createHash } from 'node:crypto';

/** A strong ETag of a body. */
export function entityTag(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/**
 * Whether a caller's If-None-Match names the tag. A proxy that compresses may have marked the tag it hands back as
 * weak.
 */
export function isKnownTo(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((given) => given.trim().replace(/^W\//, '') === tag);
}
