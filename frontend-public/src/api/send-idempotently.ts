import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { newSessionId, tabStorage } from './browser-storage';

/**
 * Sends a request with an Idempotency-Key. Key and body stay in session storage until there is an answer, so that a
 * retry of the same body has the same key. Rejects as `send` does.
 * @param storageKey the key in session storage
 */
export async function sendIdempotently<Answer>(
  storageKey: string,
  body: object,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const attempts = tabStorage<{ key: string; body: string }>(storageKey);
  const text = JSON.stringify(body);
  const kept = attempts.read();
  const key = kept?.body === text ? kept.key : newSessionId();
  attempts.keep({ key, body: text });
  const answer = await send({ [IDEMPOTENCY_KEY.header]: key });
  attempts.forget();
  return answer;
}
