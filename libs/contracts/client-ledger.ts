/** What is said of a client's ledger, on the screen and in its file (CONTRACT section 8). */
import type { LedgerKind } from '#libs/domain/client-ledger';
import type { InvoiceStatus } from '#libs/domain/invoice-status';
import { formatRand } from '#libs/domain/money';
import { PAYMENT_METHOD_WORDS, type PaymentMethod } from './invoice.js';

export interface ToldEntry {
  kind: LedgerKind;
  invoiceNumber: string | null;
  creditNoteNumber: string | null;
  method: PaymentMethod | null;
  reference: string | null;
  creditUsed: number | null;
  status: InvoiceStatus | null;
}

/** "Payment of INV-2027-0001, EFT, FNB 12" */
export function ledgerWords(entry: ToldEntry): string {
  const { kind, invoiceNumber, creditNoteNumber, creditUsed, status } = entry;
  switch (kind) {
    case 'invoice':
      return `Invoice ${invoiceNumber}`;
    case 'credit-note':
      return `Credit note ${creditNoteNumber} for ${invoiceNumber}`;
    case 'payment':
      return withWay(`Payment of ${invoiceNumber}`, entry);
    case 'client-payment':
      return withWay('Payment for several invoices or in advance', entry);
    case 'credit-used':
      return `Credit of ${formatRand(creditUsed ?? 0)} used for ${invoiceNumber}`;
    case 'settled-by-hand':
      return status === 'cancelled' ? `${invoiceNumber} cancelled` : `${invoiceNumber} set to Paid without a payment`;
  }
}

function withWay(what: string, { method, reference }: ToldEntry): string {
  return [what, method && PAYMENT_METHOD_WORDS[method], reference].filter(Boolean).join(', ');
}

export const LEDGER_WORDS = {
  title: 'Running balance',
  opening: 'Opening balance',
  closing: 'Closing balance',
  exported: 'Running balance exported',
  loadFailed: 'Running balance could not be loaded.',
  loading: 'Loading running balance...',
  empty: 'Nothing was invoiced, credited or paid in this period.',
} as const;

/** How far back it goes unless other days are asked for. */
export const LEDGER_MONTHS = 3;
