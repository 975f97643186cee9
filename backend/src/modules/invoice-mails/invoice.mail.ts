import { formatRand } from '#libs/domain/money';
import { formatDate } from '#libs/domain/schedule/long-date';
import { school } from '#libs/school/school';
import { PDF } from '../../common/serving/answer-pdf.js';
import { bankDetails, discountLabel, isTaxInvoice, issuerName, writtenDate } from '#libs/documents/document-words';
import type { InvoiceRecord } from '../invoices/invoice-record.entity.js';
import { type Mail, paragraphsOf } from '../mail/mail.js';

/** What goes out with an invoice. */
interface Outgoing {
  to: string;
  pdf: Buffer;
  /** The date on the school's wall clock, `2027-04-16`. */
  today: string;
}

/** The invoice to its client. @param message words of the staff, in place of the usual ones */
export function invoiceMail(
  invoice: InvoiceRecord,
  { message, ...outgoing }: Outgoing & { message: string | null },
): Mail {
  const { invoiceNumber, issueDate } = invoice;
  const title = `${paperName(invoice)} ${invoiceNumber}`;
  const usual = [
    `Please find attached our ${paperName(invoice).toLowerCase()} ${invoiceNumber} dated ${formatDate(issueDate)}.`,
    owedSentence(invoice, outgoing.today),
  ];
  return mailWith(invoice, outgoing, {
    subject: `${title} from ${issuerName(invoice)}`,
    title,
    sentences: message === null ? usual : paragraphsOf(message),
  });
}

/** Brings to mind what is owed. The words follow the day on which it is sent, which may be later than planned. */
export function invoiceReminderMail(invoice: InvoiceRecord, outgoing: Outgoing): Mail {
  const { invoiceNumber, issueDate, dueDate } = invoice;
  const title = `${paperName(invoice)} ${invoiceNumber} ${dueWords(dueDate, outgoing.today)}`;
  return mailWith(invoice, outgoing, {
    subject: `Reminder: ${lowerFirst(title)}`,
    title,
    sentences: [
      `This is a friendly reminder about our ${paperName(invoice).toLowerCase()} dated ` +
        `${formatDate(issueDate)}, which is attached again. ${owedSentence(invoice, outgoing.today)}`,
      'If you have already paid, thank you, and please ignore this email.',
    ],
  });
}

function mailWith(
  invoice: InvoiceRecord,
  { to, pdf }: Outgoing,
  { subject, title, sentences }: { subject: string; title: string; sentences: string[] },
): Mail {
  const { invoiceNumber, clientName, stormCombatEmail, outstandingAmount } = invoice;
  const payment =
    outstandingAmount > 0 ? bankDetails(invoice, { label: 'Payment reference', value: invoiceNumber }) : null;
  const fileName = `${invoiceNumber}.pdf`;
  return {
    to,
    replyTo: stormCombatEmail ?? school.email,
    subject,
    template: 'invoice',
    ownWords: 'all',
    context: {
      title,
      clientName,
      sentences,
      facts: factsOf(invoice),
      banking: payment?.entries.map(({ label, value }) => ({ label, value })) ?? [],
      isPayable: payment !== null,
      issuer: issuerName(invoice),
      fileName,
    },
    attachments: [{ fileName, contentType: PDF, base64: pdf.toString('base64') }],
  };
}

/** The figures of the paper; a discount, payments and credits only when there are any. */
function factsOf(invoice: InvoiceRecord): { label: string; value: string; isLast: boolean }[] {
  const { invoiceNumber, issueDate, dueDate, discountAmount, totalAmount } = invoice;
  const { paidAmount, creditedAmount, outstandingAmount } = invoice;
  const facts: [string, string][] = [
    ['Invoice number', invoiceNumber],
    ['Issue date', writtenDate(issueDate)],
    ['Due date', writtenDate(dueDate)],
  ];
  if (discountAmount > 0) facts.push([discountLabel(invoice), formatRand(discountAmount)]);
  facts.push(['Total', formatRand(totalAmount)]);
  if (paidAmount > 0) facts.push(['Paid', formatRand(paidAmount)]);
  if (creditedAmount > 0) facts.push(['Credited', formatRand(creditedAmount)]);
  facts.push(
    outstandingAmount < 0
      ? ['Paid too much', formatRand(-outstandingAmount)]
      : ['Outstanding', formatRand(outstandingAmount)],
  );
  return facts.map(([label, value], at) => ({ label, value, isLast: at === facts.length - 1 }));
}

function owedSentence({ status, outstandingAmount, dueDate }: InvoiceRecord, today: string): string {
  if (status === 'cancelled') return 'It has been cancelled, so there is nothing to pay.';
  return outstandingAmount > 0
    ? `${formatRand(outstandingAmount)} ${dueWords(dueDate, today)}.`
    : 'There is nothing to pay.';
}

function dueWords(dueDate: string, today: string): string {
  if (dueDate === today) return 'is due today';
  return `${dueDate < today ? 'was' : 'is'} due on ${formatDate(dueDate)}`;
}

function paperName(invoice: InvoiceRecord): string {
  return isTaxInvoice(invoice) ? 'Tax invoice' : 'Invoice';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
