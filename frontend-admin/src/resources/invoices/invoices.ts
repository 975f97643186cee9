import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { InvoiceRecord } from '#libs/contracts/generated/api';
import { InvoicesIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** One screen serves the list and, over it, the form or the details that the address asks for (spec 3 section 2). */
export const invoices = {
  name: 'invoices' satisfies AdminScreen,
  list: screen(async () => (await import('./InvoicesScreen')).InvoicesScreen),
  icon: InvoicesIcon,
  recordRepresentation: (record: InvoiceRecord) => record.invoiceNumber,
} satisfies ResourceProps;
