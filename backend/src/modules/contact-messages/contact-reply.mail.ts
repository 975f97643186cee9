import { school } from '#libs/school/school';
import { writtenMoment } from '#libs/school/written-moment';
import type { Mail } from '../mail/mail.js';
import type { ContactMessage } from './contact-message.entity.js';

type Answered = Pick<ContactMessage, 'fullName' | 'email' | 'subject' | 'message' | 'createdAt'>;

/**
 * What staff answer, with what was asked below it. Whoever answers this mail writes to the school.
 * @param replyTo the address of the thread, where the school's mailbox has such; else the school's
 */
export function contactReplyMail(
  { fullName, email, subject, message, createdAt }: Answered,
  text: string,
  replyTo = school.email,
): Mail {
  return {
    to: email,
    replyTo,
    subject: `Re: ${subject}`,
    template: 'contact-reply',
    isPersonal: true,
    ownWords: ['answer', 'answerLines'],
    context: {
      answer: text,
      answerLines: text.split(/\r?\n/),
      asked: `On ${writtenMoment(createdAt)} ${fullName} wrote:`,
      askedLines: message.split(/\r?\n/),
    },
  };
}
