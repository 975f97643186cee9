import { USER_RULES } from '#libs/contracts/user';

const { minLength, maxLength, tooShort, tooLong } = USER_RULES.password;

/** Why a new password is refused, in the server's words, or `true`. Counts characters, as the server does: an emoji is one. */
export function checkPasswordLength(password: string): string | true {
  const { length } = Array.from(password);
  if (length < minLength) return tooShort;
  return length > maxLength ? tooLong : true;
}
