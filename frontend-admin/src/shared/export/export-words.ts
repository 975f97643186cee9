import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { Write } from '../use-write';

export const EXPORT = { done: 'Exported', failed: 'The export failed', stale: [] } satisfies Write;

/** The name in the address of the dialog that asks for a period. */
export const EXPORT_DIALOG = 'export';

/** The lists whose files are written here, of what a search leaves (exported-fields). */
export const EXPORTED_LISTS = [
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
  'quotes',
  'recurring-invoices',
  'reply-templates',
  'trial-bookings',
  'unanswered-questions',
  'users',
] as const satisfies AdminScreen[];
export type ExportedList = (typeof EXPORTED_LISTS)[number];

/** Lists within a screen or a dialog, which have a button of their own there. */
export type ExportedSection = 'instructor-absences' | 'product-categories' | 'stock-history';

/** The lists whose files the server writes, of a period: what of them is asked in the dialog. */
export const EXPORTED_BY_PERIOD = ['invoices', 'orders'] as const satisfies AdminScreen[];
