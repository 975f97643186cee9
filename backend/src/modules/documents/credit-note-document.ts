import { formatRand } from '#libs/domain/money';
import {
  type CreditNoteToPrint,
  type InvoiceToPrint,
  isTaxInvoice,
  issuerName,
  parties,
  percentOf,
  writtenDate,
} from '#libs/documents/document-words';
import type { PrintedDocument } from '#libs/documents/printed-document';

/**
 * A credit note as it is printed: whose invoice it corrects and why, with the tax within it (section 21(3) of the Value-Added Tax Act, 1991).
 * @param logo a JPEG or PNG in base64
 */
export function creditNoteDocument(
  creditNote: CreditNoteToPrint,
  invoice: InvoiceToPrint,
  logo: string | null = null,
): PrintedDocument {
  const { creditNoteNumber, date, amount, taxAmount, reason, createdAt } = creditNote;
  const isTax = isTaxInvoice(invoice);
  const withoutTax = formatRand(amount - taxAmount);
  return {
    title: 'Credit Note',
    name: creditNoteNumber,
    author: issuerName(invoice),
    changedAt: new Date(createdAt).toISOString(),
    logo,
    stamp: null,
    facts: [
      { label: 'Credit note number', value: creditNoteNumber },
      { label: 'Date', value: writtenDate(date) },
      { label: 'Corrects invoice', value: invoice.invoiceNumber },
      { label: 'Amount credited', value: formatRand(amount) },
    ],
    parties: parties(invoice, invoice),
    opening: `This note corrects ${isTax ? 'tax invoice' : 'invoice'} ${invoice.invoiceNumber} of ${writtenDate(invoice.issueDate)}, which came to ${formatRand(invoice.totalAmount)}.`,
    table: {
      columns: [
        { label: 'Reason', isFigure: false },
        { label: 'Amount', isFigure: true },
      ],
      rows: [[reason, withoutTax]],
      whenEmpty: '',
    },
    sums: [
      ...(isTax || taxAmount > 0
        ? [
            { label: isTax ? 'Subtotal (excluding VAT)' : 'Subtotal', value: withoutTax, weight: 'plain' as const },
            {
              label: `${isTax ? 'VAT' : 'Tax'} (${percentOf(invoice.taxRate)})`,
              value: formatRand(taxAmount),
              weight: 'plain' as const,
            },
          ]
        : []),
      {
        label: isTax ? 'Total credited (including VAT)' : 'Total credited',
        value: formatRand(amount),
        weight: 'total',
      },
    ],
    ageing: [],
    payment: null,
    notes: null,
  };
}
