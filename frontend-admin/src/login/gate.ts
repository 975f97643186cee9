import type { AdminScreen } from '#libs/contracts/admin-paths';

/** What stands in place of a screen while nobody is signed in: the login form, Access Denied, or the way to the dashboard. */
export type Gate = 'login' | 'denied' | 'dashboard';

/** The screens that differ from the rest (spec 3 sections 2 and 6). */
const GATES: Partial<Record<AdminScreen, Gate>> = { 'corporate-clients': 'denied', 'products': 'denied', 'messages': 'dashboard' };

/** @param pathname below /admin */
export function gateAt(pathname: string): Gate {
  const screen = pathname.split('/')[1] ?? '';
  return (Object.hasOwn(GATES, screen) && GATES[screen as AdminScreen]) || 'login';
}
