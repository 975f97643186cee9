import { USER_RULES } from '#libs/contracts/user';
import { isEasyToGuess } from '#libs/domain/easy-password';
import { school } from '#libs/school/school';

const { minLength, maxLength, tooShort, tooLong, tooEasy } = USER_RULES.password;

/**
 * Why a new password is refused, in the server's words, or `true`. Counts characters, as the server does: an emoji is
 * one. Whose account it is and which passwords are common only the server knows.
 */
export function checkNewPassword(password: string): string | true {
  const { length } = Array.from(password);
  if (length < minLength) return tooShort;
  if (length > maxLength) return tooLong;
  return isEasyToGuess(password, [school.name]) ? tooEasy : true;
}
