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

const KEY_START = 'storm-attempt-';

/**
 * The key of a form that makes something new: one for each time it is opened, whatever is typed in it, so that a second
 * press and a reload make nothing twice. The tab keeps that of the last.
 * @param opening what tells one opening from the next, and a reload leaves as it is: the key of the address
 */
export function keyOfOpenForm(kept: KeptKeys, form: string, opening: string): string {
  const [lastOpening, lastKey] = (kept.getItem(KEY_START + form) ?? '').split(' ');
  if (lastOpening === opening && lastKey) return lastKey;
  const key = newAttemptKey();
  kept.setItem(KEY_START + form, `${opening} ${key}`);
  return key;
}

/** Once it is made the next is another, though the form stays open or is gone back to. */
export function forgetOpenForm(kept: KeptKeys, form: string): void {
  kept.removeItem(KEY_START + form);
}

/** Its name among the values of such a form: so it comes back with them when the session ended under the typist. */
export const ATTEMPT = 'attemptKey';

/** What such a form begins with besides its fields; not sent as one of them. @param opening as keyOfOpenForm has it */
export function newAttempt(form: string, opening: string): Record<typeof ATTEMPT, string> {
  return { [ATTEMPT]: keyOfOpenForm(window.sessionStorage, form, opening) };
}

type KeptKeys = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
