import { useRef } from 'react';

/**
 * A name for one attempt to store something, the same for each try of it. 128 bits; not `randomUUID`, which browsers
 * have only over https.
 */
export function newAttemptKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The same key for the same body, so that what is sent again after an answer that got lost is booked once; another body
 * is another attempt.
 */
export function useAttemptKey(): (body: object) => string {
  const attempt = useRef({ sent: '', key: '' });
  return (body) => {
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: newAttemptKey() };
    return attempt.current.key;
  };
}
