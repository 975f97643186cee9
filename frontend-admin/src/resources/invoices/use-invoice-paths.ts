import type { To } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import { useFormMode, type FormModeLinks } from '../../shared/form-mode';
import { INVOICES } from './invoice-words';

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

/** Where a dialog leads back to when it closes: the details it was opened from, else the list. */
export interface OpenedFrom {
  from?: 'details';
}
