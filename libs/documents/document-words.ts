/** What the school's papers have in common: who they are from and to, how to pay, and how figures are written. */
import type { Issuer } from '#libs/domain/invoice-issuer';
import type { InvoiceStatus } from '#libs/domain/invoice-status';
import type { Discount } from '#libs/domain/invoice-totals';
import { formatRand } from '#libs/domain/money';
import { school } from '#libs/school/school';
import type { Entry, PrintedDocument, PrintedParty } from '#libs/documents/printed-document';

/** Whom a paper is for. */
export interface Client {
  clientName: string;
  clientAddress: string | null;
  clientPhone: string | null;
  clientEmail: string | null;
  clientVatNumber: string | null;
}

/** What is printed of an invoice: as it crosses the wire, or as the database gives it. Money in cents. */
export interface InvoiceToPrint extends Issuer, Client, Discount {
  invoiceNumber: string;
  issueDate: string;
  dueDate: string;
  taxRate: number;
  subtotal: number;
  discountAmount: number;
  taxAmount: number;
  totalAmount: number;
  paidAmount: number;
  creditedAmount: number;
  outstandingAmount: number;
  status: InvoiceStatus;
  notes: string | null;
  items: readonly LineToPrint[];
  updatedAt: Date | string;
}

export interface LineToPrint extends Discount {
  description: string;
  quantity: number;
  unitPrice: number;
  totalPrice: number;
}

export interface CreditNoteToPrint {
  creditNoteNumber: string;
  date: string;
  amount: number;
  taxAmount: number;
  reason: string;
  createdAt: Date | string;
}

/** Of an issuer without a name, the school's. */
export function issuerName({ stormCombatName }: Pick<Issuer, 'stormCombatName'>): string {
  return stormCombatName ?? school.name;
}

/** Both parties with what section 20(4) asks of each; VAT numbers only on what a VAT vendor issues. */
export function parties(issuer: Issuer, client: Client): PrintedParty[] {
  const isVendor = isTaxInvoice(issuer);
  return [
    issuerParty(issuer),
    {
      label: 'To',
      name: client.clientName,
      lines: contactLines(
        client.clientAddress,
        client.clientPhone,
        client.clientEmail,
        isVendor ? client.clientVatNumber : null,
      ),
    },
  ];
}

export function issuerParty(issuer: Issuer): PrintedParty {
  return {
    label: 'From',
    name: issuerName(issuer),
    lines: contactLines(
      issuer.stormCombatAddress,
      issuer.stormCombatPhone,
      issuer.stormCombatEmail,
      isTaxInvoice(issuer) ? issuer.stormCombatVatNumber : null,
    ),
  };
}

/** An address in more lines than this is set as running text. */
const MAX_ADDRESS_LINES = 8;

function contactLines(
  address: string | null,
  phone: string | null,
  email: string | null,
  vatNumber: string | null,
): string[] {
  const lines = (address ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const written = lines.length > MAX_ADDRESS_LINES ? [lines.join(', ')] : lines;
  return [
    ...written,
    ...[phone, email, vatNumber && `VAT number: ${vatNumber}`].filter(
      (line) => typeof line === 'string' && line !== '',
    ),
  ] as string[];
}

const BANK_LABELS = {
  bankName: 'Bank',
  accountName: 'Account name',
  accountNumber: 'Account number',
  branchCode: 'Branch code',
  swiftCode: 'SWIFT code',
} as const;

/** Null when no account is given: then nobody can pay into one. */
export function bankDetails(issuer: Issuer, reference: Entry): PrintedDocument['payment'] {
  const entries = Object.entries(BANK_LABELS).flatMap(([field, label]) => {
    const value = issuer[field as keyof typeof BANK_LABELS];
    return value ? [{ label, value }] : [];
  });
  return entries.length === 0 ? null : { title: 'Banking details', entries: [...entries, reference] };
}

/** `16/04/2027`, as en-GB writes it (spec 3 section 9). @param date `2027-04-16` */
export function writtenDate(date: string): string {
  return date.split('-').toReversed().join('/');
}

/** `01/11/2026 to 31/12/2026`, both included. */
export function writtenPeriod({ from, to }: { from: string; to: string }): string {
  return from === to ? writtenDate(from) : `${writtenDate(from)} to ${writtenDate(to)}`;
}

/** `15%`, `7.5%`. @param taxRate basis points */
export function percentOf(taxRate: number): string {
  return `${taxRate / 100}%`;
}

/** `10%`, `R50.00`; null: there is none. */
export function discountWords({ discountKind, discountValue }: Discount): string | null {
  if (discountKind === null) return null;
  return discountKind === 'percent' ? percentOf(discountValue) : formatRand(discountValue);
}

/** `Discount (10%)`; of an amount `Discount`, for beside it stands what is taken. */
export function discountLabel({ discountKind, discountValue }: Discount): string {
  return discountKind === 'percent' ? `Discount (${percentOf(discountValue)})` : 'Discount';
}

/** Whether the paper is one of a VAT vendor. */
export function isTaxInvoice({ stormCombatVatNumber }: Pick<Issuer, 'stormCombatVatNumber'>): boolean {
  return stormCombatVatNumber !== null && stormCombatVatNumber.trim() !== '';
}
