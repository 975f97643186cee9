import { useGetOne } from 'react-admin';
import type { InvoiceDetails, InvoiceRecord } from '#libs/contracts/generated/api';
import { INVOICES } from './invoice-words';

/**
 * An invoice as the list left it in the cache has neither payments nor credit notes; they come with the answer for
 * itself alone.
 */
export type ShownInvoice = InvoiceRecord & Partial<Pick<InvoiceDetails, 'payments' | 'creditNotes'>>;

/** The invoice as it is now: what the list knows shows at once, and is asked for again. */
export function useInvoice(id: number) {
  return useGetOne<ShownInvoice>(INVOICES, { id }, { staleTime: 0 });
}

/** Whether payments and credit notes have come too. */
export function isWhole(invoice: ShownInvoice): invoice is InvoiceDetails {
  return invoice.payments !== undefined && invoice.creditNotes !== undefined;
}
