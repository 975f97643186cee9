import { useRef } from 'react';

/** 128 random bits. Not `randomUUID`, which browsers offer over https only. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One key per body: a retry after a lost answer keeps its key and is stored once, a changed body gets a new one. */
export function useIdempotencyKey(): (body: object) => string {
  const attempt = useRef({ sent: '', key: '' });
  return (body) => {
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: newIdempotencyKey() };
    return attempt.current.key;
  };
}

const KEY_START = 'storm-attempt-';

/**
 * One key for each time a form is opened, whatever is typed: a double press or a reload creates nothing twice. Session
 * storage keeps the latest.
 * @param opening the key of the location, which stays the same over a reload
 */
export function idempotencyKeyOfForm(kept: KeptKeys, form: string, opening: string): string {
  const [lastOpening, lastKey] = (kept.getItem(KEY_START + form) ?? '').split(' ');
  if (lastOpening === opening && lastKey) return lastKey;
  const key = newIdempotencyKey();
  kept.setItem(KEY_START + form, `${opening} ${key}`);
  return key;
}

/** Call it once the record is created: the form may stay open, and its next submit is a new request. */
export function forgetIdempotencyKey(kept: KeptKeys, form: string): void {
  kept.removeItem(KEY_START + form);
}

/** The form value that holds the key, so that it is kept in the draft when the session ends. */
export const IDEMPOTENCY_FIELD = 'attemptKey';

/**
 * The initial form value with the key; it is not sent as a field.
 * @param opening see idempotencyKeyOfForm
 */
export function newIdempotencyField(form: string, opening: string): Record<typeof IDEMPOTENCY_FIELD, string> {
  return { [IDEMPOTENCY_FIELD]: idempotencyKeyOfForm(window.sessionStorage, form, opening) };
}

type KeptKeys = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
