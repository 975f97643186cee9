import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { InvoiceSettingsView } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../../data-provider';

/** Where what new invoices begin with is kept. */
export const INVOICE_SETTINGS_KEY = ['invoice-settings'];

/**
 * What new invoices and clients begin with. A form that holds them is not filled anew while it is open; each form asks
 * for them itself, as they are changed on another screen.
 */
export function useInvoiceSettings(enabled = true) {
  const api = useDataProvider<SchoolDataProvider>();
  return useQuery<InvoiceSettingsView>({
    queryKey: INVOICE_SETTINGS_KEY,
    queryFn: () => api.invoiceSettings(),
    gcTime: 0,
    enabled,
  });
}
