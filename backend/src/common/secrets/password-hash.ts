/** Passwords are kept as argon2id with 19 MiB and two passes (the OWASP minimum): about 15 ms each. */
import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from '../concurrency-limit.js';

/** The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The four threads that hash also read files and compress answers: half of them stay free, and addresses take turns, so
 * that a flood of sign-ins holds up neither pages nor other people's.
 */
const hashing = new ConcurrencyLimit(2, 500);

/** Made at once, or the first unknown username of a process would take twice as long as the others. */
const noAccountHash = hash('nobody signs in with this', COST);

/** @param from whose turn it takes: the address group of the request, where a stranger made it */
export function hashPassword(password: string, from?: string): Promise<string> {
  return hashing.run(() => hash(password, COST), from);
}

/**
 * Whether the password is the one that was hashed. Without a hash (no such account) it is false, after the same work.
 */
export async function isPassword(password: string, passwordHash: string | undefined, from?: string): Promise<boolean> {
  const known = passwordHash ?? (await noAccountHash);
  const matches = await hashing.run(() => verify(known, password), from);
  return matches && passwordHash !== undefined;
}
