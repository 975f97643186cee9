import { INVOICE_STATUS_WORDS } from '#libs/contracts/invoice';
import { formatRand } from '#libs/domain/money';
import {
  bankDetails,
  discountLabel,
  discountWords,
  type InvoiceToPrint,
  isTaxInvoice,
  issuerName,
  parties,
  percentOf,
  writtenDate,
} from '#libs/documents/document-words';
import { school } from '#libs/school/school';
import type { PrintedDocument, PrintedSum, PrintedTable } from '#libs/documents/printed-document';

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
    table: tableOf(invoice),
    sums: sumsOf(invoice),
    ageing: [],
    payment: bankDetails(invoice, { label: 'Payment reference', value: invoiceNumber }),
    notes: notes ? { title: 'Notes', text: notes } : null,
  };
}

/** Discounts have a column when a line has one. */
function tableOf({ items }: InvoiceToPrint): PrintedTable {
  const hasDiscount = items.some(({ discountKind }) => discountKind !== null);
  return {
    columns: [
      { label: 'Description', isFigure: false },
      { label: 'Quantity', isFigure: true },
      { label: 'Unit price', isFigure: true },
      ...(hasDiscount ? [{ label: 'Discount', isFigure: true }] : []),
      { label: 'Amount', isFigure: true },
    ],
    rows: items.map((item) => [
      item.description,
      String(item.quantity),
      formatRand(item.unitPrice),
      ...(hasDiscount ? [discountWords(item) ?? ''] : []),
      formatRand(item.totalPrice),
    ]),
    whenEmpty: 'No line items',
  };
}

/** From the subtotal to what is still asked; a discount, payments and credits only when there are any. */
function sumsOf(invoice: InvoiceToPrint): PrintedSum[] {
  const { subtotal, discountAmount, taxRate, taxAmount, totalAmount } = invoice;
  const { paidAmount, creditedAmount, outstandingAmount } = invoice;
  const isTax = isTaxInvoice(invoice);
  const sums: PrintedSum[] = [
    { label: isTax ? 'Subtotal (excluding VAT)' : 'Subtotal', value: formatRand(subtotal), weight: 'plain' },
  ];
  if (discountAmount > 0)
    sums.push({ label: discountLabel(invoice), value: formatRand(-discountAmount), weight: 'plain' });
  // A tax invoice states the value that its tax is on (section 20(4)(g)), which the discount has made another.
  if (discountAmount > 0 && isTax)
    sums.push({
      label: 'After discount (excluding VAT)',
      value: formatRand(subtotal - discountAmount),
      weight: 'plain',
    });
  if (isTax || taxAmount > 0) {
    // Who is no vendor charges no VAT; what was added all the same has to show, or the figures would not add up.
    sums.push({
      label: `${isTax ? 'VAT' : 'Tax'} (${percentOf(taxRate)})`,
      value: formatRand(taxAmount),
      weight: 'plain',
    });
  }
  sums.push({ label: isTax ? 'Total (including VAT)' : 'Total', value: formatRand(totalAmount), weight: 'total' });
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
