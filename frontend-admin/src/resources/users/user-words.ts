import { USER_ROLES, type UserRole } from '#libs/contracts/user';
import type { Choice } from '../../shared/ChoiceInput';
import type { RecordWords } from '../../shared/record-words';
import { schoolMoment } from '../../shared/school-moment';

export const USER_WORDS: RecordWords = {
  one: 'user',
  many: 'users',
  empty: 'No users found. Create your first user using the button above.',
  add: 'Add New User',
  isServerFirst: true,
};

/**
 * When an account last signed in, on the school's clock, or that it never did (spec 3 section 2). @param lastLogin ISO
 * 8601
 */
export function lastLoginWords(lastLogin: string | null): string {
  return lastLogin === null ? 'Never' : schoolMoment(lastLogin);
}

/** What each role is called, with what it opens (spec 3 section 6). */
export const ROLE_NAMES: Record<UserRole, string> = { admin: 'Admin', user: 'User' };

export const ROLE_CHOICES: Choice[] = USER_ROLES.map((role) => ({ id: role, name: ROLE_NAMES[role] }));
