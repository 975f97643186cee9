import { USER_ROLES, USER_RULES as RULES } from '#libs/contracts/user';
import { isEasyToGuess } from '#libs/domain/easy-password';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { school } from '#libs/school/school';
import { typedLength } from '../../shared/text-length';

type Values = Record<string, unknown>;
type Messages = Record<string, string>;

/** The server's own rules, before it is asked (spec 3 section 5). A new user needs a password. */
export function validateNewUser(values: Values): Messages {
  return messagesOf(values, { password: passwordMessage(values, true) });
}

/**
 * Of a stored user: an empty password leaves the old one, a new one needs one's own. What else needs it the server
 * knows.
 */
export function validateUserChange(values: Values): Messages {
  const needsOwn = Boolean(values['password']) && !values['currentPassword'];
  return messagesOf(values, {
    password: passwordMessage(values, false),
    currentPassword: needsOwn ? RULES.currentPassword.required : undefined,
  });
}

function messagesOf(values: Values, passwords: Record<string, string | undefined>): Messages {
  const messages: Record<string, string | undefined> = {
    username: usernameMessage(values['username']),
    email: emailMessage(values['email']),
    firstName: typedLength(values['firstName']) > RULES.firstName.maxLength ? RULES.firstName.tooLong : undefined,
    lastName: typedLength(values['lastName']) > RULES.lastName.maxLength ? RULES.lastName.tooLong : undefined,
    ...passwords,
    role: USER_ROLES.some((known) => known === values['role']) ? undefined : RULES.role.unknown,
  };
  return Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function usernameMessage(username: unknown): string | undefined {
  const length = typedLength(username);
  if (length < RULES.username.minLength) return RULES.username.tooShort;
  return length > RULES.username.maxLength ? RULES.username.tooLong : undefined;
}

function emailMessage(email: unknown): string | undefined {
  const isAddress =
    typeof email === 'string' && looksLikeEmailAddress(email) && typedLength(email) <= RULES.email.maxLength;
  return isAddress ? undefined : RULES.email.invalid;
}

/** Spaces count: they are part of a password. The common ones are known to the server alone. */
function passwordMessage({ password, username, email }: Values, isRequired: boolean): string | undefined {
  const typed = typeof password === 'string' ? password : '';
  if (typed.length === 0 && !isRequired) return undefined;
  if (typed.length < RULES.password.minLength) return RULES.password.tooShort;
  if (typed.length > RULES.password.maxLength) return RULES.password.tooLong;
  const names = [username, email, school.name].filter((name) => typeof name === 'string');
  return isEasyToGuess(typed, names) ? RULES.password.tooEasy : undefined;
}
