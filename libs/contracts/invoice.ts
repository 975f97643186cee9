/** Invoices for corporate clients: what crosses the wire (spec 3 sections 2 to 5, CONTRACT "Invoices"). */
import type { Age } from '#libs/domain/ageing';
import type { InvoiceStatus } from '#libs/domain/invoice-status';

/** Who sends the invoice, as it stands on it. The names are the specification's. */
export const ISSUER_TEXTS = {
  stormCombatName: { label: 'Company name', maxLength: 160 },
  stormCombatAddress: { label: 'Address', maxLength: 300 },
  stormCombatPhone: { label: 'Phone', maxLength: 40 },
  stormCombatVatNumber: { label: 'VAT number', maxLength: 40 },
  bankName: { label: 'Bank name', maxLength: 80 },
  accountName: { label: 'Account name', maxLength: 120 },
  accountNumber: { label: 'Account number', maxLength: 40 },
  branchCode: { label: 'Branch code', maxLength: 20 },
  swiftCode: { label: 'SWIFT code', maxLength: 20 },
} as const;
export type IssuerText = keyof typeof ISSUER_TEXTS;

export interface Issuer extends Record<IssuerText, string | null> {
  stormCombatEmail: string | null;
  /** A path of this site, http or https. */
  stormCombatLogo: string | null;
}

/**
 * GET and PUT /api/admin/invoice-settings: what new invoices begin with. In a PUT, blank goes back to the built-in
 * default; the logo may be inline data.
 */
export interface InvoiceSettings extends Issuer {
  notes: string | null;
}

export interface InvoiceItem {
  id: number;
  invoiceId: number;
  description: string;
  quantity: number;
  /** Cents for one, without tax. */
  unitPrice: number;
  /** Cents: quantity times unit price. */
  totalPrice: number;
}

export const PAYMENT_METHODS = ['eft', 'card', 'cash', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const PAYMENT_METHOD_WORDS: Record<PaymentMethod, string> = {
  eft: 'EFT',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
};

export interface InvoicePayment {
  id: number;
  /** `2027-04-16` */
  date: string;
  /** Cents. */
  amount: number;
  method: PaymentMethod;
  reference: string | null;
  /** ISO 8601 UTC */
  createdAt: string;
}

/** It takes from what an invoice asks; it is never changed or removed, as the invoice it corrects is not. */
export interface CreditNote {
  id: number;
  /** `CN-2027-0001` */
  creditNoteNumber: string;
  /** `2027-04-16` */
  date: string;
  /** Cents, tax included. */
  amount: number;
  /** Cents of tax within the amount, at the invoice's rate. */
  taxAmount: number;
  reason: string;
  /** ISO 8601 UTC */
  createdAt: string;
}

export interface Invoice extends Issuer {
  id: number;
  /** `INV-2027-0001` */
  invoiceNumber: string;
  /** Null once the client is deleted: the invoice outlives it. */
  corporateClientId: number | null;
  clientName: string;
  clientEmail: string | null;
  clientPhone: string | null;
  clientAddress: string | null;
  clientVatNumber: string | null;
  /** `2027-04-16`, on the school's wall clock; so is the due date. */
  issueDate: string;
  dueDate: string;
  /** Basis points. */
  taxRate: number;
  /** Cents, all of them, and the server's. */
  subtotal: number;
  taxAmount: number;
  totalAmount: number;
  paidAmount: number;
  creditedAmount: number;
  /** Below zero: paid too much. */
  outstandingAmount: number;
  status: InvoiceStatus;
  notes: string | null;
  /** When it was last sent by mail from here, ISO 8601 UTC. */
  sentAt: string | null;
  sentTo: string | null;
  /** In the order they were added. */
  items: InvoiceItem[];
  /** ISO 8601 UTC */
  createdAt: string;
  updatedAt: string;
}

/**
 * GET, PUT and DELETE /api/admin/invoices/{id}, and what every payment and credit note answers. Calls of its lines
 * answer the line.
 */
export interface InvoiceDetails extends Invoice {
  /** Oldest first, both. */
  payments: InvoicePayment[];
  creditNotes: CreditNote[];
}

/**
 * POST /api/admin/invoices. Blank issuer fields and notes fall back to the settings; status, totals and tax are the
 * server's whatever is sent.
 */
export interface InvoiceInput extends Partial<Issuer> {
  corporateClientId: number;
  /** `2027-04-16`, or an instant, of which the school's date counts. */
  dueDate: string;
  taxRate?: number | null;
  notes?: string | null;
}

/** PUT /api/admin/invoices/{id}. A blank due date keeps the old one. */
export interface InvoiceChange extends Partial<Issuer> {
  clientName?: string;
  clientEmail?: string;
  clientPhone?: string | null;
  clientAddress?: string | null;
  clientVatNumber?: string | null;
  dueDate?: string | null;
  taxRate?: number | null;
  status?: InvoiceStatus;
  notes?: string | null;
}

/** POST and PUT of /api/admin/invoices/{id}/items. */
export interface InvoiceItemInput {
  description: string;
  quantity: number;
  /** Cents. */
  unitPrice: number;
}

/** POST /api/admin/invoices/{id}/payments. */
export interface InvoicePaymentInput {
  date: string;
  amount: number;
  method: PaymentMethod;
  reference?: string | null;
  /** More than is outstanding is a 409 without it. */
  allowOverpayment?: boolean;
}

/** POST /api/admin/invoices/{id}/credit-notes. */
export interface CreditNoteInput {
  amount: number;
  reason: string;
}

/** POST /api/admin/invoices/{id}/send: to the client's address unless another is given. */
export interface InvoiceSending {
  to?: string | null;
  /** Above the invoice's figures, in place of the usual words. */
  message?: string | null;
}

/**
 * GET /api/admin/corporate-clients/{id}/statement: what a client owes today, on the school's clock. `…/statement/pdf`
 * is the same on paper.
 */
export interface ClientStatement {
  corporateClientId: number;
  clientName: string;
  /** `2027-04-16` */
  asOf: string;
  /** Those of which something is outstanding, the oldest due date first. */
  invoices: StatementInvoice[];
  /** Cents by the days since the due dates, and all of them together. */
  ageing: Record<Age, number>;
  totalOutstanding: number;
}

export type StatementInvoice = Pick<
  Invoice,
  | 'id'
  | 'invoiceNumber'
  | 'issueDate'
  | 'dueDate'
  | 'totalAmount'
  | 'paidAmount'
  | 'creditedAmount'
  | 'outstandingAmount'
>;

export const INVOICE_STATUS_WORDS: Record<InvoiceStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  overdue: 'Overdue',
  cancelled: 'Cancelled',
};
