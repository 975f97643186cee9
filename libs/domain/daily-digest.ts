// The words of the mail that tells a member of staff each morning what waits.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How many of each kind are named one by one, the newest. */
export const DIGEST_LINES = 10;

/** What waits, in numbers; undefined when nothing does: then no mail is sent. */
export function digestSubject({ messages, orders }: { messages: number; orders: number }): string | undefined {
  const parts = [
    messages > 0 && counted(messages, 'unanswered message'),
    orders > 0 && counted(orders, 'new order'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** How many there are beyond those that are named: "and 3 more"; empty when there are none. */
export function digestRest(count: number): string {
  return count > DIGEST_LINES ? `and ${count - DIGEST_LINES} more` : '';
}

/** How old something is, in its largest whole unit: "40 minutes", "1 hour", "12 days". Both milliseconds since 1970. */
export function ageInWords(sinceMs: number, nowMs: number): string {
  const ageMs = Math.max(nowMs - sinceMs, 0);
  if (ageMs < HOUR_MS) return counted(Math.floor(ageMs / MINUTE_MS), 'minute');
  if (ageMs < DAY_MS) return counted(Math.floor(ageMs / HOUR_MS), 'hour');
  return counted(Math.floor(ageMs / DAY_MS), 'day');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
