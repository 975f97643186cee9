/** What a browser notification says of the messages that came since the count was last known (spec 3 section 4). */

/**
 * Undefined when there is nothing to tell: fewer or as many, or none were waiting before, so that the first look at a
 * full inbox stays silent.
 * @param before undefined: not known yet
 */
export function newMessages(before: number | undefined, now: number): string | undefined {
  if (!before || now <= before) return undefined;
  const risen = now - before;
  return risen === 1 ? 'You have 1 new message' : `You have ${risen} new messages`;
}
