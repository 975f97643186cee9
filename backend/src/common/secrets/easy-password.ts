import { USER_RULES } from '#libs/contracts/user';
import { isEasyToGuess } from '#libs/domain/easy-password';
import { school } from '#libs/school/school';
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
