import { USER_RULES as RULES } from '#libs/contracts/user';
import { isEasyToGuess } from '#libs/domain/easy-password';
import { school } from '#libs/school/school';
import { messagesBy, said } from '../../shared/record-rules';

type Values = Record<string, unknown>;
type Messages = Record<string, string>;

const { username, email, firstName, lastName, role } = RULES;

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
  return said({ ...messagesBy({ username, email, firstName, lastName, role }, values), ...passwords });
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

/** What of the form is sent of a new user: whose password it is asks for nobody else's. */
export function newUserData({ currentPassword: _ownPassword, ...fields }: Values): Values {
  return fields;
}

/**
 * What of the form is sent of a stored user: without a password where none was typed, so that the old one stays (spec 3
 * section 5).
 */
export function userChangeData({ password, currentPassword, ...fields }: Values): Values {
  const own = { ...fields, currentPassword: currentPassword ?? '' };
  return typeof password === 'string' && password !== '' ? { ...own, password } : own;
}
