import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CHAT_NOTICES_PER_HOUR, CHAT_RULES, type ChatMessage } from '#libs/contracts/chatbot';
import { PUSH_ADDRESSES } from '#libs/contracts/push';
import { addressGroup } from '#libs/domain/address-group';
import { pickContactDetails } from '#libs/domain/chat/contact-details';
import { continues } from '#libs/domain/chat/conversation-messages';
import { isDistress } from '#libs/domain/chat/distress';
import { wantsNotify } from '#libs/domain/chat/wants-notify';
import { distressPush } from '#libs/domain/staff-push';
import { RETENTION } from '#libs/domain/retention';
import { staffEmailOf } from '../../common/school-addresses.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { type LimitedMail, MailLimitsService } from '../mail/mail-limits.service.js';
import { tellStaff } from '../push/tell-staff.js';
import { MissesService } from '../throttling/misses.service.js';
import { ChatConversation } from './chat-conversation.entity.js';
import { type ChatConversationView, PUBLIC_COLUMNS, publicConversation } from './chat-conversation.view.js';
import { chatDigestMail, chatNoticeMail, type ChatNotice, chatNotice } from './chat.mail.js';
import { countUnanswered } from './count-unanswered.js';
import type { NotifyDto, CreateChatConversationDto, UpdateChatConversationDto } from './chat.dto.js';

/** What visitors write to the assistant (spec 1 sections 4, 5 and 7; CONTRACT "Content, messages, chat"). */
@Injectable()
export class ChatbotService {
  readonly notices: LimitedMail<ChatNotice>;

  constructor(
    private readonly manager: EntityManager,
    private readonly misses: MissesService,
    private readonly mailLimits: MailLimitsService,
    @Inject(ENV) env: RunningEnv,
  ) {
    this.notices = {
      kind: 'chat-notice',
      perHour: CHAT_NOTICES_PER_HOUR,
      single: (notice) => chatNoticeMail(notice, staffEmailOf(env), env.publicUrl),
      digest: (notices) => chatDigestMail(notices, staffEmailOf(env)),
    };
  }

  /**
   * @param address of the visitor, whose misses are limited
   * @throws NotFoundException for an unknown conversation, TooManyRequests after too many of them
   */
  async get(sessionId: string, address: string): Promise<ChatConversationView> {
    const found = await this.misses.watch('conversation', address, () =>
      this.manager.findOne(ChatConversation, { where: { sessionId }, select: PUBLIC_COLUMNS }),
    );
    return found ? publicConversation(found) : unknownConversation();
  }

  /** @throws ConflictException when there is one already: what it holds stays as it is */
  async start(given: CreateChatConversationDto): Promise<ChatConversationView> {
    return this.manager.transaction(async (manager) => {
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(ChatConversation)
        .values(given)
        .orIgnore()
        .returning('id')
        .execute();
      const [made] = raw as { id: number }[];
      if (!made) throw new ConflictException(CHAT_RULES.knownConversation);
      const unanswered = await countUnanswered(manager, given.messages, []);
      if (unanswered.apologyCount > 0) await manager.update(ChatConversation, made.id, unanswered);
      await markDistress(manager, { id: made.id, userName: given.userName ?? null }, given.messages);
      return publicConversation(await manager.findOneByOrFail(ChatConversation, { id: made.id }));
    });
  }

  /**
   * Keeps the conversation as it is now. Contact details that are not given stay; given ones take the place of earlier
   * ones.
   * @throws ConflictException for messages that do not go on from those that are stored, NotFoundException and
   *   TooManyRequests as get()
   */
  async continue(sessionId: string, given: UpdateChatConversationDto, address: string): Promise<ChatConversationView> {
    const kept = await this.misses.watch('conversation', address, () =>
      this.manager.transaction((manager) => keep(manager, sessionId, given)),
    );
    return kept ? publicConversation(kept) : unknownConversation();
  }

  /**
   * Mails the staff when the message is one to mail about; over the limit of the visitor's address in the next digest.
   * @returns whether it is one
   */
  async notify({ userMessage, botResponse, sessionId }: NotifyDto, address: string): Promise<boolean> {
    if (!wantsNotify(userMessage)) return false;
    await this.manager.transaction(async (manager) => {
      const kept = sessionId == null ? null : await manager.findOneBy(ChatConversation, { sessionId });
      const notice = chatNotice({
        userMessage,
        botResponse,
        kept,
        mentioned: pickContactDetails(userMessage),
        receivedAt: new Date(),
      });
      await this.mailLimits.queue(manager, this.notices, addressGroup(address), notice);
    });
    return true;
  }

  /** The daily job: conversations that nobody has continued for so long, and questions that nobody has asked. */
  async removeOld(): Promise<void> {
    await removeUntouched(this.manager, 'chat_conversations');
    await removeUntouched(this.manager, 'unanswered_questions');
  }
}

/** @returns the conversation as it is then; null when there is none */
async function keep(
  manager: EntityManager,
  sessionId: string,
  given: UpdateChatConversationDto,
): Promise<ChatConversation | null> {
  // Under a lock: of two browser tabs that save at once the one that knows less must not win.
  const stored = await manager.findOne(ChatConversation, { where: { sessionId }, lock: { mode: 'pessimistic_write' } });
  if (!stored) return null;
  if (given.messages) refuseRewriting(given.messages, stored.messages);
  await manager.update(ChatConversation, stored.id, {
    ...(given.messages && {
      messages: given.messages,
      ...(await countUnanswered(manager, given.messages, stored.countedQuestions)),
    }),
    userEmail: given.userEmail ?? stored.userEmail,
    userName: given.userName ?? stored.userName,
    userPhone: given.userPhone ?? stored.userPhone,
    ...(isAskingAgain(given.messages, stored.messages) && { handled: false }),
    updatedAt: () => 'clock_timestamp()',
  });
  const kept = await manager.findOneByOrFail(ChatConversation, { id: stored.id });
  await markDistress(manager, kept, kept.messages.slice(stored.messages.length));
  return kept;
}

/** What was seen to is not any more once the visitor writes again. */
function isAskingAgain(given: readonly ChatMessage[] | undefined, stored: readonly ChatMessage[]): boolean {
  return given?.slice(stored.length).some(({ role }) => role === 'user') ?? false;
}

/**
 * Who may be in danger is seen by a person at once, whether they left a way to be reached or not: staff are told, and
 * the list shows it whenever they look.
 */
async function markDistress(
  manager: EntityManager,
  conversation: { id: number; userName: string | null },
  fresh: readonly ChatMessage[],
): Promise<void> {
  if (!fresh.some(({ role, content }) => role === 'user' && isDistress(content))) return;
  await manager.update(ChatConversation, conversation.id, { inDistress: true });
  await tellStaff(manager, distressPush(conversation, PUSH_ADDRESSES.chat(conversation.id)));
}

function refuseRewriting(given: readonly ChatMessage[], stored: readonly ChatMessage[]): void {
  if (given.length < stored.length) throw new ConflictException(CHAT_RULES.fewerMessages);
  if (!continues(given, stored)) throw new ConflictException(CHAT_RULES.otherMessages);
}

function unknownConversation(): never {
  throw new NotFoundException(CHAT_RULES.unknownConversation);
}

/** Each batch is one short statement, within the time limit of statements. */
const BATCH_ROWS = 500;

/** Deletes for good what nobody has written to for so long. */
async function removeUntouched(
  manager: EntityManager,
  table: 'chat_conversations' | 'unanswered_questions',
): Promise<void> {
  while (true) {
    const [, count] = await manager.query<[unknown, number]>(
      `DELETE FROM ${table} WHERE id IN (
         SELECT id FROM ${table} WHERE updated_at < now() - $1::interval ORDER BY updated_at
           LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [RETENTION.conversations, BATCH_ROWS],
    );
    if (count === 0) return;
  }
}
