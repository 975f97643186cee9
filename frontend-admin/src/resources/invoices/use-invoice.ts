import { useGetOne, useDataProvider } from 'react-admin';
import { type To, useLocation } from 'react-router-dom';
import type { InvoiceDetails, InvoiceRecord, InvoiceSettingsView } from '#libs/contracts/generated/api';
import { useFormMode, type FormModeLinks } from '../../shared/form-mode';
import { INVOICE_SETTINGS_KEY } from '../../shared/issuer/issuer-values';
import { INVOICES } from './invoice-words';
import { useQuery } from '@tanstack/react-query';
import type { SchoolDataProvider } from '../../data-provider';

/**
 * An invoice as the list left it in the cache has neither payments nor credit notes; they come with the answer for
 * itself alone.
 */
export type ShownInvoice = InvoiceRecord & Partial<Pick<InvoiceDetails, 'payments' | 'creditNotes' | 'sendings'>>;

/** The invoice as it is now: what the list knows shows at once, and is asked for again. */
export function useInvoice(id: number) {
  return useGetOne<ShownInvoice>(INVOICES, { id }, { staleTime: 0 });
}

/** Whether payments and credit notes have come too. */
export function isWhole(invoice: ShownInvoice): invoice is InvoiceDetails {
  return invoice.payments !== undefined && invoice.creditNotes !== undefined && invoice.sendings !== undefined;
}

interface InvoicePaths extends FormModeLinks {
  /**
   * The line items of an invoice, over the list or over its details; an address of their own, so that Back closes them.
   */
  itemsPath(id: number): To;
}

export function useInvoicePaths(): InvoicePaths {
  const mode = useFormMode(INVOICES);
  const { search } = useLocation();
  return { ...mode, itemsPath: (id) => ({ pathname: `/${INVOICES}/${id}/items`, search }) };
}

/** Where the line items lead when they close: to the details, else to the list. */
export interface OpenedFrom {
  from?: 'details';
}

/** Of those opened from there, and of a new invoice: once it has its lines it is sent from there. */
export const TO_DETAILS: OpenedFrom = { from: 'details' };

/**
 * What new invoices begin with. A form that holds them is not filled anew while it is open; each form asks for them
 * itself, as they are changed on another screen.
 */
export function useInvoiceSettings() {
  const api = useDataProvider<SchoolDataProvider>();
  return useQuery<InvoiceSettingsView>({
    queryKey: INVOICE_SETTINGS_KEY,
    queryFn: () => api.invoiceSettings(),
    gcTime: 0,
  });
}
