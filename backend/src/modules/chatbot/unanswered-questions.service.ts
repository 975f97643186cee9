import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { UNANSWERED_RULES } from '#libs/contracts/chat-admin';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { isWholeList, type LargeRules } from '../../common/lists/large-list.js';
import { compactCounts } from '../../common/lists/list-counts.js';
import { listRecords } from '../../common/lists/list-records.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { shownFields } from '../../common/lists/shown-fields.js';
import type { RecordPage } from '../../common/lists/list-rules.js';
import { type StreamedList, streamRecords } from '../../common/lists/stream-records.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { findRecord, lockRecord } from '../../common/records/record-crud.js';
import { Faq } from '../faqs/faq.entity.js';
import type { ChangeUnansweredQuestionDto } from './chat.dto.js';
import { UnansweredQuestion } from './unanswered-question.entity.js';

const NOUN = 'question';
const COUNTS_TABLE = 'unanswered_question_counts';
const COUNTED = { status: 'status' } as const;
const { faqId: messages } = UNANSWERED_RULES;

export const UNANSWERED_QUESTION_LIST: LargeRules<keyof UnansweredQuestion> = {
  name: 'unanswered-questions',
  sortable: ['id', 'question', 'askedCount', 'firstAskedAt', 'lastAskedAt'],
  filters: shownFields(UnansweredQuestion),
  searched: ['question'],
  defaultOrder: [],
  large: {
    defaultSort: { field: 'askedCount', direction: 'DESC' },
    tiesBy: { askedCount: 'lastAskedAt' },
    countsTable: COUNTS_TABLE,
    counted: COUNTED,
    countedDay: 'lastAskedAt',
  },
};

/** What the assistant could not answer, and what staff did about it. */
@Injectable()
export class UnansweredQuestionsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * A part of the list or, where neither a part nor a search is asked for, all of it as a stream. What is asked most
   * comes first.
   */
  async list(query: RawListQuery): Promise<RecordPage<UnansweredQuestion> | StreamedList> {
    const asked = parseListQuery(query, UNANSWERED_QUESTION_LIST);
    if (isWholeList(asked)) return streamRecords(this.dataSource, UnansweredQuestion, asked, UNANSWERED_QUESTION_LIST);
    return listRecords(this.manager, UnansweredQuestion, asked, UNANSWERED_QUESTION_LIST);
  }

  get(id: number): Promise<UnansweredQuestion> {
    return findRecord(this.manager, UnansweredQuestion, id, NOUN);
  }

  /** @throws RefusedFields when it is answered by no FAQ, or not answered and has one */
  change(id: number, dto: ChangeUnansweredQuestionDto): Promise<UnansweredQuestion> {
    const { status, faqId = null } = dto;
    if (status !== 'answered' && faqId !== null) throw new RefusedFields({ faqId: messages.onlyAnswered });
    return this.manager.transaction(async (manager) => {
      await findRecord(manager, UnansweredQuestion, id, NOUN);
      if (faqId !== null) await holdFaq(manager, faqId);
      const before = await lockRecord(manager, UnansweredQuestion, id, NOUN);
      refuseChangedReadOnly(dto, before);
      const answer = status === 'answered' ? (faqId ?? before.faqId) : null;
      if (status === 'answered' && answer === null) throw new RefusedFields({ faqId: messages.required });
      await manager.update(UnansweredQuestion, id, { status, faqId: answer, updatedAt: () => 'clock_timestamp()' });
      return findRecord(manager, UnansweredQuestion, id, NOUN);
    });
  }

  compactCounts(): Promise<void> {
    return compactCounts(this.manager, COUNTS_TABLE, ['day', ...Object.values(COUNTED)]);
  }
}

/** Before the question, as whoever deletes the FAQ locks it: until then it stays. */
async function holdFaq(manager: EntityManager, id: number): Promise<void> {
  const faq = await manager.findOne(Faq, { where: { id }, lock: { mode: 'pessimistic_read' } });
  if (!faq) throw new RefusedFields({ faqId: messages.unknown });
}
