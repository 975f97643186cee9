import { mailtoLink } from '#libs/domain/email-address';
import { writtenPhone } from '#libs/domain/school-facts';
import type { Mail } from '../mail/mail.js';
import type { ContactMessage } from './contact-message.entity.js';

/** Staff see in the list of their mails which messages are likely advertisements, and may have a rule for them. */
const SPAM_MARK = '[Suspected spam] ';

/** Tells the staff what a visitor wrote. Answering the mail answers the visitor. */
export function contactMessageMail(message: ContactMessage, staffEmail: string, publicUrl: string): Mail {
  return {
    to: staffEmail,
    replyTo: message.email,
    subject: `${message.suspectedSpam ? SPAM_MARK : ''}Contact form: ${message.subject}`,
    template: 'contact-message',
    context: {
      fullName: message.fullName,
      email: message.email,
      emailLink: mailtoLink(message.email),
      phone: writtenPhone(message.phone),
      phoneLink: `tel:${message.phone}`,
      topic: message.subject,
      paragraphs: message.message.split(/\r?\n/),
      message: message.message,
      isSuspectedSpam: message.suspectedSpam,
      messageLink: `${publicUrl}/admin/messages/${message.id}/show`,
    },
  };
}
