import { USER_RULES } from '#libs/contracts/user';
import { isEasyToGuess } from '#libs/domain/easy-password';
import { school } from '#libs/school/school';
import { RefusedFields } from '../errors/refused-fields.js';

/** 50,000 words, read when the first password is chosen: most processes never need them. */
let placesOfWords: Promise<ReadonlyMap<string, number>> | undefined;

/** @throws RefusedFields for a password that is common, or the account's or the school's name (CONTRACT section 10) */
export async function refuseEasyPassword(password: string, { username, email }: { username: string; email: string }): Promise<void> {
  placesOfWords ??= readCommonPasswords();
  const places = await placesOfWords;
  if (isEasyToGuess(password, [username, email, school.name], (word) => places.get(word))) throw new RefusedFields({ password: USER_RULES.password.tooEasy });
}

async function readCommonPasswords(): Promise<ReadonlyMap<string, number>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Map(dictionary['passwords-common'].map((word, place) => [word, place]));
}
