import { school } from '#libs/school/school';
import type { Issuer } from '#libs/domain/invoice-issuer';
import { type Age, AGE_WORDS, ageing, AGES } from '#libs/domain/ageing';
import { CREDIT_WORDS } from '#libs/domain/client-payment';
import { formatRand } from '#libs/domain/money';
import { type CalendarDate, isoDate } from '#libs/domain/schedule/school-clock';
import {
  bankDetails,
  type Client,
  type InvoiceToPrint,
  issuerName,
  parties,
  writtenDate,
} from '#libs/documents/document-words';
import type { PrintedDocument } from '#libs/documents/printed-document';

type OpenInvoice = Pick<
  InvoiceToPrint,
  'invoiceNumber' | 'issueDate' | 'dueDate' | 'totalAmount' | 'paidAmount' | 'creditedAmount' | 'outstandingAmount'
>;

/** What a client owes on a day. */
export interface ClientStatement {
  issuer: Issuer;
  client: Client;
  /** The date on the school's wall clock. */
  asOf: CalendarDate;
  /** Those of which something is outstanding, oldest first. */
  invoices: readonly OpenInvoice[];
  /** Cents that the client has paid in advance and no invoice has got yet. */
  creditAmount: number;
}

/** A statement as it is printed. @param logo a JPEG or PNG in base64 */
export function statementDocument(
  { issuer, client, asOf, invoices, creditAmount }: ClientStatement,
  logo: string | null = null,
): PrintedDocument {
  const open = invoices.reduce((sum, { outstandingAmount }) => sum + outstandingAmount, 0);
  const owed = formatRand(open - creditAmount);
  const ages = ageing(invoices, asOf);
  return {
    title: 'Statement',
    name: client.clientName,
    author: issuerName(issuer),
    brand: school.shortName,
    changedAt: `${isoDate(asOf)}T00:00:00.000Z`,
    logo,
    stamp: null,
    facts: [
      { label: 'As of', value: writtenDate(isoDate(asOf)) },
      { label: 'Open invoices', value: String(invoices.length) },
      { label: 'Total owed', value: owed },
    ],
    parties: parties(issuer, client),
    opening: null,
    table: {
      columns: [
        { label: 'Invoice', isFigure: false },
        { label: 'Issued', isFigure: true },
        { label: 'Due', isFigure: true },
        { label: 'Total', isFigure: true },
        { label: 'Paid, credited', isFigure: true },
        { label: 'Outstanding', isFigure: true },
      ],
      rows: invoices.map(
        ({ invoiceNumber, issueDate, dueDate, totalAmount, paidAmount, creditedAmount, outstandingAmount }) => [
          invoiceNumber,
          writtenDate(issueDate),
          writtenDate(dueDate),
          formatRand(totalAmount),
          formatRand(paidAmount + creditedAmount),
          formatRand(outstandingAmount),
        ],
      ),
      whenEmpty: 'Nothing is owed',
    },
    sums: [...creditLines(open, creditAmount), { label: 'Total owed', value: owed, weight: 'due' }],
    ageing: AGES.map((age: Age) => ({ label: AGE_WORDS[age], value: formatRand(ages[age]) })),
    payment: bankDetails(issuer, { label: 'Payment reference', value: 'The invoice number' }),
    notes: null,
  };
}

function creditLines(open: number, creditAmount: number): PrintedDocument['sums'] {
  if (creditAmount === 0) return [];
  return [
    { label: 'Open invoices', value: formatRand(open), weight: 'plain' },
    { label: CREDIT_WORDS, value: formatRand(-creditAmount), weight: 'plain' },
  ];
}
