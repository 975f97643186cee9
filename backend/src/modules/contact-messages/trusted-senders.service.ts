import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { senderKey } from '#libs/domain/suspected-spam';
import { type RecordPage, listRecords } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { deleteRecord, findRecord } from '../../common/records/record-crud.js';
import { TrustedSender } from './trusted-sender.entity.js';

const NOUN = 'trusted sender';

const SHOWN = shownFields(TrustedSender);

export const TRUSTED_SENDER_LIST: ListRules<keyof TrustedSender> = {
  name: 'trusted-senders',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['email'],
  defaultOrder: ['email', 'id'],
};

@Injectable()
export class TrustedSendersService {
  constructor(private readonly manager: EntityManager) {}

  list(query: RawListQuery): Promise<RecordPage<TrustedSender>> {
    return listRecords(this.manager, TrustedSender, parseListQuery(query, TRUSTED_SENDER_LIST), TRUSTED_SENDER_LIST);
  }

  get(id: number): Promise<TrustedSender> {
    return findRecord(this.manager, TrustedSender, id, NOUN);
  }

  remove(id: number): Promise<TrustedSender> {
    return deleteRecord(this.manager, TrustedSender, id, NOUN);
  }
}

export function isTrusted(manager: EntityManager, email: string): Promise<boolean> {
  return manager.existsBy(TrustedSender, { senderKey: senderKey(email) });
}

/** Of a message that came without an address there is nothing to learn. @param manager in a transaction */
export async function learnFrom(manager: EntityManager, email: string, isSpam: boolean): Promise<void> {
  if (email === '') return;
  const key = senderKey(email);
  if (isSpam) await manager.delete(TrustedSender, { senderKey: key });
  else
    await manager
      .createQueryBuilder()
      .insert()
      .into(TrustedSender)
      .values({ email, senderKey: key })
      .orIgnore()
      .execute();
}
