import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { Write } from '../use-write';

export const EXPORT = { done: 'Exported', failed: 'The export failed', stale: [] } satisfies Write;

/** The name in the address of the dialog that asks for a period. */
export const EXPORT_DIALOG = 'export';

/** The lists whose files the server writes, of a period: what of them is asked in the dialog. */
export const EXPORTED_BY_PERIOD = ['invoices', 'orders'] as const satisfies AdminScreen[];

/** The lists whose files are written here: what of each is in exported-fields, which is fetched with the press. */
export const EXPORTED_WHOLE = [
  'activity',
  'api-keys',
  'beginner-courses',
  'chat-conversations',
  'class-schedule',
  'closures',
  'corporate-clients',
  'course-signups',
  'faq',
  'instructors',
  'products',
  'trial-bookings',
  'unanswered-questions',
  'users',
] as const satisfies AdminScreen[];
export type ExportedWhole = (typeof EXPORTED_WHOLE)[number];

export function isExportedWhole(resource: string): resource is ExportedWhole {
  return (EXPORTED_WHOLE as readonly string[]).includes(resource);
}
