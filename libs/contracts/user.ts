/** Accounts (spec 3 sections 3 and 5). */
import { looksLikeEmailAddress } from '#libs/domain/email-address';

export const USER_ROLES = ['admin', 'user'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** The account made on first start: its role and active flag are locked and it cannot be deleted (spec 3 section 6). */
export const SUPER_USER_ID = 1;

const INVALID_EMAIL = 'Please enter a valid email address';
const UNKNOWN_ROLE = `Role must be one of ${USER_ROLES.join(', ')}`;

export const USER_RULES = {
  username: {
    minLength: 3,
    maxLength: 60,
    tooShort: 'Username must be at least 3 characters',
    tooLong: 'Username must be at most 60 characters',
    taken: 'This username is already taken',
    /** Else one account could look like another, in the activity log too. */
    pattern: /^\P{C}*$/u,
    unseen: 'Username must not contain invisible characters',
    disguised: 'Username must be in the usual letters of one alphabet',
    locked: 'The username cannot be changed',
  },
  password: {
    minLength: 6,
    maxLength: 200,
    tooShort: 'Password must be at least 6 characters',
    tooLong: 'Password must be at most 200 characters',
    tooEasy: 'This password is too easy to guess',
  },
  /** Of the person who changes a password or an email address, whosever it is (CONTRACT section 10). */
  currentPassword: {
    maxLength: 200,
    required: 'Please enter your own password to change a password or an email address',
    wrong: 'This is not your password',
  },
  email: {
    required: INVALID_EMAIL,
    maxLength: 254,
    is: looksLikeEmailAddress,
    invalid: INVALID_EMAIL,
    taken: 'This email address already belongs to another user',
  },
  firstName: { maxLength: 80, tooLong: 'First name must be at most 80 characters' },
  lastName: { maxLength: 80, tooLong: 'Last name must be at most 80 characters' },
  role: {
    required: UNKNOWN_ROLE,
    oneOf: USER_ROLES,
    unknown: UNKNOWN_ROLE,
    locked: 'The role of the super-user cannot be changed',
  },
  isActive: { wrongType: 'Active must be true or false', locked: 'The super-user cannot be made inactive' },
  superUserStays: 'The super-user cannot be deleted',
  lastAdminStays: 'The last active admin cannot be removed, demoted or made inactive',
} as const;
