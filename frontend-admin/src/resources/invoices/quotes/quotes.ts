import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { QuoteRecord } from '#libs/contracts/generated/api';
import { InvoicesIcon } from '../../../shared/icons';
import { screen } from '../../../shared/screen';

/** One screen serves the list and, over it, forms and details. */
export const quotes = {
  name: 'quotes' satisfies AdminScreen,
  list: screen(async () => (await import('./QuotesScreen')).QuotesScreen),
  icon: InvoicesIcon,
  recordRepresentation: (record: QuoteRecord) => record.quoteNumber,
} satisfies ResourceProps;
