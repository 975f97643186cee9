/**
 * Reading and writing one record of an admin resource: plain functions over TypeORM's manager, the same for every
 * resource. `noun` is what a person calls the record; a missing one is a 404 that names it.
 */
import { NotFoundException } from '@nestjs/common';
import type { DeepPartial, EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { MatchCondition } from '#libs/domain/record-tag';
import { refuseChangedReadOnly } from './read-only-fields.js';
import { NEXT_UPDATED_AT, requireMatch } from './record-match.js';

interface AdminRecord extends ObjectLiteral {
  id: number;
  updatedAt: Date;
}

export async function findRecord<Row extends AdminRecord>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: number,
  noun: string,
): Promise<Row> {
  return (await manager.findOneBy(entity, byId<Row>(id))) ?? notFound(noun);
}

/**
 * What has to hold for a change to be made. Both are asked of the record under a lock, so two changes at once cannot
 * make together what neither may alone.
 */
interface ChangeRules<Row> {
  /** The state of the record that the caller knows. */
  ifMatch?: MatchCondition | undefined;
  /** Throws when the record as it would become breaks a rule that spans fields. */
  check?: (merged: Row) => void;
}

/** What a find selects to give these fields and no others. */
export function only<Field extends string>(fields: readonly Field[]): Record<Field, true> {
  return Object.fromEntries(fields.map((field) => [field, true])) as Record<Field, true>;
}

/** Fields of a record; one that has no column does not compile, or what was sent in it would be lost. */
type Written<Row, Fields> = Fields & DeepPartial<Row> & Record<Exclude<keyof Fields, keyof Row>, never>;

/**
 * What is left out gets its column's default. @returns the record as the database holds it, with its id, defaults and
 * times
 */
export async function createRecord<Row extends AdminRecord, Fields extends object>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  fields: Written<NoInfer<Row>, Fields>,
): Promise<Row> {
  const { identifiers } = await manager.insert(entity, fields);
  return manager.findOneByOrFail(entity, byId<Row>(identifiers[0]!['id'] as number));
}

/**
 * Changes the given fields and touches updatedAt. Fields that are undefined stay as they are.
 * @throws StaleRecordException when the record is not what `ifMatch` says, RefusedFields for another value of a
 * read-only field
 */
export async function updateRecord<Row extends AdminRecord, Fields extends object>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: number,
  noun: string,
  changes: Written<NoInfer<Row>, Fields>,
  { ifMatch, check }: ChangeRules<NoInfer<Row>> = {},
): Promise<Row> {
  return manager.transaction(async (transaction) => {
    const record = await lockRecord(transaction, entity, id, noun);
    requireMatch(ifMatch, record, noun);
    refuseChangedReadOnly(changes, record);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    check?.({ ...record, ...given });
    await transaction.update(entity, byId<Row>(id), {
      ...given,
      updatedAt: () => NEXT_UPDATED_AT,
    } as unknown as QueryDeepPartialEntity<Row>);
    return transaction.findOneByOrFail(entity, byId<Row>(id));
  });
}

/** @returns the record that was deleted */
export async function deleteRecord<Row extends AdminRecord>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: number,
  noun: string,
): Promise<Row> {
  return manager.transaction(async (transaction) => {
    const record = await lockRecord(transaction, entity, id, noun);
    await transaction.delete(entity, id);
    return record;
  });
}

/** The record, locked until the end of the transaction. */
export async function lockRecord<Row extends AdminRecord>(
  transaction: EntityManager,
  entity: EntityTarget<Row>,
  id: number,
  noun: string,
): Promise<Row> {
  return (
    (await transaction.findOne(entity, { where: byId<Row>(id), lock: { mode: 'pessimistic_write' } })) ?? notFound(noun)
  );
}

function byId<Row extends AdminRecord>(id: number): FindOptionsWhere<Row> {
  return { id } as FindOptionsWhere<Row>;
}

function notFound(noun: string): never {
  throw new NotFoundException(`There is no ${noun} with this id`);
}

/** The fields of a change that were sent at all; an undefined one was not. */
export function givenFields<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
