import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { PersonKind } from '#libs/contracts/people';
import { RETENTION } from '#libs/domain/retention';
import { TASKS } from '../../shared/task/use-tasks';

/** What each kind is called, where its records are shown, and what becomes of them. */
export const KINDS: Record<PersonKind, { title: string; screen?: AdminScreen; erased: string }> = {
  messages: { title: 'Contact messages', screen: 'messages', erased: 'Will be deleted.' },
  conversations: { title: 'Conversations', screen: 'chat-conversations', erased: 'Will be deleted.' },
  trials: { title: 'Trial bookings', screen: 'trial-bookings', erased: 'Will be deleted.' },
  courseSignups: { title: 'Course sign-ups', screen: 'course-signups', erased: 'Will be deleted.' },
  orders: {
    title: 'Orders',
    screen: 'orders',
    erased: 'Numbers and amounts stay in the books, without personal details.',
  },
  stockAlerts: { title: 'Back-in-stock alerts', erased: 'Will be deleted.' },
  trusted: { title: 'Trusted sender', erased: 'Will be deleted.' },
  clients: {
    title: 'Corporate clients',
    screen: 'corporate-clients',
    erased: 'The company stays, without personal details.',
  },
  invoices: {
    title: 'Invoices',
    screen: 'invoices',
    erased:
      'Numbers and amounts stay in the books, without personal details. The PDFs that were sent stay as they are for ' +
      `${RETENTION.invoices}, as the law requires.`,
  },
  quotes: { title: 'Quotes', screen: 'quotes', erased: 'Numbers and amounts stay, without personal details.' },
  accounts: { title: 'Accounts', screen: 'users', erased: 'Must be deleted under User Management.' },
  waitingMails: { title: 'Emails waiting to be sent', erased: 'Will be deleted.' },
  mailFiles: { title: "Emails on this computer's disk", erased: 'Will be deleted.' },
  activity: { title: 'Activity log entries', erased: 'The log stays, without personal details.' },
  deleted: { title: 'Deleted, can be restored', erased: 'Can no longer be restored.' },
  imports: {
    title: 'Rows of imported CSV files',
    erased: 'The files are deleted and their imports can no longer be undone.',
  },
};

export const SEARCH_FAILED = 'The search failed';
export const EXPORT = { failed: 'The export failed', done: 'Exported', reason: 'below', stale: [] } as const;
export const ERASE = {
  done: 'Erasing has started. You will be notified when it is done',
  failed: 'Nothing was erased',
  reason: 'beside',
  stale: [TASKS],
} as const;
