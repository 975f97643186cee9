/** The limits of an invoice's fields, and what is said of them (spec 3 sections 2 to 8, CONTRACT "Invoices"). */
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import type { InvoiceStart } from '#libs/domain/invoice-issuer';
import { INVOICE_STATUSES } from '#libs/domain/invoice-status';
import { WHOLE_BASIS_POINTS } from '#libs/domain/invoice-totals';
import { formatRand } from '#libs/domain/money';
import { isImageField } from '#libs/domain/web-address';
import { ISSUER_TEXTS, MAX_LINE_CENTS, MAX_LINES, PAYMENT_METHODS } from './invoice.js';

const MAX_UNIT_CENTS = 100_000_000;

const UNKNOWN_METHOD = 'Method must be EFT, card, cash or other';

export const INVOICE_RULES = {
  corporateClientId: { required: 'Client is required', unknown: 'There is no such client' },
  clientName: {
    required: 'Client name is required',
    maxLength: 160,
    tooLong: 'Client name must be at most 160 characters',
  },
  clientEmail: {
    required: 'Client email is required',
    is: looksLikeEmailAddress,
    invalid: 'Please enter a valid email address',
    maxLength: 254,
  },
  clientPhone: { maxLength: 40, tooLong: 'Client phone must be at most 40 characters' },
  clientAddress: { maxLength: 700, tooLong: 'Client address must be at most 700 characters' },
  clientVatNumber: { maxLength: 40, tooLong: 'Client VAT number must be at most 40 characters' },
  stormCombatEmail: { is: looksLikeEmailAddress, invalid: 'Please enter a valid email address', maxLength: 254 },
  stormCombatLogo: {
    is: isImageField,
    invalid: 'Logo must be an image file, a web address (https://…) or a path of this site (/…)',
  },
  dueDate: { required: 'Due date is required', invalid: 'Due date must be a date' },
  /** Percent in the form, basis points on the wire. */
  taxRate: { min: 0, max: WHOLE_BASIS_POINTS, stepPercent: 0.01, invalid: 'Tax rate must be from 0 to 100' },
  status: { unknown: `Status must be one of ${INVOICE_STATUSES.join(', ')}` },
  notes: { maxLength: 2000, tooLong: 'Notes must be at most 2000 characters' },
  otherBody: 'This Idempotency-Key was used for another invoice',
  items: { maxCount: MAX_LINES, tooMany: `An invoice has at most ${MAX_LINES} line items` },
  description: {
    required: 'Description is required',
    maxLength: 500,
    tooLong: 'Description must be at most 500 characters',
  },
  quantity: { min: 1, max: 100_000, invalid: 'Quantity must be a whole number from 1 to 100000' },
  unitPrice: {
    min: 0,
    max: MAX_UNIT_CENTS,
    invalid: `Unit price must be from ${formatRand(0)} to ${formatRand(MAX_UNIT_CENTS)}`,
  },
  totalPrice: { max: MAX_LINE_CENTS, tooHigh: `A line item may come to at most ${formatRand(MAX_LINE_CENTS)}` },
  payment: {
    date: { required: 'Date is required', invalid: 'Date must be a date that is not in the future' },
    amount: { min: 1, max: MAX_LINE_CENTS * MAX_LINES, invalid: 'Amount must be more than R0.00' },
    method: { required: UNKNOWN_METHOD, oneOf: PAYMENT_METHODS, unknown: UNKNOWN_METHOD },
    reference: { maxLength: 120, tooLong: 'Reference must be at most 120 characters' },
    onCancelled: 'Payments cannot be added to a cancelled invoice',
    allowOverpayment: { wrongType: 'Allow overpayment must be true or false' },
    maxCount: 500,
    tooMany: 'An invoice has at most 500 payments',
    otherBody: 'This Idempotency-Key was used for another payment',
  },
  creditNote: {
    amount: { min: 1, max: MAX_LINE_CENTS * MAX_LINES * 2, invalid: 'Amount must be more than R0.00' },
    reason: { required: 'Reason is required', maxLength: 300, tooLong: 'Reason must be at most 300 characters' },
    onCancelled: 'Credit notes cannot be added to a cancelled invoice',
    otherBody: 'This Idempotency-Key was used for another credit note',
  },
  sending: {
    to: {
      required: 'There is no client email',
      is: looksLikeEmailAddress,
      invalid: 'Please enter a valid email address',
    },
    message: { maxLength: 2000, tooLong: 'Message must be at most 2000 characters' },
  },
} as const;

/** Of what new invoices begin with. */
export const INVOICE_START_RULES = {
  ...ISSUER_TEXTS,
  stormCombatEmail: INVOICE_RULES.stormCombatEmail,
  stormCombatLogo: INVOICE_RULES.stormCombatLogo,
  notes: INVOICE_RULES.notes,
} as const satisfies Record<keyof InvoiceStart, object>;

/** Why a payment is not taken as it was typed. */
export function paysTooMuch(amount: number, outstanding: number): string {
  return outstanding > 0
    ? `${formatRand(amount)} is ${formatRand(amount - outstanding)} ` +
        `more than the ${formatRand(outstanding)} that is owed`
    : `Nothing is owed on this invoice`;
}

/** Why a credit note is not made: together they never take more than the invoice asks. */
export function creditsTooMuch(left: number): string {
  return left > 0
    ? `At most ${formatRand(left)} of this invoice can still be credited`
    : 'This invoice is credited in full';
}

/** Why no copy is made of an invoice. */
export const DUPLICATION_RULES = {
  noClient: 'The client of this invoice was deleted. Restore the client, then duplicate the invoice',
} as const;

/** How often one invoice is sent by hand. */
export const INVOICE_SENDINGS = { sameAddressMinutes: 1, perHour: 10 } as const;

/** To whoever presses twice. */
export function sentJustNow(to: string): string {
  return `This invoice was sent to ${to} a moment ago. Wait a minute to send it there again`;
}

export const SENT_TOO_OFTEN = [
  `This invoice was sent ${INVOICE_SENDINGS.perHour} times within an hour.`,
  'Please wait before you send it again',
].join(' ');

/** Toasts of the back-office (spec 3 section 8). */
export const INVOICE_MESSAGES = {
  loading: 'Loading invoices...',
  created: 'Invoice created successfully',
  createFailed: 'Failed to create invoice',
  duplicated: 'Draft with the same line items created',
  duplicateFailed: 'Failed to duplicate invoice',
  updated: 'Invoice updated successfully',
  updateFailed: 'Failed to update invoice',
  deleted: 'Invoice deleted successfully',
  deleteFailed: 'Failed to delete invoice',
  lineAdded: 'Line item added successfully',
  lineFailed: 'Failed to add line item',
  exported: 'Invoice PDF exported successfully',
  exportFailed: 'Failed to export PDF',
  logoUploaded: 'Logo uploaded and set as default Storm Combat logo',
  copied: 'Email Content Copied',
  copyFailed: { title: 'Copy Failed', text: 'Unable to copy to clipboard. Please manually create the email.' },
  confirmDelete: 'Are you sure you want to delete this invoice?',
} as const;

export const DEFAULT_INVOICE_NOTE = 'Thank you for your trust in us.';
/** "The last 10 saved line items" (spec 3 section 9): GET /api/admin/invoice-items/recent. */
export const QUICK_ADD_COUNT = 10;
