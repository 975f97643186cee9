import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { type CurrentUser, SignedIn, CookieAlone, WithoutTouchingSession } from '../../common/access.decorators.js';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { answerList, sendWholeList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList, ApiListQuery } from '../../common/openapi/api-list.decorator.js';
import { IfMatch } from '../../common/records/record-match.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import {
  ArchiveDto,
  ChangeStatusDto,
  JudgeSpamDto,
  PlanMessageDto,
  SaveResponseDto,
  UndoArchivingDto,
} from './contact.dto.js';
import { ContactMessage } from './contact-message.entity.js';
import { ArchivedOldView, ContactMessageView, CountView, ExportedContactMessageView } from './contact-message.view.js';
import { CONTACT_MESSAGE_LIST } from './contact-message-list.js';
import { ContactMessagesService } from './contact-messages.service.js';

@ApiTags('Contact messages (admin)')
@Controller('admin/contact-messages')
export class ContactMessagesAdminController {
  constructor(private readonly messages: ContactMessagesService) {}

  /**
   * The messages, archived ones too unless asked otherwise; newest first. `waiting` in the filter: unread or read, not
   * archived, not suspected spam, and older than 24 hours. `due`: the moment of the follow-up has come. `assignedTo`:
   * whose they are, null for nobody's.
   */
  @Get()
  @ApiList(ContactMessage, CONTACT_MESSAGE_LIST)
  @ApiQuery({
    name: 'archived',
    required: false,
    enum: ['true', 'false'],
    description: 'Only archived messages, or only the others.',
  })
  async list(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    const list = await this.messages.list(query);
    if ('json' in list) sendWholeList(reply, CONTACT_MESSAGE_LIST.name, list);
    else reply.send(answerList(reply, CONTACT_MESSAGE_LIST.name, list));
  }

  /**
   * Every message, or those that the list's filter leaves, as flat rows for a CSV file. Texts that a spreadsheet would
   * run as a formula begin with an apostrophe.
   */
  @Get('export')
  @ApiListQuery(CONTACT_MESSAGE_LIST)
  @ApiOkResponse({ type: [ExportedContactMessageView] })
  async exportAll(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    sendWholeList(reply, CONTACT_MESSAGE_LIST.name, await this.messages.exportAll(query));
  }

  /** How many messages wait: unread, not archived, not suspected spam. Asking does not keep the session alive. */
  @Get('unread/count')
  @CookieAlone()
  @WithoutTouchingSession()
  async countUnread(): Promise<CountView> {
    return { count: await this.messages.countUnread() };
  }

  /** How many messages are older than 30 days and not archived: what archive-old would archive now. */
  @Get('archive-old/count')
  async countOld(): Promise<CountView> {
    return { count: await this.messages.countOld() };
  }

  /** One message, with its thread: every answer, and what became of it. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<ContactMessageView> {
    return this.messages.get(id);
  }

  /**
   * Says who of the staff sees to a message, and when staff come back to it; what is left out stays. Whoever is
   * assigned by somebody else gets a mail. When the follow-up is due, its assignee does, or the school where nobody is
   * assigned.
   */
  @Put(':id')
  plan(
    @Param('id', IdPipe) id: number,
    @Body() dto: PlanMessageDto,
    @SignedIn() admin: CurrentUser,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<ContactMessageView> {
    return this.messages.planMessage(id, { dto, admin, ifMatch });
  }

  /** Marks a message as unread, read or replied. */
  @Put(':id/status')
  changeStatus(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeStatusDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<ContactMessageView> {
    return this.messages.changeStatus(id, dto, ifMatch);
  }

  /**
   * Adds what was answered to the thread; the message is then replied, and its `response` is this one. With an
   * Idempotency-Key the answer is stored, and mailed, once, however often it is sent: again it is a 200 with the
   * message as it stands, whatever If-Match says; another answer under the same key is a 422.
   */
  @Put(':id/response')
  saveResponse(
    @Param('id', IdPipe) id: number,
    @Body() dto: SaveResponseDto,
    @SignedIn() admin: CurrentUser,
    @IdempotencyKey() key: string | null,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<ContactMessageView> {
    return this.messages.saveResponse(id, { dto, admin, key, ifMatch });
  }

  /** Archives or restores a message. */
  @Put(':id/archive')
  archive(@Param('id', IdPipe) id: number, @Body() dto: ArchiveDto): Promise<ContactMessageView> {
    return this.messages.setArchived(id, dto);
  }

  /**
   * Says that a message is no spam, or that it is. Its sender's next messages are then never suspected, or judged like
   * anybody's (`/api/admin/trusted-senders`).
   */
  @Put(':id/spam')
  judgeSpam(@Param('id', IdPipe) id: number, @Body() dto: JudgeSpamDto): Promise<ContactMessageView> {
    return this.messages.judgeSpam(id, dto);
  }

  /** Archives every message older than 30 days, unread ones too. For a minute it can be undone. */
  @Post('archive-old')
  @HttpCode(200)
  archiveOld(): Promise<ArchivedOldView> {
    return this.messages.archiveOld();
  }

  /** Restores what archive-old has archived a moment ago, but for messages that somebody has changed since. */
  @Post('archive-old/undo')
  @HttpCode(200)
  async undoArchiveOld(@Body() { batch }: UndoArchivingDto): Promise<CountView> {
    return { count: await this.messages.undoArchiveOld(batch) };
  }
}
