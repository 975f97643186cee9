/**
 * Names by which the server knows this browser's cart and its conversation: random, from a cryptographic source
 * (CONTRACT "Shop").
 */
import { SESSION_ID } from '#libs/contracts/session-id';

const NEW_ID_BYTES = 18;

/** 24 characters of base64url, 144 bits. */
export function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NEW_ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The name, if the server would take it. */
export function validSessionId(id: string | null | undefined): string | undefined {
  return id != null && SESSION_ID.pattern.test(id) ? id : undefined;
}

/** Storage throws where the visitor has switched it off. */
export function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
