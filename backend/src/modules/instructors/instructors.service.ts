import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { INSTRUCTOR_PHOTO_RULES } from '#libs/contracts/image';
import type { MatchCondition } from '#libs/domain/record-tag';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { shownFields } from '../../common/lists/shown-fields.js';
import { createRecord, deleteRecord, findRecord, only, updateRecord } from '../../common/records/record-crud.js';
import { ImagesService } from '../images/images.service.js';
import { Instructor } from './instructor.entity.js';
import {
  PUBLIC_INSTRUCTOR_FIELDS,
  type PublicInstructor,
  type CreateInstructorDto,
  type UpdateInstructorDto,
} from './instructor.dto.js';

const NOUN = 'instructor';

export const INSTRUCTOR_LIST: ListRules<keyof Instructor> = {
  name: 'instructors',
  sortable: ['id', 'name', 'role', 'bio', 'image', 'expertise', 'sortOrder', 'createdAt', 'updatedAt'],
  filters: shownFields(Instructor),
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

  /** Whom visitors see: lower sort order first, then by name. */
  listPublic(): Promise<PublicInstructor[]> {
    return this.manager.find(Instructor, {
      select: only(PUBLIC_INSTRUCTOR_FIELDS),
      order: { sortOrder: 'ASC', name: 'ASC', id: 'ASC' },
    });
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
