import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import {
  CONVERSATION_RULES,
  UNANSWERED_RULES,
  UNANSWERED_STATUSES,
  type UnansweredStatus,
} from '#libs/contracts/chat-admin';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { CHAT_ROLES, CHAT_RULES, type ChatRole } from '#libs/contracts/chatbot';
import { SESSION_ID } from '#libs/contracts/session-id';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { Omittable, OneLineOrNull, RequiredText, TrimmedOrNull } from '../../common/validation/field.decorators.js';
import { ObjectList } from '../../common/validation/object-list.decorator.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';

const { messages, role, content, timestamp, userEmail, userName, userPhone } = CHAT_RULES;
/** Of a transcript: what staff cannot change. */
const TRANSCRIPT_ONLY = [
  'userName',
  'userEmail',
  'userPhone',
  'messageCount',
  'lastQuestion',
  'apologyCount',
  'inDistress',
  'messageId',
  'messages',
];

class ChatMessageDto {
  @IsIn(CHAT_ROLES, { message: role.unknown })
  role: ChatRole;

  /** As it was written, more than blanks. */
  @IsString({ message: content.required })
  @Matches(/\S/, { message: content.required })
  @MaxLength(content.maxLength, { message: content.tooLong })
  content: string;

  /** Milliseconds since 1970. */
  @ApiProperty({ type: 'integer', format: 'int64', minimum: timestamp.min, maximum: timestamp.max })
  @IsInt({ message: timestamp.invalid })
  @Min(timestamp.min, { message: timestamp.invalid })
  @Max(timestamp.max, { message: timestamp.invalid })
  timestamp: number;
}

/** Who the visitor is, as far as they told. Empty, null or left out: what is known already stays. */
class ChatContactDto {
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: userEmail.maxLength })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(userEmail.maxLength, { message: userEmail.invalid })
  @LooksLikeEmailAddress({ message: userEmail.invalid })
  userEmail?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: userName.maxLength })
  @OneLineOrNull()
  @IsOptional()
  @MaxLength(userName.maxLength, { message: userName.invalid })
  userName?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: userPhone.maxLength })
  @OneLineOrNull()
  @IsOptional()
  @MaxLength(userPhone.maxLength, { message: userPhone.invalid })
  userPhone?: string | null;
}

/** A conversation that the server does not know yet (spec 1 section 7). */
@WriteRules({ unknownFields: 'ignore' })
export class CreateChatConversationDto extends ChatContactDto {
  @ApiProperty({
    type: String,
    pattern: SESSION_ID.pattern.source,
    minLength: SESSION_ID.minLength,
    maxLength: SESSION_ID.maxLength,
  })
  @Matches(SESSION_ID.pattern, { message: SESSION_ID.invalid })
  sessionId: string;

  /** The whole conversation, oldest message first. */
  @ApiProperty({ type: [ChatMessageDto], maxItems: messages.maxCount })
  @ChatMessages()
  messages: ChatMessageDto[];
}

/** A conversation as it goes on. */
@WriteRules({ unknownFields: 'ignore' })
export class UpdateChatConversationDto extends ChatContactDto {
  /** The whole conversation, the stored messages unchanged in front. Left out: they stay. */
  @ApiPropertyOptional({ type: [ChatMessageDto], maxItems: messages.maxCount })
  @Omittable()
  @ChatMessages()
  messages?: ChatMessageDto[];
}

/** They may be empty. */
function ChatMessages(): PropertyDecorator {
  const { maxCount, tooMany, wrongType, required } = messages;
  return ObjectList(ChatMessageDto, { maxCount, tooMany, wrongType, noList: required });
}

/** What the assistant's own search for an address finds must pass, or the conversation could never be saved again. */
function LooksLikeEmailAddress(options: { message: string }): PropertyDecorator {
  return ValidateBy(
    {
      name: 'looksLikeEmailAddress',
      validator: { validate: (value) => typeof value === 'string' && looksLikeEmailAddress(value) },
    },
    options,
  );
}

/** What a visitor wrote and what the assistant answered (spec 1 section 7). */
@WriteRules({ unknownFields: 'ignore' })
export class NotifyDto {
  @RequiredText(CHAT_RULES.userMessage)
  userMessage: string;

  @RequiredText(CHAT_RULES.botResponse)
  botResponse: string;

  /** Whose conversation it is: the staff then get the contact details that are kept with it. */
  @ApiPropertyOptional({ type: String, nullable: true, pattern: SESSION_ID.pattern.source })
  @TrimmedOrNull()
  @IsOptional()
  @Matches(SESSION_ID.pattern, { message: SESSION_ID.invalid })
  sessionId?: string | null;
}

/** What staff decide about a conversation. What was read with it may be sent back. */
@WriteRules({ readOnly: TRANSCRIPT_ONLY })
export class ChangeConversationDto {
  /** Whether staff have seen to it. */
  @Omittable()
  @IsBoolean({ message: CONVERSATION_RULES.handled.wrongType })
  handled?: boolean;

  /** The id of an active member of staff; null: nobody. */
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @IsOptional()
  @Max(MAX_ID, { message: CONTACT_RULES.assignedTo.notStaff })
  @Min(1, { message: CONTACT_RULES.assignedTo.notStaff })
  @IsInt({ message: CONTACT_RULES.assignedTo.notStaff })
  assignedTo?: number | null;
}

const { status, faqId } = UNANSWERED_RULES;

/** What staff decide about a question. What was read with it may be sent back. */
@WriteRules({ readOnly: ['question', 'askedCount', 'firstAskedAt', 'lastAskedAt'] })
export class ChangeUnansweredQuestionDto {
  @IsIn(UNANSWERED_STATUSES, { message: status.unknown })
  status: UnansweredStatus;

  /** Only with `answered`, and needed then: the FAQ that answers it. Left out, one that is answered keeps its FAQ. */
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @IsOptional()
  @Max(MAX_ID, { message: faqId.unknown })
  @Min(1, { message: faqId.unknown })
  @IsInt({ message: faqId.unknown })
  faqId?: number | null;
}
