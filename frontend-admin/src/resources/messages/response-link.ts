import type { ContactMessage } from '#libs/contracts/generated/api';
import { mailtoLink } from '#libs/domain/email-address';
import { phoneLinks } from '../../shared/phone-links';
import type { ResponseWay } from './response-way';

type Addressee = Pick<ContactMessage, 'email' | 'phone' | 'subject'>;

/**
 * Where an answer is sent from: a mail composer or a chat. Undefined where the school sends it itself, where it
 * is only logged, or the number cannot be reached.
 */
export function responseLink({ email, phone, subject }: Addressee, way: ResponseWay, text: string): string | undefined {
  // A mail's lines end in CR LF (RFC 6068).
  if (way === 'email')
    return `${mailtoLink(email, `Re: ${subject}`)}&body=${encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))}`;
  if (way !== 'whatsapp') return undefined;
  const { whatsapp } = phoneLinks(phone);
  return whatsapp && `${whatsapp}?text=${encodeURIComponent(text)}`;
}

/** What the button will do, beside the method. */
export function responseHint(to: Addressee, way: ResponseWay): string {
  if (way === 'here') return `Sent from here to ${to.email}. Replies come to the school's own mailbox.`;
  if (way === 'email') return 'Opens your email program with the answer.';
  if (way === 'whatsapp')
    return responseLink(to, way, '')
      ? `Opens a WhatsApp chat with ${to.phone}.`
      : `WhatsApp cannot reach ${to.phone}, so the answer is only saved here.`;
  return 'Nothing is sent. The answer is only saved here.';
}
