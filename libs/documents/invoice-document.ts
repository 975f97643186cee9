import { INVOICE_STATUS_WORDS } from '#libs/contracts/invoice';
import { formatRand } from '#libs/domain/money';
import {
  bankDetails,
  type InvoiceToPrint,
  isTaxInvoice,
  issuerName,
  parties,
  writtenDate,
} from '#libs/documents/document-words';
import { linesTable, totalSums } from '#libs/documents/priced-lines';
import { school } from '#libs/school/school';
import type { PrintedDocument, PrintedSum } from '#libs/documents/printed-document';

/**
 * An invoice as it is printed: of a VAT vendor a tax invoice with all that section 20(4) of the Value-Added Tax Act,
 * 1991 asks, of anybody else an invoice that never says VAT (spec 3 section 3, CONTRACT "Invoices").
 * @param logo a JPEG or PNG in base64
 */
export function invoiceDocument(invoice: InvoiceToPrint, logo: string | null = null): PrintedDocument {
  const { invoiceNumber, issueDate, dueDate, status, notes, updatedAt, outstandingAmount } = invoice;
  return {
    title: isTaxInvoice(invoice) ? 'Tax Invoice' : 'Invoice',
    name: invoiceNumber,
    author: issuerName(invoice),
    brand: school.shortName,
    changedAt: new Date(updatedAt).toISOString(),
    logo,
    stamp: status === 'pending' ? null : INVOICE_STATUS_WORDS[status],
    facts: [
      { label: 'Invoice number', value: invoiceNumber },
      { label: 'Issue date', value: writtenDate(issueDate) },
      { label: 'Due date', value: writtenDate(dueDate) },
      { label: 'Amount due', value: formatRand(Math.max(0, outstandingAmount)) },
    ],
    parties: parties(invoice, invoice),
    opening: null,
    table: linesTable(invoice.items),
    sums: sumsOf(invoice),
    ageing: [],
    payment: bankDetails(invoice, { label: 'Payment reference', value: invoiceNumber }),
    notes: notes ? { title: 'Notes', text: notes } : null,
  };
}

/** From the subtotal to what is still asked; payments and credits only when there are any. */
function sumsOf(invoice: InvoiceToPrint): PrintedSum[] {
  const { totalAmount, paidAmount, creditedAmount, outstandingAmount } = invoice;
  const sums = totalSums(invoice);
  if (paidAmount > 0) sums.push({ label: 'Paid', value: formatRand(-paidAmount), weight: 'plain' });
  if (creditedAmount > 0) sums.push({ label: 'Credited', value: formatRand(-creditedAmount), weight: 'plain' });
  if (outstandingAmount !== totalAmount) {
    sums.push(
      outstandingAmount < 0
        ? { label: 'Paid too much', value: formatRand(-outstandingAmount), weight: 'due' }
        : { label: 'Outstanding', value: formatRand(outstandingAmount), weight: 'due' },
    );
  }
  return sums;
}
