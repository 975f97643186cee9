import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { InvoiceSettings } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../../../data-provider';
import { SETTINGS_KEY } from '../invoice-words';

/** What new invoices begin with. A form that holds them is not filled anew while it is open. */
export function useInvoiceSettings() {
  const api = useDataProvider<SchoolDataProvider>();
  return useQuery<InvoiceSettings>({ queryKey: SETTINGS_KEY, queryFn: () => api.invoiceSettings() });
}
