import { school } from '#libs/school/school';
import { isEmailAddress } from '../../common/validation/email-address.decorator.js';
import type { Mail, MailContext } from '../mail/mail.js';
import type { ChatNotice } from './chat-notice.js';

const SUBJECT_CHARACTERS = 60;

/**
 * Tells the staff what a visitor wrote to the assistant. Answering the mail answers the visitor, where an address is
 * known.
 */
export function chatNoticeMail(notice: ChatNotice, staffEmail: string): Mail {
  const answer = replyTo([notice]);
  return {
    to: staffEmail,
    ...answer,
    subject: `Chat: ${shortened(notice.userMessage)}`,
    template: 'chat-notice',
    context: { ...noticeContext(notice), canReply: answer.replyTo !== undefined },
  };
}

/** An answer may go to the visitor when all the notices that name an address name the same one. */
export function replyTo(notices: ChatNotice[]): { replyTo?: string } {
  const addresses = new Set(notices.flatMap(({ email }) => (email === null ? [] : [email])));
  const [address] = addresses;
  return addresses.size === 1 && isEmailAddress(address) ? { replyTo: address } : {};
}

/** A notice as the templates show it. */
export function noticeContext({ userMessage, botResponse, name, email, phone, receivedAt }: ChatNotice): MailContext {
  return {
    name,
    email,
    phone,
    userMessage,
    userParagraphs: userMessage.split(/\r?\n/),
    botResponse,
    botParagraphs: botResponse.split(/\r?\n/),
    receivedAt: new Date(receivedAt).toLocaleString('en-ZA', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: school.timeZone,
    }),
  };
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= SUBJECT_CHARACTERS
    ? text
    : `${characters.slice(0, SUBJECT_CHARACTERS).join('').trimEnd()}…`;
}
