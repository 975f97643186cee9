import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { answerList, sendWholeList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { ContactMessage } from '../contact-messages/contact-message.entity.js';
import { ChangeConversationDto } from './chat.dto.js';
import { ChatConversationRecord } from './chat-conversation.entity.js';
import { ChatTranscriptView } from './chat-conversation.view.js';
import { CHAT_CONVERSATION_LIST, ChatConversationsService } from './chat-conversations.service.js';

@ApiTags('Chatbot (admin)')
@Controller('admin/chat-conversations')
export class ChatConversationsAdminController {
  constructor(private readonly conversations: ChatConversationsService) {}

  /**
   * Visitors' conversations with the assistant, the latest first; q finds who wrote and what they said. The filter
   * `hasContact` is about an email address or a phone number, `unanswered` about the assistant's apology,
   * `handled` about what staff have seen to; `assignedTo` says whose they are, null for nobody's.
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

  /**
   * Says whether staff have seen to it, and who does; what is left out stays. Whoever is assigned by somebody else gets
   * a mail. What the visitor writes later makes it open again.
   */
  @Put(':id')
  change(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeConversationDto,
    @SignedIn() admin: CurrentUser,
  ): Promise<ChatTranscriptView> {
    return this.conversations.change(id, dto, admin);
  }

  /**
   * The message of the inbox by which the visitor is answered: made of the conversation at the first call, the same one
   * at every other.
   */
  @Post(':id/message')
  @ApiRefusal(409, 'The visitor left no email address and no phone number.')
  makeMessage(@Param('id', IdPipe) id: number): Promise<ContactMessage> {
    return this.conversations.makeMessage(id);
  }

  /**
   * Removes a conversation, with the contact details, and answers with what the list told of it. For 30 days it can be
   * restored; who asks to be forgotten is erased.
   */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<ChatConversationRecord> {
    return this.conversations.remove(id);
  }
}
