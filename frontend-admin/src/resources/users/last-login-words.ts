import { schoolMoment } from '../../shared/school-moment';

/**
 * When an account last signed in, on the school's clock, or that it never did (spec 3 section 2). @param lastLogin ISO
 * 8601
 */
export function lastLoginWords(lastLogin: string | null): string {
  return lastLogin === null ? 'Never' : schoolMoment(lastLogin);
}
