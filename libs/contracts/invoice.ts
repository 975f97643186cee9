/** Invoices for corporate clients: what crosses the wire (spec 3 sections 2 to 5, CONTRACT "Invoices"). */
import type { Issuer } from '#libs/domain/invoice-issuer';
import type { InvoiceStatus } from '#libs/domain/invoice-status';

/** A text that says nothing to the rules but its length. */
export function labelledText<Label extends string, Length extends number>(label: Label, maxLength: Length) {
  return { label, maxLength, tooLong: `${label} must be text of at most ${maxLength} characters` } as const;
}

/** Who sends the invoice, as it stands on it. The names are the specification's. */
export const ISSUER_TEXTS = {
  stormCombatName: labelledText('Company name', 160),
  stormCombatAddress: labelledText('Address', 300),
  stormCombatPhone: labelledText('Phone', 40),
  stormCombatVatNumber: labelledText('VAT number', 40),
  bankName: labelledText('Bank name', 80),
  accountName: labelledText('Account name', 120),
  accountNumber: labelledText('Account number', 40),
  branchCode: labelledText('Branch code', 20),
  swiftCode: labelledText('SWIFT code', 20),
} as const satisfies Partial<Record<keyof Issuer, object>>;
export type IssuerText = keyof typeof ISSUER_TEXTS;

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

/** R10 000 000.00: what one line may come to; and so that every total stays an exact number. */
export const MAX_LINE_CENTS = 1_000_000_000;
export const MAX_LINES = 500;

/** How an invoice went to its client. */
export const SENDING_KINDS = ['mail', 'reminder', 'by-hand'] as const;
export type SendingKind = (typeof SENDING_KINDS)[number];
