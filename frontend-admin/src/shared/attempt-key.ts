/**
 * A name for one attempt to store something, the same for each try of it. 128 bits; not `randomUUID`, which browsers
 * have only over https.
 */
export function newAttemptKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
