import { Inject, Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access.decorators.js';
import { isWholeList, type LargeRules } from '../../common/lists/large-list.js';
import { compactCounts } from '../../common/lists/list-counts.js';
import { listRecords } from '../../common/lists/list-records.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { shownFields } from '../../common/lists/shown-fields.js';
import type { RecordPage } from '../../common/lists/list-rules.js';
import { type StreamedList, streamRecords } from '../../common/lists/stream-records.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { findRecord, lockRecord } from '../../common/records/record-crud.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import type { ContactMessage } from '../contact-messages/contact-message.entity.js';
import { messageOf, storeChange } from './answer-conversation.js';
import { ChatConversation, ChatConversationRecord } from './chat-conversation.entity.js';
import type { ChangeConversationDto } from './chat.dto.js';
import { chatTranscript, type ChatTranscriptView } from './chat-conversation.view.js';

const NOUN = 'conversation';
const COUNTS_TABLE = 'chat_conversation_counts';
const FLAG = { kind: 'boolean', nullable: false } as const;
const COUNTED = {
  hasContact: 'has_contact',
  unanswered: 'unanswered',
  handled: 'handled',
  assignedTo: 'assigned_to',
} as const;

export const CHAT_CONVERSATION_LIST: LargeRules<keyof ChatConversationRecord> = {
  name: 'chat-conversations',
  sortable: ['id', 'messageCount', 'createdAt', 'updatedAt'],
  filters: { ...shownFields(ChatConversationRecord), hasContact: FLAG, unanswered: FLAG },
  searched: ['said'],
  defaultOrder: [],
  large: {
    defaultSort: { field: 'updatedAt', direction: 'DESC' },
    countsTable: COUNTS_TABLE,
    counted: COUNTED,
    countedDay: 'updatedAt',
    indexedTexts: ['userName', 'userEmail', 'userPhone', 'lastQuestion'],
  },
};

/** What staff see of visitors' conversations with the assistant. */
@Injectable()
export class ChatConversationsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly dataSource: DataSource,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * A part of the list or, where neither a part nor a search is asked for, all of it as a stream. The latest come
   * first.
   */
  async list(query: RawListQuery): Promise<RecordPage<ChatConversationRecord> | StreamedList> {
    const asked = parseListQuery(query, CHAT_CONVERSATION_LIST);
    if (isWholeList(asked))
      return streamRecords(this.dataSource, ChatConversationRecord, asked, CHAT_CONVERSATION_LIST);
    return listRecords(this.manager, ChatConversationRecord, asked, CHAT_CONVERSATION_LIST);
  }

  async get(id: number): Promise<ChatTranscriptView> {
    return chatTranscript(await findRecord(this.manager, ChatConversation, id, NOUN));
  }

  /** Whether it is seen to, and by whom; whoever is assigned by somebody else is told. */
  change(id: number, dto: ChangeConversationDto, admin: CurrentUser): Promise<ChatTranscriptView> {
    const { publicUrl } = this.env;
    return this.manager.transaction(async (manager) => {
      const conversation = await lockRecord(manager, ChatConversation, id, NOUN);
      refuseChangedReadOnly(dto, chatTranscript(conversation));
      await storeChange(manager, conversation, { dto, admin, publicUrl });
      return chatTranscript(await findRecord(manager, ChatConversation, id, NOUN));
    });
  }

  /** The message of the inbox by which staff answer the visitor, made at the first call. */
  makeMessage(id: number): Promise<ContactMessage> {
    return this.manager.transaction(async (manager) =>
      messageOf(manager, await lockRecord(manager, ChatConversation, id, NOUN)),
    );
  }

  /** It can be restored for a while (RestoreService); a person's wish to be forgotten is met by PeopleService. */
  remove(id: number): Promise<ChatConversationRecord> {
    return this.manager.transaction(async (manager) => {
      await lockRecord(manager, ChatConversation, id, NOUN);
      const removed = await findRecord(manager, ChatConversationRecord, id, NOUN);
      await manager.delete(ChatConversation, id);
      return removed;
    });
  }

  compactCounts(): Promise<void> {
    return compactCounts(this.manager, COUNTS_TABLE, ['day', ...Object.values(COUNTED)]);
  }
}
