/** Invoices for corporate clients: what crosses the wire (spec 3 sections 2 to 5, CONTRACT "Invoices"). */
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

export const PAYMENT_METHODS = ['eft', 'card', 'cash', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const PAYMENT_METHOD_WORDS: Record<PaymentMethod, string> = {
  eft: 'EFT',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
};

export const INVOICE_STATUS_WORDS: Record<InvoiceStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  overdue: 'Overdue',
  cancelled: 'Cancelled',
};
