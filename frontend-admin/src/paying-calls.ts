/**
 * Calls about getting paid: payments, credit notes and sending of invoices, statements of clients (CONTRACT
 * "Invoices").
 */
import type {
  AddCreditNoteDto,
  AddPaymentDto,
  ClientStatementView,
  InvoiceDetails,
  SendInvoiceDto,
} from '#libs/contracts/generated/api';
import type { FetchJson } from './fetch-json';
import { ADMIN_API } from './resource-paths';

export interface PayingCalls {
  /** @param key the same for every try of one payment, so that an answer that got lost books it no second time */
  addPayment(invoiceId: number, payment: AddPaymentDto, key: string): Promise<InvoiceDetails>;
  removePayment(invoiceId: number, id: number): Promise<InvoiceDetails>;
  /** @param key as of a payment */
  addCreditNote(invoiceId: number, creditNote: AddCreditNoteDto, key: string): Promise<InvoiceDetails>;
  sendInvoice(invoiceId: number, sending: SendInvoiceDto): Promise<InvoiceDetails>;
  /** What the client owes today. */
  clientStatement(clientId: number): Promise<ClientStatementView>;
}

export function createPayingCalls(fetchJson: FetchJson): PayingCalls {
  async function change(path: string, method: 'POST' | 'DELETE', body?: object, key?: string): Promise<InvoiceDetails> {
    const headers = new Headers(key === undefined ? {} : { 'Idempotency-Key': key });
    const { json } = await fetchJson(`${ADMIN_API}/invoices/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return json as InvoiceDetails;
  }
  return {
    addPayment: (invoiceId, payment, key) => change(`${invoiceId}/payments`, 'POST', payment, key),
    removePayment: (invoiceId, id) => change(`${invoiceId}/payments/${id}`, 'DELETE'),
    addCreditNote: (invoiceId, creditNote, key) => change(`${invoiceId}/credit-notes`, 'POST', creditNote, key),
    sendInvoice: (invoiceId, sending) => change(`${invoiceId}/send`, 'POST', sending),
    async clientStatement(clientId) {
      const { json } = await fetchJson(`${ADMIN_API}/corporate-clients/${clientId}/statement`);
      return json as ClientStatementView;
    },
  };
}
