import type { ContactDetails } from '#libs/domain/chat/contact-details';
import { writtenMoment } from '#libs/school/written-moment';
import { isEmailAddress } from '../../common/validation/field.decorators.js';
import type { ChatConversation } from './chat-conversation.entity.js';
import type { Mail, MailContext } from '../mail/mail.js';

const SUBJECT_CHARACTERS = 60;

/**
 * Tells the staff what a visitor wrote to the assistant. Answering the mail answers the visitor, where an address is
 * known.
 */
export function chatNoticeMail(notice: ChatNotice, staffEmail: string, publicUrl: string): Mail {
  const answer = replyTo([notice]);
  const { conversationId: id } = notice;
  return {
    to: staffEmail,
    ...answer,
    subject: `Chat: ${shortened(notice.userMessage)}`,
    template: 'chat-notice',
    context: {
      ...noticeContext(notice),
      canReply: answer.replyTo !== undefined,
      conversationLink: id == null ? null : conversationAddress(publicUrl, id),
    },
  };
}

function conversationAddress(publicUrl: string, id: number): string {
  return `${publicUrl}/admin/chat-conversations/${id}/show`;
}

/** An answer may go to the visitor when all the notices that name an address name the same one. */
function replyTo(notices: ChatNotice[]): { replyTo?: string } {
  const addresses = new Set(notices.flatMap(({ email }) => (email === null ? [] : [email])));
  const [address] = addresses;
  return addresses.size === 1 && isEmailAddress(address) ? { replyTo: address } : {};
}

/** A notice as the templates show it. */
function noticeContext({ userMessage, botResponse, name, email, phone, receivedAt }: ChatNotice): MailContext {
  return {
    name,
    email,
    phone,
    userMessage,
    userParagraphs: userMessage.split(/\r?\n/),
    botResponse,
    botParagraphs: botResponse.split(/\r?\n/),
    receivedAt: writtenMoment(receivedAt),
  };
}

interface Assigned {
  to: string;
  /** Who has assigned it. */
  by: string;
  publicUrl: string;
}

type Told = Pick<ChatConversation, 'id' | 'userName' | 'userEmail' | 'userPhone' | 'lastQuestion'>;

/** Tells one member of staff to see to a conversation. */
export function chatAssignedMail(told: Told, { to, by, publicUrl }: Assigned): Mail {
  const { id, userName, userEmail, userPhone, lastQuestion } = told;
  return {
    to,
    subject: `Assigned to you: ${shortened(lastQuestion || 'a conversation')}`,
    template: 'contact-task',
    context: {
      reason: `${by} has assigned this conversation to you.`,
      wrote: 'to the assistant',
      followUp: null,
      fullName: userName ?? 'A visitor',
      email: userEmail ?? '',
      phone: userPhone ?? '',
      topic: 'Conversation with the assistant',
      paragraphs: lastQuestion.split(/\r?\n/),
      message: lastQuestion,
      messageLink: conversationAddress(publicUrl, id),
    },
  };
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= SUBJECT_CHARACTERS
    ? text
    : `${characters.slice(0, SUBJECT_CHARACTERS).join('').trimEnd()}…`;
}

/**
 * What the staff are told of one message to the assistant. Held back it waits as JSON, so it is a type and no class.
 */
export type ChatNotice = {
  userMessage: string;
  botResponse: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** ISO 8601 UTC */
  receivedAt: string;
  /** Missing in those that an earlier release held back. */
  conversationId?: number | null;
};

interface NoticeParts {
  userMessage: string;
  botResponse: string;
  /** What is kept with the conversation. */
  kept: Pick<ChatConversation, 'id' | 'userName' | 'userEmail' | 'userPhone'> | null;
  /** What the message itself mentions. */
  mentioned: ContactDetails;
  receivedAt: Date;
}

/** What the visitor has just written about themselves counts before what is known from earlier. */
export function chatNotice({ userMessage, botResponse, kept, mentioned, receivedAt }: NoticeParts): ChatNotice {
  return {
    userMessage,
    botResponse,
    name: mentioned.name ?? kept?.userName ?? null,
    email: mentioned.email ?? kept?.userEmail ?? null,
    phone: mentioned.phone ?? kept?.userPhone ?? null,
    receivedAt: receivedAt.toISOString(),
    conversationId: kept?.id ?? null,
  };
}

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
