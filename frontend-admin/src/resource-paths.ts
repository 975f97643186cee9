/**
 * A resource is named after its screen's address (/admin/faq); its API path may differ (/api/admin/faqs).
 * This is the one place that knows which is which (spec 3 sections 2 and 7).
 */
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { ApiPath } from '#libs/contracts/api-calls';

export const ADMIN_API = '/api/admin';

/** The lists that the API has, as its document names them. */
type AdminList =
  ApiPath<'get'> extends infer Path ? (Path extends `${typeof ADMIN_API}/${infer Name}` ? Name : never) : never;
/** A resource without a screen of its own: another's keeps it. */
type SideResource =
  | 'product-categories'
  | 'deleted-records'
  | 'public-holidays'
  | 'class-exceptions'
  | 'trusted-senders'
  | 'instructor-absences';

/** A screen that shows no list. */
type Listless = 'bank-statement' | 'people' | 'reports' | 'settings' | 'system';
type Listed = Exclude<AdminScreen, Listless> | SideResource;

const API_PATHS: Record<Listed, AdminList> = {
  faq: 'faqs',
  'class-schedule': 'class-schedules',
  'class-exceptions': 'class-exceptions',
  closures: 'closures',
  'public-holidays': 'public-holidays',
  'trial-bookings': 'trial-bookings',
  users: 'users',
  'beginner-courses': 'beginner-courses',
  'course-signups': 'course-signups',
  messages: 'contact-messages',
  'reply-templates': 'reply-templates',
  'corporate-clients': 'corporate-clients',
  instructors: 'instructors',
  'instructor-absences': 'instructor-absences',
  products: 'products',
  'product-categories': 'product-categories',
  orders: 'orders',
  invoices: 'invoices',
  'recurring-invoices': 'recurring-invoices',
  quotes: 'quotes',
  'chat-conversations': 'chat-conversations',
  'unanswered-questions': 'unanswered-questions',
  'api-keys': 'api-keys',
  activity: 'activity',
  'deleted-records': 'deleted-records',
  'trusted-senders': 'trusted-senders',
};

/** The path segment below /api/admin. A name that is no resource's is a slip of ours, so it throws. */
export function apiPath(resource: string): string {
  if (!Object.hasOwn(API_PATHS, resource)) throw new Error(`No API path is known for the resource "${resource}".`);
  return API_PATHS[resource as Listed];
}
