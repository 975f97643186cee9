import { Injectable } from '@nestjs/common';
import { EntityManager, IsNull, Not } from 'typeorm';
import { INSTRUCTOR_LINK } from '#libs/contracts/instructor';
import { INSTRUCTOR_PHOTO_RULES } from '#libs/contracts/image';
import type { MatchCondition } from '#libs/domain/record-tag';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { createRecord, deleteRecord, findRecord, only, updateRecord } from '../../common/records/record-crud.js';
import { ClassSchedule } from '../class-schedules/class-schedule.entity.js';
import { ImagesService } from '../images/images.service.js';
import { Instructor } from './instructor.entity.js';
import {
  PUBLIC_INSTRUCTOR_FIELDS,
  TAUGHT_CLASS_FIELDS,
  type PublicInstructor,
  type CreateInstructorDto,
  type UpdateInstructorDto,
} from './instructor.dto.js';

const NOUN = 'instructor';

const SHOWN = shownFields(Instructor);

export const INSTRUCTOR_LIST: ListRules<keyof Instructor> = {
  name: 'instructors',
  sortable: [...fieldNames(SHOWN), 'expertise'],
  filters: SHOWN,
  searched: ['name', 'role', 'bio'],
  defaultOrder: ['sortOrder', 'name'],
};

/** Instructors (spec 1 section 2.7, spec 3 section 2). */
@Injectable()
export class InstructorsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly images: ImagesService,
  ) {}

  /** Whom visitors see, with the classes they teach: lower sort order first, then by name. */
  async listPublic(): Promise<PublicInstructor[]> {
    const [team, classes] = await Promise.all([
      this.manager.find(Instructor, {
        select: only(PUBLIC_INSTRUCTOR_FIELDS),
        order: { sortOrder: 'ASC', name: 'ASC', id: 'ASC' },
      }),
      this.manager.find(ClassSchedule, {
        select: only([...TAUGHT_CLASS_FIELDS, 'instructorId']),
        where: { isActive: true, instructorId: Not(IsNull()) },
        order: { day: 'ASC', startTime: 'ASC', id: 'ASC' },
      }),
    ]);
    return team.map(({ ...instructor }) => ({
      ...instructor,
      classes: classes
        .filter(({ instructorId }) => instructorId === instructor.id)
        .map(({ instructorId: _known, ...shown }) => shown),
    }));
  }

  list(query: RawListQuery): Promise<RecordPage<Instructor>> {
    return listRecords(this.manager, Instructor, parseListQuery(query, INSTRUCTOR_LIST), INSTRUCTOR_LIST);
  }

  get(id: number): Promise<Instructor> {
    return findRecord(this.manager, Instructor, id, NOUN);
  }

  /**
   * What is left out gets the column's default.
   * @throws RefusedFields for inline data that is no image, or too large a one
   */
  async create({ image = null, ...fields }: CreateInstructorDto): Promise<Instructor> {
    const photo = await this.images.read('image', image, INSTRUCTOR_PHOTO_RULES);
    return this.manager.transaction(async (manager) =>
      createRecord(manager, Instructor, { ...fields, image: await this.images.store(manager, photo) }),
    );
  }

  /** @throws RefusedFields for inline data that is no image, or too large a one */
  async update(id: number, { image, ...fields }: UpdateInstructorDto, ifMatch?: MatchCondition): Promise<Instructor> {
    const photo = await this.images.read('image', image, INSTRUCTOR_PHOTO_RULES);
    return this.manager.transaction(async (manager) =>
      updateRecord(
        manager,
        Instructor,
        id,
        NOUN,
        { ...fields, image: await this.images.store(manager, photo) },
        { ifMatch },
      ),
    );
  }

  remove(id: number): Promise<Instructor> {
    return deleteRecord(this.manager, Instructor, id, NOUN);
  }
}

interface Taught {
  instructorId?: number | null | undefined;
  instructor?: string | null | undefined;
}

/**
 * The fields of a class with what is kept of who teaches it: of somebody of the list the name too, else the text alone.
 * An instructor who is named by a text only is nobody of the list. In the transaction that writes it, before the class
 * is locked: renaming goes the same way, from the instructor to the classes.
 * @throws RefusedFields
 */
export async function withInstructor<Fields extends Taught>(manager: EntityManager, fields: Fields): Promise<Fields> {
  const { instructorId, instructor } = fields;
  const taught: Taught = {};
  if (instructorId === undefined) {
    if (instructor !== undefined) taught.instructorId = null;
  } else if (instructorId !== null) taught.instructor = await nameOf(manager, instructorId, instructor);
  return Object.assign({}, fields, taught);
}

async function nameOf(manager: EntityManager, id: number, sent: string | null | undefined): Promise<string> {
  const chosen = await manager.findOne(Instructor, {
    select: only(['name']),
    where: { id },
    lock: { mode: 'pessimistic_read' },
  });
  if (!chosen) throw new RefusedFields({ instructorId: INSTRUCTOR_LINK.unknown });
  if (sent && sent !== chosen.name) throw new RefusedFields({ instructor: INSTRUCTOR_LINK.otherName });
  return chosen.name;
}
