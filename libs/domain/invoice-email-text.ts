// The words of an email that staff write themselves (spec 3 section 2, "copy email text"): to whom, what is owed, by
// when and how it is paid.
import { formatRand } from '#libs/domain/money';

export interface InvoiceEmail {
  invoiceNumber: string;
  clientName: string;
  clientEmail: string;
  /** As they are written, `16/04/2027`. */
  issueDate: string;
  dueDate: string;
  /** Cents. */
  totalAmount: number;
  outstandingAmount: number;
  /** Off the whole: "Discount (10%)", and what it takes in cents; 0: there is none. */
  discountLabel: string;
  discountAmount: number;
  items: readonly {
    description: string;
    quantity: number;
    totalPrice: number;
    /** "10%", "R50.00"; null: none. */
    discount: string | null;
  }[];
  /** What the client needs to pay: "Bank", "Example Bank". */
  bank: readonly { label: string; value: string }[];
  notes: string | null;
  /** Who writes: name first, then how to be reached. */
  sender: readonly (string | null)[];
}

export function invoiceEmailText(email: InvoiceEmail): string {
  const { invoiceNumber, clientName, clientEmail, items, notes } = email;
  const [issuer = ''] = email.sender;
  const parts = [
    [`To: ${clientEmail}`, `Subject: Invoice ${invoiceNumber}${issuer ? ` from ${issuer}` : ''}`],
    [`Dear ${clientName},`],
    [`Please find attached invoice ${invoiceNumber}.`],
    [
      `Issue date: ${email.issueDate}`,
      `Due date: ${email.dueDate}`,
      ...(email.discountAmount > 0 ? [`${email.discountLabel}: ${formatRand(email.discountAmount)}`] : []),
      `Total: ${formatRand(email.totalAmount)}`,
      ...owed(email),
    ],
    items.map(
      ({ description, quantity, totalPrice, discount }) =>
        `${quantity} x ${description}${discount === null ? '' : `, less ${discount}`}: ${formatRand(totalPrice)}`,
    ),
    email.bank.map(({ label, value }) => `${label}: ${value}`),
    [notes ?? ''],
    ['Kind regards,', ...email.sender.map((line) => line ?? '')],
  ];
  const written = parts
    .map((lines) => lines.filter((line) => line.trim() !== '').join('\n'))
    .filter((part) => part !== '');
  // A space that does not break is a question mark in some mail programs.
  return written.join('\n\n').replaceAll('\u00a0', ' ');
}

/** Said only where it is another sum than the total. */
function owed({ totalAmount, outstandingAmount }: InvoiceEmail): string[] {
  return outstandingAmount === totalAmount ? [] : [`Outstanding: ${formatRand(Math.max(0, outstandingAmount))}`];
}
