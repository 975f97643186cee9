import { CLIENT_PAYMENT_MESSAGES } from '#libs/contracts/client-payment';
import { LOCK_MESSAGES } from '#libs/contracts/invoice-lock';
import { formatRand } from '#libs/domain/money';
import { type AddressedInvoice, FULL_TAX_INVOICE_ABOVE_CENTS, missingOfClient } from '#libs/domain/vat';
import type { Write } from '../../../shared/use-write';

const INVOICES = 'invoices';
const CLIENTS = 'corporate-clients';

/** Statements of clients live under the clients' key. */
const STALE = [[INVOICES], [CLIENTS, 'statement']];

/** The panel's dialogs in the address: `#paying=send`, `#paying=removal-12`. */
export const PAYING_DIALOG = 'paying';

export const PAYMENT = { done: 'Payment recorded', failed: 'Failed to record payment', stale: STALE } satisfies Write;
export const REMOVAL = { done: 'Payment removed', failed: 'Failed to remove payment', stale: STALE } satisfies Write;
export const CREDIT_USE = {
  done: CLIENT_PAYMENT_MESSAGES.creditUsed,
  failed: CLIENT_PAYMENT_MESSAGES.useFailed,
  stale: STALE,
} satisfies Write;
export const CREDIT = {
  done: 'Credit note created',
  failed: 'Failed to create credit note',
  stale: STALE,
} satisfies Write;
export const SENDING = { done: 'Invoice sent', failed: 'Failed to send invoice', stale: STALE } satisfies Write;
export const MARKING = { done: LOCK_MESSAGES.marked, failed: LOCK_MESSAGES.markFailed, stale: STALE } satisfies Write;
export const CORRECTION = {
  done: LOCK_MESSAGES.corrected,
  failed: LOCK_MESSAGES.correctFailed,
  stale: STALE,
} satisfies Write;
export const SENT_PDF = { done: 'Sent PDF exported successfully', failed: 'Failed to export PDF' };
export const CREDIT_NOTE_PDF = { done: 'Credit note PDF exported successfully', failed: 'Failed to export PDF' };

const NEEDED = {
  clientAddress: "the client's address",
  clientVatNumber: 'the VAT number of a client who is a VAT vendor',
};

/** What a tax invoice lacks of its client, said before it is sent; undefined: nothing. */
export function clientWarning(invoice: AddressedInvoice): string | undefined {
  const missing = missingOfClient(invoice);
  if (missing.length === 0) return undefined;
  const needed = missing.map((field) => NEEDED[field]).join(' and ');
  return (
    `A tax invoice of more than ${formatRand(FULL_TAX_INVOICE_ABOVE_CENTS)} must show ${needed}. ` +
    `This one has ${missing.length > 1 ? 'neither' : 'none'}.`
  );
}
