type Values = Record<string, unknown>;

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
