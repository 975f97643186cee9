import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CLASS_SCHEDULE_RULES, OTHER_CLASS } from '#libs/contracts/class-schedule';
import type { MatchCondition } from '#libs/domain/record-tag';
import { isAfter } from '#libs/domain/schedule/clock-time';
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
import {
  createRecord,
  deleteRecord,
  findRecord,
  givenFields,
  only,
  updateRecord,
} from '../../common/records/record-crud.js';
import { withCalendarTold } from '../class-calendar/class-calendar.service.js';
import { withInstructor } from '../instructors/instructors.service.js';
import { ClassSchedule, PUBLIC_CLASS_SCHEDULE_FIELDS, type PublicClassSchedule } from './class-schedule.entity.js';
import type { CreateClassScheduleDto, UpdateClassScheduleDto } from './write-class-schedule.dto.js';

const NOUN = 'class schedule';

const SHOWN = shownFields(ClassSchedule);

export const CLASS_SCHEDULE_LIST: ListRules<keyof ClassSchedule> = {
  name: 'class-schedules',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['className', 'instructor'],
  // Monday to Sunday, then by start time text (spec 3 section 2).
  defaultOrder: ['day', 'startTime'],
};

/** The weekly class schedule (spec 1 section 2.5, spec 3 section 2). */
@Injectable()
export class ClassSchedulesService {
  constructor(private readonly manager: EntityManager) {}

  /** The week that visitors see: active classes, Monday to Sunday, then by start. */
  listActive(): Promise<PublicClassSchedule[]> {
    return this.manager.find(ClassSchedule, {
      select: only(PUBLIC_CLASS_SCHEDULE_FIELDS),
      where: { isActive: true },
      order: { day: 'ASC', startTime: 'ASC', id: 'ASC' },
    });
  }

  list(query: RawListQuery): Promise<RecordPage<ClassSchedule>> {
    return listRecords(this.manager, ClassSchedule, parseListQuery(query, CLASS_SCHEDULE_LIST), CLASS_SCHEDULE_LIST);
  }

  get(id: number): Promise<ClassSchedule> {
    return findRecord(this.manager, ClassSchedule, id, NOUN);
  }

  /** @throws RefusedFields */
  async create(dto: CreateClassScheduleDto): Promise<ClassSchedule> {
    return (await this.createIdempotently(dto, null)).record;
  }

  /** @param key null: the caller does not name its attempts @throws RefusedFields */
  createIdempotently(dto: CreateClassScheduleDto, key: string | null): Promise<IdempotentResult<ClassSchedule>> {
    refuseEndBeforeStart(dto);
    const attempt = creationIdempotencyFields(key, dto);
    return this.manager.transaction((manager) =>
      createIdempotently(manager, ClassSchedule, NOUN, { ...attempt, otherBody: OTHER_CLASS }, async () =>
        createRecord(manager, ClassSchedule, { ...givenFields(await withInstructor(manager, dto)), ...attempt }),
      ),
    );
  }

  /** @throws RefusedFields */
  update(id: number, dto: UpdateClassScheduleDto, ifMatch?: MatchCondition): Promise<ClassSchedule> {
    return withCalendarTold(this.manager, async (manager) => {
      const changes = await withInstructor(manager, dto);
      return updateRecord(manager, ClassSchedule, id, NOUN, changes, { ifMatch, check: refuseEndBeforeStart });
    });
  }

  remove(id: number): Promise<ClassSchedule> {
    return withCalendarTold(this.manager, (manager) => deleteRecord(manager, ClassSchedule, id, NOUN));
  }
}

/** @throws RefusedFields */
export function refuseEndBeforeStart({ startTime, endTime }: { startTime: string; endTime: string }): void {
  if (!isAfter(endTime, startTime)) throw new RefusedFields({ endTime: CLASS_SCHEDULE_RULES.endTime.notAfterStart });
}
