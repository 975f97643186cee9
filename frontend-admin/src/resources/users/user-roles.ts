import { USER_ROLES, type UserRole } from '#libs/contracts/user';
import type { Choice } from '../../shared/choices';

/** What each role is called, with what it opens (spec 3 section 6). */
export const ROLE_NAMES: Record<UserRole, string> = { admin: 'Admin', user: 'User' };

export const ROLE_CHOICES: Choice[] = USER_ROLES.map((role) => ({ id: role, name: ROLE_NAMES[role] }));
