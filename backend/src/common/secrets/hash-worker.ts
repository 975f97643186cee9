/** What a thread for passwords runs: each takes a processor for about 15 ms, which belongs to the site's visitors. */
import { hashSync, verifySync } from '@node-rs/argon2';

/** argon2id, the library's default, with 19 MiB and two passes (the OWASP minimum). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): string {
  return hashSync(password, COST);
}

export function verifyPassword({ password, passwordHash }: { password: string; passwordHash: string }): boolean {
  return verifySync(passwordHash, password);
}
