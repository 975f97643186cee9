import { issuerName, writtenDate } from '#libs/documents/document-words';
import { formatRand } from '#libs/domain/money';
import { quotePath } from '#libs/domain/quote-address';
import { formatDate } from '#libs/domain/schedule/long-date';
import { school } from '#libs/school/school';
import { writtenMoment } from '#libs/school/written-moment';
import { PDF } from '../../common/serving/answer-pdf.js';
import { behindLabel, type Mail } from '../mail/mail.js';
import type { QuoteRecord } from './quote.entity.js';

interface Outgoing {
  to: string;
  pdf: Buffer;
  publicUrl: string;
  /** Of the link, which only this mail carries. */
  token: string;
}

/** The quote to its client. */
export function quoteMail(quote: QuoteRecord, { to, pdf, publicUrl, token }: Outgoing): Mail {
  const { quoteNumber, clientName, issueDate, validUntil, totalAmount, stormCombatEmail } = quote;
  const fileName = `${quoteNumber}.pdf`;
  const facts = [
    ['Quote number', quoteNumber],
    ['Date', writtenDate(issueDate)],
    ['Valid until', writtenDate(validUntil)],
    ['Total', formatRand(totalAmount)],
  ] as const;
  return {
    to,
    replyTo: stormCombatEmail ?? school.email,
    subject: `Quote ${quoteNumber} from ${issuerName(quote)}`,
    template: 'quote',
    ownWords: 'all',
    context: {
      title: `Quote ${quoteNumber}`,
      clientName,
      sentences: [
        `Thank you for your interest. Please find attached our quote ${quoteNumber} dated ${formatDate(issueDate)}.`,
        `To accept or decline it, open the link below by ${formatDate(validUntil)}.`,
      ],
      facts: facts.map(([label, value], at) => ({ label, value, isLast: at === facts.length - 1 })),
      isPayable: false,
      issuer: issuerName(quote),
      fileName,
      quoteLink: `${publicUrl}${quotePath(token)}`,
    },
    attachments: [{ fileName, contentType: PDF, base64: pdf.toString('base64') }],
  };
}

/** What the client said, to the staff. Answering the mail answers the client. */
export function quoteAnswerMail(
  answer: 'accepted' | 'declined',
  quote: QuoteRecord,
  staffEmail: string,
  publicUrl: string,
): Mail {
  const { id, quoteNumber, clientName, totalAmount, sentTo } = quote;
  const title = `Quote ${quoteNumber} was ${answer}`;
  return {
    to: staffEmail,
    ...(sentTo !== null && { replyTo: sentTo }),
    subject: `${title}: ${clientName}`,
    template: 'quote-answer',
    context: {
      title,
      details: [
        { label: 'Client', value: clientName },
        { label: 'Total', value: formatRand(totalAmount) },
        ...answerDetails(quote),
      ],
      isAccepted: answer === 'accepted',
      quoteLink: `${publicUrl}/admin/quotes/${id}/show`,
    },
  };
}

function answerDetails({ acceptedBy, acceptedAt, reference, declinedAt, declineReason }: QuoteRecord) {
  return Object.entries({
    'Accepted by': acceptedBy,
    'Accepted on': acceptedAt && writtenMoment(acceptedAt),
    'Their reference': reference,
    'Declined on': declinedAt && writtenMoment(declinedAt),
    Reason: declineReason && behindLabel(declineReason),
  }).flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
