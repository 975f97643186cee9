/** Calls of invoices that are no list's (spec 3 section 7, CONTRACT "Invoices"). */
import type { ApiPath } from '#libs/contracts/api-calls';
import type { AddInvoiceItemDto, InvoiceItem, InvoiceSettings } from '#libs/contracts/generated/api';
import type { FetchJson } from './fetch-json';
import { ADMIN_API } from './resource-paths';

const SETTINGS = '/api/admin/invoice-settings' satisfies ApiPath<'get'> & ApiPath<'put'>;
const RECENT_ITEMS = '/api/admin/invoice-items/recent' satisfies ApiPath<'get'>;

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

export function createInvoiceCalls(fetchJson: FetchJson): InvoiceCalls {
  async function call<Answer>(url: string, method = 'GET', body?: object): Promise<Answer> {
    const { json } = await fetchJson(url, { method, ...(body && { body: JSON.stringify(body) }) });
    return json as Answer;
  }
  const itemsOf = (invoiceId: number) => `${ADMIN_API}/invoices/${invoiceId}/items`;
  return {
    invoiceSettings: () => call(SETTINGS),
    changeInvoiceSettings: (fields) => call(SETTINGS, 'PUT', fields),
    recentInvoiceItems: () => call(RECENT_ITEMS),
    addInvoiceItem: (invoiceId, item) => call(itemsOf(invoiceId), 'POST', item),
    changeInvoiceItem: (invoiceId, itemId, item) => call(`${itemsOf(invoiceId)}/${itemId}`, 'PUT', item),
    removeInvoiceItem: (invoiceId, itemId) => call(`${itemsOf(invoiceId)}/${itemId}`, 'DELETE'),
  };
}
