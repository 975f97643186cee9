import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CLOSURE_RULES, MAX_CLOSURE_DAYS, OTHER_CLOSURE } from '#libs/contracts/class-calendar';
import type { MatchCondition } from '#libs/domain/record-tag';
import { daysFrom } from '#libs/domain/schedule/class-dates';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import {
  createIdempotently,
  creationIdempotencyFields,
  type IdempotentResult,
} from '../../common/records/idempotency.js';
import { createRecord, deleteRecord, findRecord, givenFields, updateRecord } from '../../common/records/record-crud.js';
import { withCalendarTold } from './class-calendar.service.js';
import { Closure } from './closure.entity.js';
import type { CreateClosureDto, UpdateClosureDto } from './write-closure.dto.js';

const NOUN = 'closure';
const SHOWN = shownFields(Closure);

export const CLOSURE_LIST: ListRules<keyof Closure> = {
  name: 'closures',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['name', 'note'],
  defaultOrder: ['startDate'],
};

/** Days on which the school is closed, or open although they are holidays (CONTRACT section 5). */
@Injectable()
export class ClosuresService {
  constructor(private readonly manager: EntityManager) {}

  list(query: RawListQuery): Promise<RecordPage<Closure>> {
    return listRecords(this.manager, Closure, parseListQuery(query, CLOSURE_LIST), CLOSURE_LIST);
  }

  get(id: number): Promise<Closure> {
    return findRecord(this.manager, Closure, id, NOUN);
  }

  /** @param key null: the caller does not name its attempts */
  create(dto: CreateClosureDto, key: string | null): Promise<IdempotentResult<Closure>> {
    refuseWrongPeriod(dto);
    const attempt = creationIdempotencyFields(key, dto);
    return withCalendarTold(this.manager, (manager) =>
      createIdempotently(manager, Closure, NOUN, { ...attempt, otherBody: OTHER_CLOSURE }, () =>
        createRecord(manager, Closure, { ...givenFields(dto), ...attempt }),
      ),
    );
  }

  update(id: number, dto: UpdateClosureDto, ifMatch?: MatchCondition): Promise<Closure> {
    return withCalendarTold(this.manager, (manager) =>
      updateRecord(manager, Closure, id, NOUN, dto, { ifMatch, check: refuseWrongPeriod }),
    );
  }

  remove(id: number): Promise<Closure> {
    return withCalendarTold(this.manager, (manager) => deleteRecord(manager, Closure, id, NOUN));
  }
}

/** @throws RefusedFields */
function refuseWrongPeriod({ startDate, endDate }: { startDate: string; endDate: string }): void {
  if (endDate < startDate) throw new RefusedFields({ endDate: CLOSURE_RULES.endDate.beforeStart });
  if (daysFrom(startDate, endDate) >= MAX_CLOSURE_DAYS)
    throw new RefusedFields({ endDate: CLOSURE_RULES.endDate.tooLong });
}
