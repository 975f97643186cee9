import { Body, Controller, Get, Header, HttpCode, HttpStatus, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access.decorators.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { CachedUntilChangeOf } from '../../common/serving/answer-cache.js';
import { LimitPublicWrites } from '../../common/throttling/public-writes.js';
import { ApiSessionId, SessionIdPipe } from '../../common/validation/id.pipes.js';
import { ChatConversationView, ChatNotifyView, QuickQuestionView } from './chat-conversation.view.js';
import { NotifyDto, CreateChatConversationDto, UpdateChatConversationDto } from './chat.dto.js';
import { ChatbotService } from './chatbot.service.js';
import { QuickQuestionsService } from './quick-questions.service.js';

/**
 * Each may grow to a quarter of a megabyte, stays for a year and is in every backup. A visitor begins one, those of a
 * school's or a provider's network a few.
 */
const BEGIN_LIMIT = { max: 30, windowMinutes: 10 };
/** A conversation is saved after every answer of the assistant. */
const SAVE_LIMIT = { max: 120, windowMinutes: 10 };
/** Fewer of them are mailed about, and all that are must fit into the digest of an hour. */
const NOTIFY_LIMIT = { max: 60, windowMinutes: 10 };

@Public()
@ApiTags('Chatbot')
@Controller('chatbot')
export class ChatbotController {
  constructor(
    private readonly chatbot: ChatbotService,
    private readonly quickQuestions: QuickQuestionsService,
  ) {}

  /** Five questions that the assistant offers for a press: what visitors ask about most, counted anew every night. */
  @Get('quick-questions')
  @CachedUntilChangeOf('asked_topics')
  listQuickQuestions(): Promise<QuickQuestionView[]> {
    return this.quickQuestions.list();
  }

  /** A conversation, so that it goes on after a reload. Never with the contact details that are kept with it. */
  @Get('conversations/:sessionId')
  @ApiSessionId()
  @Header('Cache-Control', 'no-store')
  @ApiRefusal(404, 'There is no such conversation.')
  @ApiRefusal(429, 'The address asked for too many conversations that do not exist.')
  get(@Param('sessionId', SessionIdPipe) sessionId: string, @Ip() address: string): Promise<ChatConversationView> {
    return this.chatbot.get(sessionId, address);
  }

  /** Begins a conversation. One that exists is a 409 and stays as it is. */
  @Post('conversations')
  @LimitPublicWrites(BEGIN_LIMIT)
  @ApiRefusal(409, 'There is a conversation of this session already.')
  start(@Body() dto: CreateChatConversationDto): Promise<ChatConversationView> {
    return this.chatbot.start(dto);
  }

  /** Keeps a conversation as it is now. Stored messages never change: fewer or other ones are a 409. */
  @Put('conversations/:sessionId')
  @ApiSessionId()
  @LimitPublicWrites(SAVE_LIMIT)
  @ApiRefusal(404, 'There is no such conversation.')
  @ApiRefusal(409, 'What is stored is not what was sent before.')
  continue(
    @Param('sessionId', SessionIdPipe) sessionId: string,
    @Body() dto: UpdateChatConversationDto,
    @Ip() address: string,
  ): Promise<ChatConversationView> {
    return this.chatbot.continue(sessionId, dto, address);
  }

  /** Mails the staff about a message, when it is long, holds contact details, or asks for help or a booking. */
  @Post('notify')
  @HttpCode(HttpStatus.ACCEPTED)
  @LimitPublicWrites(NOTIFY_LIMIT)
  @ApiAcceptedResponse({ type: ChatNotifyView })
  async notify(@Body() dto: NotifyDto, @Ip() address: string): Promise<ChatNotifyView> {
    return { notified: await this.chatbot.notify(dto, address) };
  }
}
