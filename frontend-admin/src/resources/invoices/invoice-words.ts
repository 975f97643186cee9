import { discountWords } from '#libs/documents/document-words';
import { INVOICE_MESSAGES } from '#libs/contracts/invoice-rules';
import type { InvoiceStatus } from '#libs/domain/invoice-status';
import type { InvoiceItem } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import type { RecordWords } from '../../shared/record-words';
import type { Write } from '../../shared/use-write';
import type { SchoolPalette } from '#libs/design/to-mui';

export const INVOICES = 'invoices';
/** Where what is asked of the server beside the invoices is kept. */
export const RECENT_ITEMS_KEY = ['invoice-items-recent'];

/** To the letter (design, "Invoices"). */
export const NO_CLIENT_EMAIL = 'No client email';

export const INVOICE_WORDS: RecordWords = {
  one: 'invoice',
  many: 'invoices',
  empty: 'No invoices found.',
  noneMatching: 'No invoices match your search criteria.',
  add: 'Create Invoice',
  formTitles: { add: 'Create New Invoice', edit: 'Edit Invoice' },
  saveNew: 'Create invoice',
  doneEnding: ' successfully',
};

export const INVOICE_STATUS_VARIANT: Record<InvoiceStatus, keyof SchoolPalette['badge']> = {
  pending: 'warn',
  paid: 'good',
  overdue: 'bad',
  cancelled: 'neutral',
};

/** "2 × R500.00, less 10% (R100.00)" */
export function pricingWords(item: Omit<InvoiceItem, 'id' | 'invoiceId' | 'description' | 'totalPrice'>): string {
  const { quantity, unitPrice, discountKind, discountAmount } = item;
  const price = `${quantity} × ${formatRand(unitPrice)}`;
  const discount = discountWords(item);
  if (discount === null) return price;
  return `${price}, less ${discount}${discountKind === 'percent' ? ` (${formatRand(discountAmount)})` : ''}`;
}

const STALE = [[INVOICES], RECENT_ITEMS_KEY];

/** What is said of a line of an invoice. */
export const ITEM_WRITES = {
  add: { done: INVOICE_MESSAGES.lineAdded, failed: INVOICE_MESSAGES.lineFailed, stale: STALE },
  change: { done: 'Line item updated successfully', failed: 'Failed to update line item', stale: STALE },
  remove: { done: 'Line item removed successfully', failed: 'Failed to remove line item', stale: STALE },
} satisfies Record<string, Write>;
