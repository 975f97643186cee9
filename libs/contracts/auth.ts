/** Signing in and out, forgotten passwords (spec 1 section 5, spec 3 section 5, CONTRACT "Sign-in"). */
import type { UserRole } from '#libs/contracts/user';

export interface SignedInUser {
  id: number;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: UserRole;
  /** ISO 8601 UTC; the sign-in before this one's time is replaced by this one's. */
  lastLogin: string | null;
}

export interface LoginAnswer {
  user: SignedInUser;
  /** For scripts: `Authorization: Bearer <token>`. A different secret from the session cookie's. */
  token: string;
  /** ISO 8601 UTC: twelve hours after signing in, whatever the use. */
  expiresAt: string;
}

export const LOGIN_RULES = {
  username: { required: 'Username is required', maxLength: 100 },
  password: { required: 'Password is required', maxLength: 200 },
  wrong: 'Invalid username or password',
  notAdmin: 'Unauthorized: Admin access required',
  /** The courses screen's own words for it. */
  notAdminAtCourses: "You don't have admin permissions",
  sessionEnded: 'Authentication failed',
  tooMany: 'Too many attempts. Please wait a few minutes and try again',
  foreignOrigin: 'This request came from another website and was refused',
} as const;

/** POST /api/logout */
export interface LogoutAnswer {
  message: string;
}

/** Forgotten passwords: POST /api/password/forgot {email}, POST /api/password/reset {token, password}. */
export const PASSWORD_RESET = {
  validMinutes: 30,
  asked: 'If an account has this e-mail address, a link to choose a new password is on its way',
  done: 'Your password was changed. Please sign in with the new one',
  badToken: 'This link is not valid any more. Please ask for a new one',
} as const;

/** Where the back-office keeps the signed-in user's id, never the secret (spec 1 section 3). */
export const ADMIN_TOKEN_KEY = 'admin_token';
