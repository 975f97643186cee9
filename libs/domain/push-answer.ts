// What a push service's answer means for a push and its subscription (RFC 8030 sections 5 and 7.3).

/** delivered: taken. ended: the subscription is no more. later: to be tried again. refused: no try would change it. */
export type PushOutcome = 'delivered' | 'ended' | 'later' | 'refused';

const MAX_WAIT_SECONDS = 86_400;

export function pushOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'ended';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/**
 * @param retryAfter the header: seconds, or a date
 * @param nowMs milliseconds since 1970
 * @returns milliseconds since 1970, before which the push service wants no other try, at most a day away; undefined
 *   when it does not say
 */
export function retryNotBefore(retryAfter: string | null, nowMs: number): number | undefined {
  if (retryAfter === null) return undefined;
  const text = retryAfter.trim();
  const waitMs = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  return Number.isNaN(waitMs) || waitMs <= 0 ? undefined : nowMs + Math.min(waitMs, MAX_WAIT_SECONDS * 1000);
}
