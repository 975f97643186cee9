/**
 * The addresses of the back-office (spec 3 section 2). The server answers them with the back-office's page and any
 * other /admin path with the 404 page; the back-office itself builds its routes and its navigation from them.
 */

export const ADMIN_ROOT = '/admin';

/**
 * The screens below the dashboard, by the last part of their address: the specification's ten, the assistant's two, and
 * what CONTRACT adds.
 */
export const ADMIN_SCREENS = [
  'faq',
  'class-schedule',
  'closures',
  'trial-bookings',
  'users',
  'beginner-courses',
  'course-signups',
  'messages',
  'reply-templates',
  'corporate-clients',
  'instructors',
  'products',
  'orders',
  'invoices',
  'recurring-invoices',
  'quotes',
  'bank-statement',
  'reports',
  'chat-conversations',
  'unanswered-questions',
  'api-keys',
  'settings',
  'activity',
  'system',
  'people',
] as const;

export type AdminScreen = (typeof ADMIN_SCREENS)[number];

const ID = '[1-9]\\d{0,9}';
const ADMIN_PATH = new RegExp(
  `^${ADMIN_ROOT}(?:/(?:${ADMIN_SCREENS.join('|')})(?:/create|/${ID}(?:/show)?)?|/invoices/${ID}/items)?/?$`,
);

/**
 * Whether a path is a page of the back-office: the dashboard, a screen, or one of a screen's forms
 * (/create, /:id and /:id/show, where ids are whole numbers from 1), or an invoice's line items (/invoices/:id/items).
 * @param path the path alone, without query or fragment; one closing slash is allowed
 */
export function isAdminPath(path: string): boolean {
  return ADMIN_PATH.test(path);
}
