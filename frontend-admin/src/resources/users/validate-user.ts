import { USER_ROLES, USER_RULES as RULES } from '#libs/contracts/user';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { typedLength } from '../../shared/text-length';

type Values = Record<string, unknown>;
type Messages = Record<string, string>;

/** The server's own rules, before it is asked (spec 3 section 5). A new user needs a password. */
export function validateNewUser(values: Values): Messages {
  return messagesOf(values, passwordMessage(values['password'], true));
}

/** Of a stored user: an empty password leaves the old one. */
export function validateUserChange(values: Values): Messages {
  return messagesOf(values, passwordMessage(values['password'], false));
}

function messagesOf(values: Values, password: string | undefined): Messages {
  const messages: Record<string, string | undefined> = {
    username: usernameMessage(values['username']),
    email: emailMessage(values['email']),
    firstName: typedLength(values['firstName']) > RULES.firstName.maxLength ? RULES.firstName.tooLong : undefined,
    lastName: typedLength(values['lastName']) > RULES.lastName.maxLength ? RULES.lastName.tooLong : undefined,
    password,
    role: USER_ROLES.some((known) => known === values['role']) ? undefined : RULES.role.unknown,
  };
  return Object.fromEntries(Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function usernameMessage(username: unknown): string | undefined {
  const length = typedLength(username);
  if (length < RULES.username.minLength) return RULES.username.tooShort;
  return length > RULES.username.maxLength ? RULES.username.tooLong : undefined;
}

function emailMessage(email: unknown): string | undefined {
  const isAddress = typeof email === 'string' && looksLikeEmailAddress(email) && typedLength(email) <= RULES.email.maxLength;
  return isAddress ? undefined : RULES.email.invalid;
}

/** Spaces count: they are part of a password. */
function passwordMessage(password: unknown, isRequired: boolean): string | undefined {
  const length = typeof password === 'string' ? password.length : 0;
  if (length === 0 && !isRequired) return undefined;
  if (length < RULES.password.minLength) return RULES.password.tooShort;
  return length > RULES.password.maxLength ? RULES.password.tooLong : undefined;
}
