import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { API_KEY_PREFIX, API_KEY_RULES } from '#libs/contracts/api-key';
import type { CurrentUser } from '../../common/access.decorators.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { createRecord, deleteRecord, findRecord } from '../../common/records/record-crud.js';
import { hashSecret, newSecret } from '../../common/secrets/secret.js';
import type { CreateApiKeyDto, NewApiKeyView } from './api-key.dto.js';
import { ApiKey } from './api-key.entity.js';

const NOUN = 'API key';
/** Enough to tell keys apart, and no help to who guesses the rest. */
const SHOWN_LENGTH = API_KEY_PREFIX.length + 4;
/** A use is written down at most this often: a request should not cost a write. */
const TOUCH_EVERY = '1 minute';

const SHOWN = shownFields(ApiKey);

export const API_KEY_LIST: ListRules<keyof ApiKey> = {
  name: 'api-keys',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['name', 'prefix', 'madeBy'],
  defaultOrder: ['name', 'id'],
};

/** The keys of scripts (CONTRACT section 10). */
@Injectable()
export class ApiKeysService {
  constructor(private readonly manager: EntityManager) {}

  list(query: RawListQuery): Promise<RecordPage<ApiKey>> {
    return listRecords(this.manager, ApiKey, parseListQuery(query, API_KEY_LIST), API_KEY_LIST);
  }

  get(id: number): Promise<ApiKey> {
    return findRecord(this.manager, ApiKey, id, NOUN);
  }

  /** @throws RefusedFields when it would have ended already */
  async create(dto: CreateApiKeyDto, maker: CurrentUser): Promise<NewApiKeyView> {
    const expiresAt = dto.expiresAt ? new Date(dto.expiresAt) : null;
    if (expiresAt && expiresAt.getTime() <= Date.now())
      throw new RefusedFields({ expiresAt: API_KEY_RULES.expiresAt.past });
    const key = API_KEY_PREFIX + newSecret();
    const record = await createRecord(this.manager, ApiKey, {
      name: dto.name,
      access: dto.access,
      resources: dto.resources,
      expiresAt,
      prefix: key.slice(0, SHOWN_LENGTH),
      keyHash: hashSecret(key),
      userId: maker.id,
      madeBy: maker.username,
    });
    return Object.assign(record, { key });
  }

  /** From now on the key opens nothing. @returns what it was */
  revoke(id: number): Promise<ApiKey> {
    return deleteRecord(this.manager, ApiKey, id, NOUN);
  }

  /** Notes that the key was used just now. */
  async touch(id: number): Promise<void> {
    await this.manager.query(
      `UPDATE api_keys SET last_used_at = now()
       WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '${TOUCH_EVERY}')`,
      [id],
    );
  }
}
