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
import { IDEMPOTENCY_KEY } from '#libs/contracts/order';
import type { CallApi } from './call-api';

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

export function createPayingCalls(callApi: CallApi): PayingCalls {
  const once = (key: string) => ({ [IDEMPOTENCY_KEY.header]: key });
  return {
    addPayment: (id, body, key) =>
      callApi('post', '/api/admin/invoices/{id}/payments', { parameters: { id }, body, headers: once(key) }),
    removePayment: (id, paymentId) =>
      callApi('delete', '/api/admin/invoices/{id}/payments/{paymentId}', { parameters: { id, paymentId } }),
    addCreditNote: (id, body, key) =>
      callApi('post', '/api/admin/invoices/{id}/credit-notes', { parameters: { id }, body, headers: once(key) }),
    sendInvoice: (id, body) => callApi('post', '/api/admin/invoices/{id}/send', { parameters: { id }, body }),
    clientStatement: (id) => callApi('get', '/api/admin/corporate-clients/{id}/statement', { parameters: { id } }),
  };
}
