import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { INSTRUCTOR_ABSENCE_RULES, INSTRUCTOR_LINK, OTHER_ABSENCE } from '#libs/contracts/instructor';
import type { MatchCondition } from '#libs/domain/record-tag';
import { isMissingReference } from '../../common/errors/database-error.js';
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
import { InstructorAbsence } from './instructor-absence.entity.js';
import type { CreateInstructorAbsenceDto, UpdateInstructorAbsenceDto } from './write-instructor-absence.dto.js';

const NOUN = 'absence';
const SHOWN = shownFields(InstructorAbsence);

export const INSTRUCTOR_ABSENCE_LIST: ListRules<keyof InstructorAbsence> = {
  name: 'instructor-absences',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['note'],
  defaultOrder: ['startDate'],
};

/** When instructors are away (CONTRACT section 5). */
@Injectable()
export class InstructorAbsencesService {
  constructor(private readonly manager: EntityManager) {}

  list(query: RawListQuery): Promise<RecordPage<InstructorAbsence>> {
    const asked = parseListQuery(query, INSTRUCTOR_ABSENCE_LIST);
    return listRecords(this.manager, InstructorAbsence, asked, INSTRUCTOR_ABSENCE_LIST);
  }

  get(id: number): Promise<InstructorAbsence> {
    return findRecord(this.manager, InstructorAbsence, id, NOUN);
  }

  /** @param key null: the caller does not name its attempts @throws RefusedFields */
  async create(dto: CreateInstructorAbsenceDto, key: string | null): Promise<IdempotentResult<InstructorAbsence>> {
    refuseEndBeforeStart(dto);
    const attempt = creationIdempotencyFields(key, dto);
    try {
      return await this.manager.transaction((manager) =>
        createIdempotently(manager, InstructorAbsence, NOUN, { ...attempt, otherBody: OTHER_ABSENCE }, () =>
          createRecord(manager, InstructorAbsence, { ...givenFields(dto), ...attempt }),
        ),
      );
    } catch (error) {
      if (isMissingReference(error)) throw new RefusedFields({ instructorId: INSTRUCTOR_LINK.unknown });
      throw error;
    }
  }

  /** @throws RefusedFields */
  update(id: number, dto: UpdateInstructorAbsenceDto, ifMatch?: MatchCondition): Promise<InstructorAbsence> {
    return updateRecord(this.manager, InstructorAbsence, id, NOUN, dto, { ifMatch, check: refuseEndBeforeStart });
  }

  remove(id: number): Promise<InstructorAbsence> {
    return deleteRecord(this.manager, InstructorAbsence, id, NOUN);
  }
}

/** @throws RefusedFields */
function refuseEndBeforeStart({ startDate, endDate }: { startDate: string; endDate: string }): void {
  if (endDate < startDate) throw new RefusedFields({ endDate: INSTRUCTOR_ABSENCE_RULES.endDate.beforeStart });
}
