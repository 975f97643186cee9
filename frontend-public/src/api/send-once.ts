import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { newSessionId, tabMemory } from './page-memory';

/**
 * Sends what is done once however often it is sent. The attempt that may have been taken is kept in this tab: sent once
 * more as it was, it has the same key. Rejects as `send` does.
 * @param keptAs the name of the attempt in session storage, which no one else uses
 */
export async function sendOnce<Answer>(
  keptAs: string,
  body: object,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const attempts = tabMemory<{ key: string; body: string }>(keptAs);
  const text = JSON.stringify(body);
  const kept = attempts.read();
  const key = kept?.body === text ? kept.key : newSessionId();
  attempts.keep({ key, body: text });
  const answer = await send({ [IDEMPOTENCY_KEY.header]: key });
  attempts.forget();
  return answer;
}
