import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { MatchCondition } from '#libs/domain/record-tag';
import { type RecordPage, listRecords } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { createRecord, deleteRecord, findRecord, only, updateRecord } from '../../common/records/record-crud.js';
import { Faq } from './faq.entity.js';
import { PUBLIC_FAQ_FIELDS, type PublicFaq, type CreateFaqDto, type UpdateFaqDto } from './faq.dto.js';

const NOUN = 'FAQ';

const SHOWN = shownFields(Faq);

export const FAQ_LIST: ListRules<keyof Faq> = {
  name: 'faqs',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['question', 'answer'],
  defaultOrder: ['id'],
};

/** Frequently asked questions (spec 1 section 3, spec 3 section 2). */
@Injectable()
export class FaqsService {
  constructor(private readonly manager: EntityManager) {}

  /** What visitors and the assistant may see, oldest first. */
  listActive(): Promise<PublicFaq[]> {
    return this.manager.find(Faq, {
      select: only(PUBLIC_FAQ_FIELDS),
      where: { isActive: true },
      order: { id: 'ASC' },
    });
  }

  list(query: RawListQuery): Promise<RecordPage<Faq>> {
    return listRecords(this.manager, Faq, parseListQuery(query, FAQ_LIST), FAQ_LIST);
  }

  get(id: number): Promise<Faq> {
    return findRecord(this.manager, Faq, id, NOUN);
  }

  exists(id: number): Promise<boolean> {
    return this.manager.existsBy(Faq, { id });
  }

  create(dto: CreateFaqDto): Promise<Faq> {
    return createRecord(this.manager, Faq, dto);
  }

  update(id: number, dto: UpdateFaqDto, ifMatch?: MatchCondition): Promise<Faq> {
    return updateRecord(this.manager, Faq, id, NOUN, dto, { ifMatch });
  }

  remove(id: number): Promise<Faq> {
    return deleteRecord(this.manager, Faq, id, NOUN);
  }
}
