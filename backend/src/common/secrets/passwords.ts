import { Piscina } from 'piscina';
import { USER_RULES } from '#libs/contracts/user';
import { isEasyToGuess } from '#libs/domain/easy-password';
import { school } from '#libs/school/school';
import { ConcurrencyLimit } from '../concurrency-limit.js';
import { RefusedFields } from '../errors/exceptions.js';
import { HASH_WORKER_FILE } from '../worker-files.js';

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

/** Addresses take turns, so that a flood of sign-ins holds up nobody else's. */
const HASHED_AT_ONCE = 2;
const MAX_WAITING = 500;
const hashing = new ConcurrencyLimit(HASHED_AT_ONCE, MAX_WAITING);

/** A thread that is not needed goes, and its memory with it. */
const IDLE_MS = 60_000;
/** The kernel lets whoever serves visitors go first: sign-ins hold up no page. */
const NICE_INCREMENT = 19;
const threads = new Piscina({
  filename: HASH_WORKER_FILE,
  minThreads: 0,
  maxThreads: HASHED_AT_ONCE,
  idleTimeout: IDLE_MS,
  niceIncrement: NICE_INCREMENT,
});

/** Of random bytes that nobody has, at the cost of every other (hash-worker.ts). */
const NO_ACCOUNT_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$P2yMqduxEcG7YRzeP+5iww$oMs/BI0SnaqNvxBu3dwvhyJAyRh6kj4ZcrSuNU30WMs';

/**
 * Kept as argon2id (hash-worker.ts).
 * @param from whose turn it takes: the address group of the request, where a stranger made it
 */
export function hashPassword(password: string, from?: string): Promise<string> {
  return hashing.run(() => threads.run(password, { name: 'hashPassword' }) as Promise<string>, from);
}

/**
 * Whether the password is the one that was hashed. Without a hash (no such account) it is false, after the same work.
 * @param isAhead whether it goes before the passwords of strangers
 */
export async function isPassword(
  password: string,
  passwordHash: string = NO_ACCOUNT_HASH,
  from?: string,
  isAhead?: boolean,
): Promise<boolean> {
  const task = { password, passwordHash };
  const verify = () => threads.run(task, { name: 'verifyPassword' }) as Promise<boolean>;
  const matches = await hashing.run(verify, from, isAhead);
  return matches && passwordHash !== NO_ACCOUNT_HASH;
}
