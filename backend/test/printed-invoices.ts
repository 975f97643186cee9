/** Invoices to print, without a database. */
import type { Issuer } from '#libs/domain/invoice-issuer';
import type { InvoiceDetails, InvoiceItem } from '#libs/contracts/generated/api';
import { outstandingAmount } from '#libs/domain/invoice-status';
import { type Discount, invoiceTotals, NO_DISCOUNT, pricedLine } from '#libs/domain/invoice-totals';

export const ISSUER: Issuer = {
  stormCombatName: 'Storm Combat Academy (Pty) Ltd',
  stormCombatAddress: 'Fitness club, Sunninghill\nSandton\nGauteng',
  stormCombatPhone: '+27 11 555 0134',
  stormCombatEmail: 'accounts@stormcombat.example',
  stormCombatVatNumber: '4870263158',
  stormCombatLogo: null,
  bankName: 'Bank of Sandton',
  accountName: 'Storm Combat Academy',
  accountNumber: '62555013477',
  branchCode: '250655',
  swiftCode: 'BOSAZAJJ',
};

interface Line extends Partial<Discount> {
  description: string;
  quantity: number;
  unitPrice: number;
}

export const LINES: Line[] = [
  { description: 'Self-defence workshop for the security team, full day', quantity: 2, unitPrice: 1_250_000 },
  { description: 'Krav Maga seminar', quantity: 1, unitPrice: 333_333 },
  { description: 'Training kit', quantity: 12, unitPrice: 19_999 },
];

/** So many lines, each different. */
export function manyLines(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    description: `Session ${at + 1} of the programme for the whole team`,
    quantity: 1 + (at % 9),
    unitPrice: 10_000 + 37 * at,
  }));
}

/** With the totals that its lines come to. */
export function invoiceToPrint(changes: Partial<InvoiceDetails> = {}, lines = LINES): InvoiceDetails {
  const taxRate = changes.taxRate ?? 1500;
  const items: InvoiceItem[] = lines.map((line, at) => ({ id: at + 1, invoiceId: 7, ...pricedLine(line) }));
  const totals = invoiceTotals(items, { ...NO_DISCOUNT, ...changes, taxRate });
  const settled = { status: 'pending', paidAmount: 0, creditedAmount: 0, ...totals, ...changes } as const;
  return {
    id: 7,
    invoiceNumber: 'INV-2027-0007',
    corporateClientId: 3,
    clientName: 'Ubuntu Retail Group',
    clientEmail: 'creditors@ubuntu-retail.example',
    clientPhone: '+27 11 555 0199',
    clientAddress: '14 Naivasha Road\nSunninghill\n2157',
    clientVatNumber: '4012345678',
    ...ISSUER,
    issueDate: '2027-04-16',
    dueDate: '2027-04-23',
    ...NO_DISCOUNT,
    taxRate,
    ...settled,
    outstandingAmount: outstandingAmount(settled),
    notes: 'Thank you for your trust in us.',
    sentAt: null,
    sentTo: null,
    markedSentAt: null,
    correctsInvoiceId: null,
    lockedBecause: null,
    items,
    createdAt: '2027-04-16T08:00:00.000Z',
    updatedAt: '2027-04-16T09:30:00.000Z',
    payments: [],
    creditNotes: [],
    sendings: [],
    ...changes,
  };
}
