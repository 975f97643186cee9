/** Passwords are kept as argon2id with 19 MiB and two passes (the OWASP minimum): about 15 ms each. */
import { hash, verify } from '@node-rs/argon2';

/** The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Made at once, or the first unknown username of a process would take twice as long as the others. */
const noAccountHash = hash('nobody signs in with this', COST);

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether the password is the one that was hashed. Without a hash (no such account) it is false, after the same work. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await noAccountHash), password);
  return matches && passwordHash !== undefined;
}
