import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import {
  REPLY_DELIVERIES,
  RESPONSE_TYPES,
  type ReplyDelivery,
  type ResponseType,
} from '#libs/contracts/contact-message';
import { neutralisedCell } from '#libs/domain/csv';
import { FILE_KINDS, type FileKind } from '#libs/domain/file-kind';
import { ContactMessage } from './contact-message.entity.js';

/** What a visitor gets back of their own message. */
export class ContactReceiptView extends PickType(ContactMessage, [
  'id',
  'fullName',
  'email',
  'phone',
  'subject',
  'message',
  'createdAt',
]) {}

/** A file that came with a mail. It stays in the mailbox: here is only told of it. */
class ReceivedAttachmentView {
  name: string;

  /** By its first bytes, whatever its name says. */
  @ApiProperty({ enum: FILE_KINDS })
  kind: FileKind;

  sizeBytes: number;
}

/** What a mail holds besides the new words. */
class ReceivedMailView {
  subject: string;

  /** The whole text, with what was quoted. */
  whole: string;

  attachments: ReceivedAttachmentView[];

  /** How many files there are besides those listed. */
  moreAttachments: number;
}

export class ContactReplyView {
  id: number;

  @ApiProperty({ enum: RESPONSE_TYPES })
  method: ResponseType;

  text: string;

  /**
   * The username of the account that answered when it did, or the name of its key; of the customer's answer the address
   * that it says it came from.
   */
  sentBy: string;

  createdAt: Date;

  /**
   * `logged`: by a mail program, a chat, by phone, or in person. What the school sends by mail itself is `queued` until
   * a mail server has taken it, then `sent`; `failed` once it was given up, or came back. `received`: the customer's
   * own answer, which came by mail.
   */
  @ApiProperty({ enum: REPLY_DELIVERIES })
  delivery: ReplyDelivery;

  /** Null but for the customer's answer. */
  mail: ReceivedMailView | null;
}

/** A message with its thread. */
export class ContactMessageView extends ContactMessage {
  /**
   * Every answer of the school, and the customer's that came by mail, oldest first; `response` and what belongs to it
   * tell of the school's last.
   */
  replies: ContactReplyView[];

  /** Whether the school has a mail server, so that an answer may be sent from here. */
  canSendFromHere: boolean;

  /** The conversation with the assistant that the message was made of; null: it came by the contact form. */
  conversationId: number | null;
}

/** One flat row of contact_messages.csv, whose header is its keys. */
export class ExportedContactMessageView extends OmitType(ContactMessage, [
  'respondedByUserId',
  'respondedByUser',
  'assignee',
]) {}

export class CountView {
  count: number;
}

export class ArchivedOldView extends CountView {
  /** Names what was archived, to undo it. */
  @ApiProperty({ format: 'uuid' })
  batch: string;
}

export function contactReceipt({
  id,
  fullName,
  email,
  phone,
  subject,
  message,
  createdAt,
}: ContactMessage): ContactReceiptView {
  return { id, fullName, email, phone, subject, message, createdAt };
}

type ExportedCell = string | number | boolean | null;

/** The columns of a file of messages, in their order. */
export const EXPORTED_COLUMNS: Record<keyof ExportedContactMessageView, (message: ContactMessage) => ExportedCell> = {
  id: ({ id }) => id,
  fullName: ({ fullName }) => fullName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  subject: ({ subject }) => subject,
  message: ({ message }) => message,
  status: ({ status }) => status,
  createdAt: ({ createdAt }) => createdAt.toISOString(),
  lastReceivedAt: ({ lastReceivedAt }) => lastReceivedAt.toISOString(),
  archived: ({ archived }) => archived,
  archiveDate: ({ archiveDate }) => archiveDate?.toISOString() ?? null,
  suspectedSpam: ({ suspectedSpam }) => suspectedSpam,
  response: ({ response }) => response,
  responseType: ({ responseType }) => responseType,
  responseDate: ({ responseDate }) => responseDate?.toISOString() ?? null,
  respondedBy: ({ respondedBy }) => respondedBy,
  respondedByUsername: ({ respondedByUsername }) => respondedByUsername,
  assignedTo: ({ assignedTo }) => assignedTo,
  followUpAt: ({ followUpAt }) => followUpAt?.toISOString() ?? null,
  updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
};

/** Every text of it is safe to open in a spreadsheet. */
export function exportedContactMessage(message: ContactMessage): Record<string, ExportedCell> {
  return Object.fromEntries(
    Object.entries(EXPORTED_COLUMNS).map(([column, cell]) => [column, neutralisedCell(cell(message))]),
  );
}
