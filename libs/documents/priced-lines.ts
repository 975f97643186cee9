/** Lines and what they come to, as an invoice and a quote print them. */
import type { Discount } from '#libs/domain/invoice-totals';
import { formatRand } from '#libs/domain/money';
import type { Issuer } from '#libs/domain/invoice-issuer';
import {
  discountLabel,
  discountWords,
  isTaxInvoice,
  type LineToPrint,
  percentOf,
} from '#libs/documents/document-words';
import type { PrintedSum, PrintedTable } from '#libs/documents/printed-document';

/** Discounts have a column when a line has one. */
export function linesTable(items: readonly LineToPrint[]): PrintedTable {
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

interface TotalsToPrint extends Discount, Pick<Issuer, 'stormCombatVatNumber'> {
  subtotal: number;
  discountAmount: number;
  taxRate: number;
  taxAmount: number;
  totalAmount: number;
}

/** From the subtotal to the total; a discount and tax only when there are any. */
export function totalSums(totals: TotalsToPrint): PrintedSum[] {
  const { subtotal, discountAmount, taxRate, taxAmount, totalAmount } = totals;
  const isTax = isTaxInvoice(totals);
  const sums: PrintedSum[] = [
    { label: isTax ? 'Subtotal (excluding VAT)' : 'Subtotal', value: formatRand(subtotal), weight: 'plain' },
  ];
  if (discountAmount > 0)
    sums.push({ label: discountLabel(totals), value: formatRand(-discountAmount), weight: 'plain' });
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
  return sums;
}
