/** What the page shows of a form that is still being filled in. */
import { ISSUER_FIELDS, type Issuer } from '#libs/domain/invoice-issuer';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { outstandingAmount, type InvoiceStatus } from '#libs/domain/invoice-status';
import { type Discount, invoiceTotals, pricedLine } from '#libs/domain/invoice-totals';
import { invoiceDocument } from '#libs/documents/invoice-document';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { parseDiscount } from '../../../shared/parse-discount';

type Values = Readonly<Record<string, unknown>>;

export interface SheetLine extends Discount {
  description: string;
  quantity: number;
  /** Cents. */
  unitPrice: number;
}

/** What a form does not hold, and the page shows all the same. */
interface SheetFacts {
  /** Missing: it gets one when it is saved. */
  invoiceNumber?: string;
  /** `2027-04-16` */
  issueDate: string;
  lines: readonly SheetLine[];
  /** Cents. */
  paidAmount?: number;
  creditedAmount?: number;
}

const NUMBER_TO_COME = 'INV-…';
const STATUSES: readonly unknown[] = ['paid', 'overdue', 'cancelled'];

/** In the words of the PDF. What is typed wrongly is left out: the form itself says so. */
export function sheetPaper(
  values: Values,
  { invoiceNumber = NUMBER_TO_COME, issueDate, lines, paidAmount = 0, creditedAmount = 0 }: SheetFacts,
): PrintedDocument {
  const taxRate = rateOf(values['taxRate']);
  const status: InvoiceStatus = STATUSES.includes(values['status']) ? (values['status'] as InvoiceStatus) : 'pending';
  const items = lines.map(pricedLine);
  const discount = parseDiscount(values, INVOICE_DISCOUNT_LIMIT);
  const totals = invoiceTotals(items, { ...discount, taxRate });
  return invoiceDocument({
    ...issuerOf(values),
    ...discount,
    ...totals,
    invoiceNumber,
    issueDate,
    clientName: textOf(values['clientName']) ?? '',
    clientEmail: textOf(values['clientEmail']),
    clientPhone: textOf(values['clientPhone']),
    clientAddress: textOf(values['clientAddress']),
    clientVatNumber: textOf(values['clientVatNumber']),
    dueDate: textOf(values['dueDate']) ?? '–',
    taxRate,
    status,
    paidAmount,
    creditedAmount,
    outstandingAmount: outstandingAmount({ status, totalAmount: totals.totalAmount, paidAmount, creditedAmount }),
    notes: textOf(values['notes']),
    items,
    updatedAt: issueDate,
  });
}

function issuerOf(values: Values): Issuer {
  return Object.fromEntries(ISSUER_FIELDS.map((field) => [field, textOf(values[field])])) as unknown as Issuer;
}

function rateOf(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value <= 10_000 ? value : 0;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
