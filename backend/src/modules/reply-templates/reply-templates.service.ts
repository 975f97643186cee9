import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { MatchCondition } from '#libs/domain/record-tag';
import { type RecordPage, listRecords } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { createRecord, deleteRecord, findRecord, updateRecord } from '../../common/records/record-crud.js';
import type { CreateReplyTemplateDto, UpdateReplyTemplateDto } from './reply-template.dto.js';
import { ReplyTemplate } from './reply-template.entity.js';

const NOUN = 'reply template';

const SHOWN = shownFields(ReplyTemplate);

export const REPLY_TEMPLATE_LIST: ListRules<keyof ReplyTemplate> = {
  name: 'reply-templates',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['title', 'text'],
  defaultOrder: ['title', 'id'],
};

@Injectable()
export class ReplyTemplatesService {
  constructor(private readonly manager: EntityManager) {}

  list(query: RawListQuery): Promise<RecordPage<ReplyTemplate>> {
    return listRecords(this.manager, ReplyTemplate, parseListQuery(query, REPLY_TEMPLATE_LIST), REPLY_TEMPLATE_LIST);
  }

  get(id: number): Promise<ReplyTemplate> {
    return findRecord(this.manager, ReplyTemplate, id, NOUN);
  }

  create(dto: CreateReplyTemplateDto): Promise<ReplyTemplate> {
    return createRecord(this.manager, ReplyTemplate, dto);
  }

  update(id: number, dto: UpdateReplyTemplateDto, ifMatch?: MatchCondition): Promise<ReplyTemplate> {
    return updateRecord(this.manager, ReplyTemplate, id, NOUN, dto, { ifMatch });
  }

  remove(id: number): Promise<ReplyTemplate> {
    return deleteRecord(this.manager, ReplyTemplate, id, NOUN);
  }
}
