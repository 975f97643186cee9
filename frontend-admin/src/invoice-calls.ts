/** Calls of invoices that are no list's (spec 3 section 7, CONTRACT "Invoices"). */
import type {
  AddInvoiceItemDto,
  InvoiceItem,
  InvoiceSettingsView,
  AddClientPaymentDto,
  AddCreditNoteDto,
  AddPaymentDto,
  BankImportView,
  ClientCreditView,
  ClientLedgerView,
  ClientRecordsView,
  ClientStatementView,
  CorporateClient,
  QuoteRecord,
  ImportStatementDto,
  InvoiceDetails,
  MergeClientDto,
  SendInvoiceDto,
  PreviewStatementDto,
  SendStatementDto,
  StatementPreviewView,
} from '#libs/contracts/generated/api';
import type { CallApi } from './call-api';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';

export interface InvoiceCalls {
  /** What new invoices begin with. */
  invoiceSettings(): Promise<InvoiceSettingsView>;
  /** Blank fields go back to what is built in; the logo may be inline data. */
  changeInvoiceSettings(fields: Partial<InvoiceSettingsView>): Promise<InvoiceSettingsView>;
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

/**
 * Calls about getting paid: payments, credit notes and sending of invoices, statements of clients (CONTRACT
 * "Invoices").
 */
export interface PayingCalls {
  /** @param key the same for every try of one payment, so that an answer that got lost books it no second time */
  addPayment(invoiceId: number, payment: AddPaymentDto, key: string): Promise<InvoiceDetails>;
  removePayment(invoiceId: number, id: number): Promise<InvoiceDetails>;
  /** @param key as of a payment */
  addCreditNote(invoiceId: number, creditNote: AddCreditNoteDto, key: string): Promise<InvoiceDetails>;
  sendInvoice(invoiceId: number, sending: SendInvoiceDto): Promise<InvoiceDetails>;
  /** Says that the client has it, by whatever way. */
  markInvoiceSent(invoiceId: number): Promise<InvoiceDetails>;
  /** Makes a draft of the same for the same client. @param key as of a payment */
  duplicateInvoice(invoiceId: number, key: string): Promise<InvoiceDetails>;
  /** Credits all of a locked invoice. @returns the draft that replaces it */
  correctInvoice(invoiceId: number): Promise<InvoiceDetails>;
  /** Mails the quote, with the link by which it is answered. */
  sendQuote(id: number): Promise<QuoteRecord>;
  /** Makes the invoice of an accepted quote, or finds it. */
  invoiceQuote(id: number): Promise<InvoiceDetails>;
  /** What the client owes today. */
  clientStatement(clientId: number): Promise<ClientStatementView>;
  /** What the client was asked and paid within a period. */
  clientLedger(clientId: number, period: { from: string; to: string }): Promise<ClientLedgerView>;
  /** What the client has paid ahead. */
  clientCredit(clientId: number): Promise<ClientCreditView>;
  /** One payment for several invoices of a client. @param key as of a payment */
  addClientPayment(clientId: number, payment: AddClientPaymentDto, key: string): Promise<ClientCreditView>;
  removeClientPayment(clientId: number, id: number): Promise<ClientCreditView>;
  /** @param amount cents @param key as of a payment */
  spendCredit(invoiceId: number, amount: number, key: string): Promise<InvoiceDetails>;
  /** Mails the statement with its PDF. */
  sendStatement(clientId: number, sending: SendStatementDto): Promise<ClientStatementView>;
  /** How much names the client, and would move with it. */
  clientRecords(clientId: number): Promise<ClientRecordsView>;
  /** What becomes of a bank's CSV file. Nothing is recorded by it. */
  previewStatement(file: PreviewStatementDto): Promise<StatementPreviewView>;
  /** Lines of it become payments. @param key as of a payment */
  importStatement(statement: ImportStatementDto, key: string): Promise<BankImportView>;
  /** @returns the client that is kept */
  mergeClient(clientId: number, merge: MergeClientDto): Promise<CorporateClient>;
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
    markInvoiceSent: (id) => callApi('post', '/api/admin/invoices/{id}/mark-sent', { parameters: { id } }),
    duplicateInvoice: (id, key) =>
      callApi('post', '/api/admin/invoices/{id}/duplicate', { parameters: { id }, headers: once(key) }),
    correctInvoice: (id) => callApi('post', '/api/admin/invoices/{id}/correct', { parameters: { id } }),
    sendQuote: (id) => callApi('post', '/api/admin/quotes/{id}/send', { parameters: { id } }),
    invoiceQuote: (id) => callApi('post', '/api/admin/quotes/{id}/invoice', { parameters: { id } }),
    clientStatement: (id) => callApi('get', '/api/admin/corporate-clients/{id}/statement', { parameters: { id } }),
    clientLedger: (id, query) =>
      callApi('get', '/api/admin/corporate-clients/{id}/ledger', { parameters: { id }, query }),
    clientCredit: (id) => callApi('get', '/api/admin/corporate-clients/{id}/credit', { parameters: { id } }),
    addClientPayment: (id, body, key) =>
      callApi('post', '/api/admin/corporate-clients/{id}/payments', { parameters: { id }, body, headers: once(key) }),
    removeClientPayment: (id, paymentId) =>
      callApi('delete', '/api/admin/corporate-clients/{id}/payments/{paymentId}', { parameters: { id, paymentId } }),
    spendCredit: (id, amount, key) =>
      callApi('post', '/api/admin/invoices/{id}/use-credit', {
        parameters: { id },
        body: { amount },
        headers: once(key),
      }),
    sendStatement: (id, body) =>
      callApi('post', '/api/admin/corporate-clients/{id}/statement/send', { parameters: { id }, body }),
    previewStatement: (body) => callApi('post', '/api/admin/bank-statements/preview', { body }),
    importStatement: (body, key) => callApi('post', '/api/admin/bank-statements/import', { body, headers: once(key) }),
    clientRecords: (id) => callApi('get', '/api/admin/corporate-clients/{id}/merge', { parameters: { id } }),
    mergeClient: (id, body) => callApi('post', '/api/admin/corporate-clients/{id}/merge', { parameters: { id }, body }),
  };
}
