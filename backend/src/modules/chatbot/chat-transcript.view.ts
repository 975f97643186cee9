import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { ChatMessage } from '#libs/contracts/chatbot';
import type { ChatConversation } from './chat-conversation.entity.js';
import { ChatConversationRecord } from './chat-conversation-record.entity.js';
import { ChatMessageView } from './chat-conversation.view.js';

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
    createdAt,
    updatedAt,
    messages,
  };
}
