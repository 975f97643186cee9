import { links } from '#libs/school/school';
import { paths } from '../paths';

/** The words of the student login (spec 1 sections 2.8 and 8). */
export const studentLoginWords = {
  title: 'STUDENT LOGIN',
  lead: 'Sign in with the username and password of your student account.',
  portalTitle: 'In the student portal',
  withoutPortalTitle: 'For our students',
} as const;

export const LOGIN_TOASTS = {
  done: { title: 'Login successful', text: 'Welcome back to the academy.' },
  failed: { title: 'Login failed', text: 'Invalid username or password. Please try again.' },
} as const;

/** Without a membership provider the way to sign in is our own page. */
export function hasPortal(): boolean {
  return links.membershipProvider !== paths.studentLogin;
}

/** What every student can do: in the portal of the membership provider or, without one, by asking the school. */
export const portalFeatures = [
  'Track attendance and progress',
  'Book classes and special workshops',
  'Access training videos and resources',
  'Manage membership and payments',
] as const;

/** The words of the student body page (spec 1 section 2.11). */
export const studentBodyWords = {
  title: 'Student Body',
  lead: 'Your classes, attendance and payments, in the portal of our membership provider.',
  reachUs: 'Ask us about your classes, attendance and payments.',
  frameTitle: 'Student portal of our membership provider',
  loading: 'Loading the student portal...',
  open: 'Open in a new tab',
  fallback: "Can't see the portal, or can't sign in? Some browsers block pages inside other pages.",
  help: "No account yet, or can't get in? Ask us:",
} as const;
