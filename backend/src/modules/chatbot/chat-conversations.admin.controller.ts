import { Controller, Delete, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { answerList, sendWholeList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { ChatConversationRecord } from './chat-conversation.entity.js';
import { ChatTranscriptView } from './chat-conversation.view.js';
import { CHAT_CONVERSATION_LIST, ChatConversationsService } from './chat-conversations.service.js';

@ApiTags('Chatbot (admin)')
@Controller('admin/chat-conversations')
export class ChatConversationsAdminController {
  constructor(private readonly conversations: ChatConversationsService) {}

  /**
   * Visitors' conversations with the assistant, the latest first; q finds who wrote and what they said. The filter
   * `hasContact` is about an e-mail address or a phone number, `unanswered` about the assistant's apology.
   */
  @Get()
  @ApiList(ChatConversationRecord, CHAT_CONVERSATION_LIST)
  async list(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    const list = await this.conversations.list(query);
    if ('json' in list) sendWholeList(reply, CHAT_CONVERSATION_LIST.name, list);
    else reply.send(answerList(reply, CHAT_CONVERSATION_LIST.name, list));
  }

  /** One conversation with all its messages. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<ChatTranscriptView> {
    return this.conversations.get(id);
  }

  /** Removes a conversation for good, with the contact details, and answers with what the list told of it. */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<ChatConversationRecord> {
    return this.conversations.remove(id);
  }
}
