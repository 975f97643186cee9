/** NUL, which PostgreSQL cannot hold, or half of a surrogate pair, which no encoding can. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * The path of the first string or key in a parsed JSON value that PostgreSQL cannot store, like `items.0.name` ('' for
 * the value itself), or undefined.
 */
export function findUnstorableText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    if (UNSTORABLE.test(key)) return path;
    const found = findUnstorableText(child, path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
