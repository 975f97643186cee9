import { ConflictException, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CLASS_EXCEPTION_RULES as RULES, type ExceptionFields, exceptionProblem } from '#libs/contracts/class-calendar';
import type { MatchCondition } from '#libs/domain/record-tag';
import { weekdayOf } from '#libs/domain/schedule/class-dates';
import { violatedConstraint } from '../../common/errors/database-error.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { createRecord, deleteRecord, findRecord, givenFields, updateRecord } from '../../common/records/record-crud.js';
import { ClassSchedule } from '../class-schedules/class-schedule.entity.js';
import { withInstructor } from '../instructors/instructors.service.js';
import { withCalendarTold } from './class-calendar.service.js';
import { ClassException, ONE_A_DATE } from './class-exception.entity.js';
import type { CreateClassExceptionDto, UpdateClassExceptionDto } from './write-class-exception.dto.js';

const NOUN = 'class exception';
const SHOWN = shownFields(ClassException);

export const CLASS_EXCEPTION_LIST: ListRules<keyof ClassException> = {
  name: 'class-exceptions',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['instructor', 'note'],
  defaultOrder: ['date', 'classScheduleId'],
};

const NOTHING_CHANGED = { startTime: null, endTime: null, instructorId: null, instructor: null };

/** What is cancelled or changed on single dates (CONTRACT section 5). */
@Injectable()
export class ClassExceptionsService {
  constructor(private readonly manager: EntityManager) {}

  list(query: RawListQuery): Promise<RecordPage<ClassException>> {
    const asked = parseListQuery(query, CLASS_EXCEPTION_LIST);
    return listRecords(this.manager, ClassException, asked, CLASS_EXCEPTION_LIST);
  }

  get(id: number): Promise<ClassException> {
    return findRecord(this.manager, ClassException, id, NOUN);
  }

  /** @throws RefusedFields, ConflictException when the class already differs on the date */
  async create(dto: CreateClassExceptionDto): Promise<ClassException> {
    const planned = await this.manager.findOneBy(ClassSchedule, { id: dto.classScheduleId });
    if (!planned) throw new RefusedFields({ classScheduleId: RULES.classScheduleId.unknown });
    if (weekdayOf(dto.date) !== planned.day) throw new RefusedFields({ date: RULES.date.otherDay(planned.day) });
    refuseImpossible(dto);
    try {
      return await withCalendarTold(this.manager, async (manager) =>
        createRecord(manager, ClassException, await withInstructor(manager, dto)),
      );
    } catch (error) {
      if (violatedConstraint(error) === ONE_A_DATE) throw new ConflictException(RULES.date.taken);
      throw error;
    }
  }

  update(id: number, dto: UpdateClassExceptionDto, ifMatch?: MatchCondition): Promise<ClassException> {
    // What was moved and is now cancelled loses its times; times that are sent with a cancellation are refused.
    const given = dto.kind === 'cancelled' ? { ...NOTHING_CHANGED, ...givenFields(dto) } : dto;
    return withCalendarTold(this.manager, async (manager) => {
      const changes = await withInstructor(manager, given);
      return updateRecord(manager, ClassException, id, NOUN, changes, { ifMatch, check: refuseImpossible });
    });
  }

  remove(id: number): Promise<ClassException> {
    return withCalendarTold(this.manager, (manager) => deleteRecord(manager, ClassException, id, NOUN));
  }
}

/** @throws RefusedFields */
function refuseImpossible(fields: ExceptionFields): void {
  const wrong = exceptionProblem(fields);
  if (wrong) throw new RefusedFields(wrong);
}
