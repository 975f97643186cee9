/** Signing in and out, forgotten passwords (spec 1 section 5, spec 3 section 5, CONTRACT "Sign-in"). */

export const LOGIN_RULES = {
  username: { required: 'Username is required', maxLength: 100 },
  password: { required: 'Password is required', maxLength: 200 },
  wrong: 'Invalid username or password',
  notAdmin: 'Unauthorized: Admin access required',
  notSuperUser: "Only the school's owner (the first account) can do this",
  /** The courses screen's own words for it. */
  notAdminAtCourses: "You don't have admin permissions",
  sessionEnded: 'Authentication failed',
  tooMany: 'Too many attempts. Please wait a few minutes and try again',
  foreignOrigin: 'This request came from another website and was refused',
} as const;

/** Forgotten passwords: POST /api/password/forgot {email}, POST /api/password/reset {token, password}. */
export const PASSWORD_RESET = {
  validMinutes: 30,
  asked: 'If an account has this email address, a link to choose a new password is on its way',
  done: 'Your password was changed. Please sign in with the new one',
  badToken: 'This link is no longer valid. Please ask for a new one',
} as const;

/** A second step at sign-in, after the password (CONTRACT section 10). */
export const SECOND_FACTOR = {
  code: {
    maxLength: 40,
    required: 'Please enter the code from your app, or a recovery code',
    wrong: 'That code is wrong or was already used. Please wait for the next one',
  },
  currentPassword: 'Please enter your own password',
  adminsNeed: 'Admins need a second step must be true or false',
  alreadyOn: 'Your second step is already on. Turn it off first to set it up again',
  notBegun: 'Please start again. There is no second step to confirm',
  notOn: 'There is no second step to remove',
  own: 'Turn off your own second step with a code, or on the server',
  ownFirst: 'Please turn on your own second step first',
  needed: 'The school requires a second step at sign-in. Please set yours up first',
} as const;

/** By which a program tells apart what one status can mean. */
export const SIGN_IN_REASONS = {
  codeRequired: 'code required',
  codeWrong: 'code wrong',
  secondFactorNeeded: 'second factor needed',
} as const;

/** Where the back-office keeps the signed-in user's id, never the secret (spec 1 section 3). */
export const ADMIN_TOKEN_KEY = 'admin_token';
