import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { ChatMessage, ChatRole } from '#libs/contracts/chatbot';
import type { QuickQuestion } from '#libs/domain/chat/quick-questions';
import { ChatConversationRecord, type ChatConversation } from './chat-conversation.entity.js';

class ChatMessageView implements ChatMessage {
  role: ChatRole;

  content: string;

  /** Milliseconds since 1970. */
  @ApiProperty({ type: 'integer', format: 'int64' })
  timestamp: number;
}

/** What a browser gets back of its conversation: nothing of who the visitor is. */
export class ChatConversationView {
  sessionId: string;

  @ApiProperty({ type: [ChatMessageView] })
  messages: ChatMessage[];

  createdAt: Date;
  updatedAt: Date;
}

export class ChatNotifyView {
  /** Whether the message is one that the staff are mailed about, at once or in a digest. */
  notified: boolean;
}

/** What the assistant offers for a press. */
export class QuickQuestionView implements QuickQuestion {
  label: string;

  /** What the press asks. */
  says: string;
}

/** The only columns that a public route reads. */
export const PUBLIC_COLUMNS = { sessionId: true, messages: true, createdAt: true, updatedAt: true } as const;

export function publicConversation({
  sessionId,
  messages,
  createdAt,
  updatedAt,
}: Pick<ChatConversation, keyof typeof PUBLIC_COLUMNS>): ChatConversationView {
  return { sessionId, messages, createdAt, updatedAt };
}

/** A conversation as staff read it. */
export class ChatTranscriptView extends OmitType(ChatConversationRecord, ['hasContact', 'unanswered', 'said']) {
  /** Oldest first. */
  @ApiProperty({ type: [ChatMessageView] })
  messages: ChatMessage[];
}

export function chatTranscript(conversation: ChatConversation): ChatTranscriptView {
  const {
    id,
    userName,
    userEmail,
    userPhone,
    messageCount,
    lastQuestion,
    apologyCount,
    handled,
    inDistress,
    assignedTo,
    messageId,
    createdAt,
    updatedAt,
    messages,
  } = conversation;
  return {
    id,
    userName,
    userEmail,
    userPhone,
    messageCount,
    lastQuestion,
    apologyCount,
    handled,
    inDistress,
    assignedTo,
    messageId,
    createdAt,
    updatedAt,
    messages,
  };
}
