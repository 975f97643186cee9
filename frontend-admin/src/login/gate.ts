import type { AdminScreen } from '#libs/contracts/admin-paths';
import { LOGIN_RULES } from '#libs/contracts/auth';
import type { MobileAppScreen } from '#libs/contracts/mobile-app-paths';

/**
 * What stands in place of a screen while nobody is signed in: the login form, Access Denied, or the way to the
 * dashboard.
 */
type Gate = 'login' | 'denied' | 'dashboard';

/** The screens that differ from the rest (spec 3 sections 2 and 6). */
const GATES: Partial<Record<AdminScreen, Gate>> = {
  'corporate-clients': 'denied',
  products: 'denied',
  messages: 'dashboard',
};

/**
 * What a person is told who may not come in; the courses screen has words of its own (spec 3 sections 5 and 8). @param
 * pathname below /admin or /mobile-app
 */
export function notAdminWords(pathname: string): string {
  const screen = pathname.split('/')[1];
  return screen === ('beginner-courses' satisfies AdminScreen) || screen === ('courses' satisfies MobileAppScreen)
    ? LOGIN_RULES.notAdminAtCourses
    : LOGIN_RULES.notAdmin;
}

/** @param pathname below /admin */
export function gateAt(pathname: string): Gate {
  const screen = pathname.split('/')[1] ?? '';
  return (Object.hasOwn(GATES, screen) && GATES[screen as AdminScreen]) || 'login';
}
