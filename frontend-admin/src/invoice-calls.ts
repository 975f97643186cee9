/** Calls of invoices that are no list's (spec 3 section 7, CONTRACT "Invoices"). */
import type { AddInvoiceItemDto, InvoiceItem, InvoiceSettings } from '#libs/contracts/generated/api';
import type { CallApi } from './call-api';

export interface InvoiceCalls {
  /** What new invoices begin with. */
  invoiceSettings(): Promise<InvoiceSettings>;
  /** Blank fields go back to what is built in; the logo may be inline data. */
  changeInvoiceSettings(fields: Partial<InvoiceSettings>): Promise<InvoiceSettings>;
  /** The last lines that were saved, on whatever invoice. */
  recentInvoiceItems(): Promise<InvoiceItem[]>;
  addInvoiceItem(invoiceId: number, item: AddInvoiceItemDto): Promise<InvoiceItem>;
  changeInvoiceItem(invoiceId: number, itemId: number, item: AddInvoiceItemDto): Promise<InvoiceItem>;
  removeInvoiceItem(invoiceId: number, itemId: number): Promise<InvoiceItem>;
}

export function createInvoiceCalls(callApi: CallApi): InvoiceCalls {
  return {
    invoiceSettings: () => callApi('get', '/api/admin/invoice-settings', {}),
    changeInvoiceSettings: (body) => callApi('put', '/api/admin/invoice-settings', { body }),
    recentInvoiceItems: () => callApi('get', '/api/admin/invoice-items/recent', {}),
    addInvoiceItem: (id, body) => callApi('post', '/api/admin/invoices/{id}/items', { parameters: { id }, body }),
    changeInvoiceItem: (id, itemId, body) =>
      callApi('put', '/api/admin/invoices/{id}/items/{itemId}', { parameters: { id, itemId }, body }),
    removeInvoiceItem: (id, itemId) =>
      callApi('delete', '/api/admin/invoices/{id}/items/{itemId}', { parameters: { id, itemId } }),
  };
}
