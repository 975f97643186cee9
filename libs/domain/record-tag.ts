/**
 * The entity tag of a record that staff change (RFC 9110 section 8.8.3), made from its updatedAt. Whoever has a record,
 * alone or as a row of a list, has its tag; the server makes every change move updatedAt by a millisecond or more.
 */

/** What If-Match asks for: any record at all, or one of these tags. */
export type MatchCondition = '*' | readonly string[];

/**
 * `"2026-04-16T10:00:00.000Z"`, with its quotes. @param updatedAt of the record; what is finer than a millisecond does
 * not count
 */
export function recordTag(updatedAt: Date | string): string {
  return `"${new Date(updatedAt).toISOString()}"`;
}

const NEXT_TAG = /[ \t]*(?:((?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")[ \t]*)?(,|$)/y;

/** Reads If-Match: `*`, or tags with commas between them. @returns undefined when it is neither */
export function parseIfMatch(header: string): MatchCondition | undefined {
  if (header.trim() === '*') return '*';
  const tags: string[] = [];
  NEXT_TAG.lastIndex = 0;
  while (NEXT_TAG.lastIndex < header.length) {
    const [, tag] = NEXT_TAG.exec(header) ?? [];
    if (NEXT_TAG.lastIndex === 0) return undefined;
    if (tag !== undefined) tags.push(tag);
  }
  return tags.length > 0 ? tags : undefined;
}

/** Whether a record with this tag is meant. Compared strongly: a tag that a proxy marked as weak never matches. */
export function isMatch(condition: MatchCondition, tag: string): boolean {
  return condition === '*' || condition.includes(tag);
}
