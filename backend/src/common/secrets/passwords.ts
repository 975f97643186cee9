import { hash, verify } from '@node-rs/argon2';
import { USER_RULES } from '#libs/contracts/user';
import { isEasyToGuess } from '#libs/domain/easy-password';
import { school } from '#libs/school/school';
import { ConcurrencyLimit } from '../concurrency-limit.js';
import { RefusedFields } from '../errors/exceptions.js';

/** 50,000 words, read when the first password is chosen: most processes never need them. */
let placesOfWords: Promise<ReadonlyMap<string, number>> | undefined;

interface Account {
  username: string;
  email: string;
}

/** @throws RefusedFields, see isEasyPassword */
export async function refuseEasyPassword(password: string, account: Account): Promise<void> {
  if (await isEasyPassword(password, account)) throw new RefusedFields({ password: USER_RULES.password.tooEasy });
}

/** Whether a password is common, or the account's or the school's name (CONTRACT section 10). */
export async function isEasyPassword(password: string, { username, email }: Account): Promise<boolean> {
  placesOfWords ??= readCommonPasswords();
  const places = await placesOfWords;
  return isEasyToGuess(password, [username, email, school.name], (word) => places.get(word));
}

async function readCommonPasswords(): Promise<ReadonlyMap<string, number>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Map(dictionary['passwords-common'].map((word, place) => [word, place]));
}

/** Passwords are kept as argon2id with 19 MiB and two passes (the OWASP minimum): about 15 ms each. */
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
