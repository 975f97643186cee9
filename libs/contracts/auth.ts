/** Signing in and out, forgotten passwords (spec 1 section 5, spec 3 section 5, CONTRACT "Sign-in"). */

export const LOGIN_RULES = {
  username: { required: 'Username is required', maxLength: 100 },
  password: { required: 'Password is required', maxLength: 200 },
  wrong: 'Invalid username or password',
  notAdmin: 'Unauthorized: Admin access required',
  notSuperUser: "Only the school's owner, the first account, may do this",
  /** The courses screen's own words for it. */
  notAdminAtCourses: "You don't have admin permissions",
  sessionEnded: 'Authentication failed',
  tooMany: 'Too many attempts. Please wait a few minutes and try again',
  foreignOrigin: 'This request came from another website and was refused',
} as const;

/** Forgotten passwords: POST /api/password/forgot {email}, POST /api/password/reset {token, password}. */
export const PASSWORD_RESET = {
  validMinutes: 30,
  asked: 'If an account has this e-mail address, a link to choose a new password is on its way',
  done: 'Your password was changed. Please sign in with the new one',
  badToken: 'This link is not valid any more. Please ask for a new one',
} as const;

/** Where the back-office keeps the signed-in user's id, never the secret (spec 1 section 3). */
export const ADMIN_TOKEN_KEY = 'admin_token';
