/**
 * What each paper, screen and file of the bookkeeper's month must say, in its own words and order: a quote becomes an
 * invoice, which is paid in part and then credited in part, all within last month. Nothing here is read from what is
 * judged.
 */
import type { DebtorsView, TakingsMonthView, TakingsView, VatRowView, VatView } from '#libs/contracts/generated/api';
import { writtenDate } from '#libs/documents/document-words';
import { formatRand } from '#libs/domain/money';
import { shortMonth } from '#libs/domain/schedule/school-clock';

/** Cents: 4 × R1 250.00 less 10 %, and 15 %. */
export const [PRICE, NET, TAX, TOTAL] = [125_000, 450_000, 67_500, 517_500];
export const PAID = 200_000;
/** With the tax within it. */
export const [CREDITED, CREDITED_TAX] = [115_000, 15_000];
export const OWED = 202_500;
export const CLIENT = { name: 'Drakensberg Tours', email: 'books@drakensberg.example' };
export const VALID_UNTIL = '2098-01-31';
export const REFERENCE = 'DRAKENSBERG 1';
export const REASON = 'One session was rained off';

/** The papers as they came to be called, and their days. */
interface Month {
  invoiceNumber: string;
  creditNoteNumber: string;
  invoiced: string;
  paid: string;
  credited: string;
  dueDate: string;
}

/** What the demonstration has on these days. */
interface Before {
  vat: VatView;
  takings: TakingsView;
  debtors: DebtorsView;
}

/** Words in a row, with amounts as screens and PDFs have them. */
function row(...words: (string | number)[]): string {
  return words.map((word) => (typeof word === 'number' ? formatRand(word) : word)).join(' ');
}

/** Fields of a CSV file, with amounts in rand. */
function line(...fields: (string | number)[]): string {
  return fields.map((field) => (typeof field === 'number' ? (field / 100).toFixed(2) : field)).join(',');
}

/** Of the quote, and of the invoice before it is paid. */
const PRICED = [row('Subtotal', NET), row('Tax (15%)', TAX), row('Total', TOTAL)];
const PRINTED_LINE = row('Team training 4', PRICE, '10%', NET);
const SHOWN_LINE = row('Team training 4 ×', `${formatRand(PRICE)}, less 10% (${formatRand(50_000)})`, NET);

export const QUOTE = {
  mail: [`Total: ${formatRand(TOTAL)}`],
  row: [row(writtenDate(VALID_UNTIL), TOTAL, 'Accepted')],
  pdf: [PRINTED_LINE, ...PRICED],
  screen: [SHOWN_LINE, ...PRICED],
  api: { subtotal: NET, discountAmount: 0, taxAmount: TAX, totalAmount: TOTAL },
};

/** In the list's file. */
export function quoteLine(quoteNumber: string, day: string): string {
  return line(quoteNumber, CLIENT.name, CLIENT.email, '', 'accepted', day, VALID_UNTIL, NET, 0, TAX, TOTAL);
}

/** As it went to the client. */
export const SENT_INVOICE = {
  mail: [`Total: ${formatRand(TOTAL)}`, `Outstanding: ${formatRand(TOTAL)}`],
  pdf: [PRINTED_LINE, ...PRICED, row('Amount due', TOTAL)],
};

/** Paid and credited in part. */
export function invoiceFigures({ invoiceNumber, creditNoteNumber, invoiced, paid, credited, dueDate }: Month) {
  const sums = [...PRICED, row('Paid', -PAID), row('Credited', -CREDITED), row('Outstanding', OWED)];
  const head = line(invoiceNumber, CLIENT.name);
  return {
    api: { ...QUOTE.api, paidAmount: PAID, creditedAmount: CREDITED, outstandingAmount: OWED },
    pdf: [PRINTED_LINE, ...sums, row('Amount due', OWED)],
    screen: [
      SHOWN_LINE,
      ...sums,
      row('Amount due', OWED),
      row(OWED, 'outstanding of', TOTAL),
      row(PAID, `paid, ${formatRand(CREDITED)} credited, due ${writtenDate(dueDate)}.`),
      row(writtenDate(paid), `EFT${REFERENCE}`, PAID),
      row(writtenDate(credited), `${creditNoteNumber}${REASON}`, CREDITED),
    ],
    csv: line(CLIENT.email, '4230198765', invoiced, dueDate, 'pending', NET, TAX, TOTAL, PAID, CREDITED, OWED),
    itemsCsv: line(head, invoiced, 'pending,Team training,4', PRICE, NET, '10', 50_000),
    paymentsCsv: line(paid, PAID, `eft,${REFERENCE}`, head, 'pending'),
  };
}

export function creditNoteFigures({ invoiceNumber, creditNoteNumber, invoiced }: Month): string[] {
  return [
    `Credit note number ${creditNoteNumber}`,
    row('Amount credited', CREDITED),
    `corrects invoice ${invoiceNumber} of ${writtenDate(invoiced)} for ${formatRand(TOTAL)}`,
    row(REASON, CREDITED - CREDITED_TAX),
    row('Subtotal', CREDITED - CREDITED_TAX),
    row('Tax (15%)', CREDITED_TAX),
    row('Total credited', CREDITED),
  ];
}

/** On screen and in the PDF alike. */
export function statementFigures({ invoiceNumber, invoiced, dueDate }: Month): string[] {
  return [
    row(invoiceNumber, writtenDate(invoiced), writtenDate(dueDate), TOTAL, PAID + CREDITED, OWED),
    row('Not yet due', OWED, '1 to 30 days', 0, '31 to 60 days', 0, '61 to 90 days', 0, 'Over 90 days', 0),
    row('Total owed', OWED),
  ];
}

/** How it came about. */
export function ledgerFigures({ invoiceNumber, creditNoteNumber, invoiced, paid, credited }: Month) {
  const entries = [
    { date: invoiced, what: `Invoice ${invoiceNumber}`, amount: TOTAL, balance: TOTAL },
    { date: paid, what: `Payment of ${invoiceNumber}, EFT, ${REFERENCE}`, amount: -PAID, balance: TOTAL - PAID },
    { date: credited, what: `Credit note ${creditNoteNumber} for ${invoiceNumber}`, amount: -CREDITED, balance: OWED },
  ];
  return {
    screen: [
      row('Opening balance', 0),
      ...entries.map(({ date, what, amount, balance }) => row(writtenDate(date), what, amount, balance)),
      row('Closing balance', OWED),
    ],
    csv: [
      line('Opening balance', '', 0),
      ...entries.map(({ date, what, amount, balance }) =>
        line(date, what.includes(',') ? `"${what}"` : what, amount, balance),
      ),
      line('Closing balance', '', OWED),
    ],
  };
}

/** Without and with tax, and the tax: what this month adds. */
const VAT_ADDED: Omit<VatRowView, 'taxRate'>[] = [
  { kind: 'invoices', count: 1, net: NET, tax: TAX, gross: TOTAL },
  { kind: 'creditNotes', count: 1, net: CREDITED_TAX - CREDITED, tax: -CREDITED_TAX, gross: -CREDITED },
];
const VAT_WORDS = new Map([
  ['invoices', 'Invoices, 15%'],
  ['creditNotes', 'Credit notes, 15%'],
]);

export function vatFigures({ vat }: Before) {
  const rows = VAT_ADDED.map((added) => {
    const there = vat.rows.find(({ kind, taxRate }) => kind === added.kind && taxRate === 1500);
    return there ? { ...added, ...sumOf(there, added), count: there.count + 1 } : added;
  });
  const totals = VAT_ADDED.reduce(sumOf, vat.totals);
  const { net, tax, gross } = totals;
  const words = rows.map((one) => row(VAT_WORDS.get(one.kind)!, String(one.count), one.net, one.tax, one.gross));
  return {
    api: totals,
    screen: [...words, row('Total', net, tax, gross)],
    pdf: [...words, row('Excl. VAT', net), row('Incl. VAT', gross), row('Output tax', tax)],
    csv: [
      ...rows.map((one) => line(one.kind, '15', String(one.count), one.net, one.tax, one.gross)),
      line('total', '', '', net, tax, gross),
    ],
  };
}

type VatSums = Pick<VatRowView, 'net' | 'tax' | 'gross'>;

function sumOf(one: VatSums, other: VatSums): VatSums {
  return { net: one.net + other.net, tax: one.tax + other.tax, gross: one.gross + other.gross };
}

/** The payment is an EFT. */
export function takingsFigures({ takings }: Before, { paid }: Month) {
  const month = takings.months.find((one) => one.month === paid.slice(0, 7))!;
  const withPayment = (one: Omit<TakingsMonthView, 'month'>) => {
    const { eft, card, cash, other } = one.methods;
    return {
      sources: [one.invoices + PAID, one.shop, one.refunds, one.total + PAID],
      methods: [eft + PAID, card, cash, other],
    };
  };
  const [ofMonth, all] = [withPayment(month), withPayment(takings.totals)];
  const [eft, card, cash, other] = all.methods as [number, number, number, number];
  const [invoices, shop, refunds, total] = all.sources as [number, number, number, number];
  return {
    screen: [
      row(shortMonth(month.month), ...ofMonth.sources, ...ofMonth.methods),
      row('Total', ...all.sources, ...all.methods),
    ],
    pdf: [
      row(shortMonth(month.month), ...ofMonth.sources),
      row('EFT', eft, 'Card', card, 'Cash', cash, 'Other', other),
      row('Invoices', invoices, 'Shop', shop, 'Refunds', refunds, 'Total', total),
    ],
    csv: [line(month.month, ...ofMonth.sources, ...ofMonth.methods), line('total', ...all.sources, ...all.methods)],
  };
}

/** All that is owed is not due yet. */
export function debtorsFigures({ debtors }: Before) {
  const { notYetDue, days1to30, days31to60, days61to90, over90, credit, total } = debtors.totals;
  const ages = [notYetDue + OWED, days1to30, days31to60, days61to90, over90] as const;
  const credits = credit === 0 ? [] : [credit];
  return {
    screen: [
      row(CLIENT.name, OWED, 0, 0, 0, 0, ...credits.map(() => 0), OWED),
      row('Total', ...ages, ...credits, total + OWED),
    ],
    pdf: [
      `${CLIENT.name} ${formatRand(OWED).slice(1)} 0.00`,
      row('Not yet due', ages[0], '1 to 30 days', ages[1], '31 to 60 days', ages[2], '61 to 90 days', ages[3]),
      row('Over 90 days', ages[4]),
      row('Total owed', total + OWED),
    ],
    csv: [line(CLIENT.name, OWED, 0, 0, 0, 0, 0, OWED), line('total', ...ages, credit, total + OWED)],
  };
}
