import { school } from '#libs/school/school';
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
 * A credit note as it is printed: whose invoice it corrects and why, with the tax within it (section 21(3) of the
 * Value-Added Tax Act, 1991).
 * @param logo a JPEG or PNG in base64
 */
export function creditNoteDocument(
  creditNote: CreditNoteToPrint,
  invoice: InvoiceToPrint,
  logo: string | null = null,
): PrintedDocument {
  const { creditNoteNumber, date, amount, taxAmount, reason, createdAt } = creditNote;
  return {
    title: 'Credit Note',
    name: creditNoteNumber,
    author: issuerName(invoice),
    brand: school.shortName,
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
    opening:
      `This credit note corrects ${isTaxInvoice(invoice) ? 'tax invoice' : 'invoice'} ` +
      `${invoice.invoiceNumber} of ${writtenDate(invoice.issueDate)} for ` +
      `${formatRand(invoice.totalAmount)}.`,
    table: {
      columns: [
        { label: 'Reason', isFigure: false },
        { label: 'Amount', isFigure: true },
      ],
      rows: [[reason, formatRand(amount - taxAmount)]],
      whenEmpty: '',
    },
    sums: sumsOf(creditNote, invoice),
    ageing: [],
    payment: null,
    notes: null,
  };
}

function sumsOf({ amount, taxAmount }: CreditNoteToPrint, invoice: InvoiceToPrint): PrintedDocument['sums'] {
  const isTax = isTaxInvoice(invoice);
  const total = isTax ? 'Total credited (including VAT)' : 'Total credited';
  const subtotal = isTax ? 'Subtotal (excluding VAT)' : 'Subtotal';
  const tax = `${isTax ? 'VAT' : 'Tax'} (${percentOf(invoice.taxRate)})`;
  const hasTax = isTax || taxAmount > 0;
  return [
    ...(hasTax ? [{ label: subtotal, value: formatRand(amount - taxAmount), weight: 'plain' as const }] : []),
    ...(hasTax ? [{ label: tax, value: formatRand(taxAmount), weight: 'plain' as const }] : []),
    { label: total, value: formatRand(amount), weight: 'total' },
  ];
}
