import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { RecurringInvoiceRecord } from '#libs/contracts/generated/api';
import { InvoicesIcon } from '../../../shared/icons';
import { screen } from '../../../shared/screen';

/** One screen serves the list and, over it, the form. */
export const recurringInvoices = {
  name: 'recurring-invoices' satisfies AdminScreen,
  list: screen(async () => (await import('./RecurringInvoicesScreen')).RecurringInvoicesScreen),
  icon: InvoicesIcon,
  recordRepresentation: (record: RecurringInvoiceRecord) => record.name,
} satisfies ResourceProps;
