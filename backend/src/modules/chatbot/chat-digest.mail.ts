import type { Mail } from '../mail/mail.js';
import { noticeContext, replyTo, type ChatNotice } from './chat-notice.mail.js';

/**
 * What one visitor's address wrote to the assistant beyond the mails that were sent one by one. Oldest first, at least
 * one.
 */
export function chatDigestMail(notices: ChatNotice[], staffEmail: string): Mail {
  const count = notices.length;
  const answer = replyTo(notices);
  return {
    to: staffEmail,
    ...answer,
    subject: `Chat: ${count === 1 ? '1 more message' : `${count} more messages`} from one visitor`,
    template: 'chat-digest',
    context: { count, isOne: count === 1, canReply: answer.replyTo !== undefined, notices: notices.map(noticeContext) },
  };
}
