/**
 * What names one attempt to record money, to write a paper or to change the schedule (Idempotency-Key), so that a
 * double press makes one.
 */
import { createHash } from 'node:crypto';
import { UnprocessableEntityException } from '@nestjs/common';
import {
  type EntityManager,
  type EntityTarget,
  type FindOptionsSelect,
  type FindOptionsWhere,
  IsNull,
  Not,
} from 'typeorm';
import { findRecord } from './record-crud.js';

/** Two null for a caller who does not name its attempts. */
export interface AttemptKey {
  idempotencyKey: string | null;
  requestHash: string | null;
}

/** @param asked all that tells one attempt from another */
export function attemptKey(key: string | null, asked: readonly unknown[]): AttemptKey {
  return {
    idempotencyKey: key,
    requestHash: key === null ? null : createHash('sha256').update(JSON.stringify(asked)).digest('hex'),
  };
}

/** An attempt to make a new record: all that was sent for it tells it from another, in whatever order. */
export function creationKey(key: string | null, sent: object): AttemptKey {
  return attemptKey(
    key,
    Object.entries(sent).toSorted(([field], [other]) => (field < other ? -1 : 1)),
  );
}

/**
 * The id of the record that this attempt has made before; deleted ones too, so that none is made twice. To be asked
 * first in the transaction that makes it: a new record belongs to nothing whose lock its retries could wait at, so they
 * wait here for each other, until that ends.
 * @throws UnprocessableEntityException with `otherBody` when the key named another attempt
 */
export async function madeBefore<Row extends AttemptKey & { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  { idempotencyKey, requestHash }: AttemptKey,
  otherBody: string,
): Promise<number | undefined> {
  if (idempotencyKey === null) return undefined;
  const { tableName } = manager.dataSource.getMetadata(entity);
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${tableName} ${idempotencyKey}`]);
  const named = { idempotencyKey, requestHash: Not(IsNull()) } as FindOptionsWhere<Row>;
  const select = { id: true, requestHash: true } as FindOptionsSelect<Row>;
  const made = await manager.findOne(entity, { select, where: named });
  if (made && made.requestHash !== requestHash) throw new UnprocessableEntityException(otherBody);
  return made?.id;
}

/** A new record, or the one that this attempt has made before (isNew false). */
export interface Made<Row> {
  record: Row;
  isNew: boolean;
}

/**
 * The lock alone keeps attempts apart: a constraint would refuse a deleted record that is restored beside what its key
 * has made since.
 * @param manager in the transaction that makes it
 * @param attempt with what is said when its key named another one
 * @throws UnprocessableEntityException, NotFoundException
 */
export async function createOnce<Row extends AttemptKey & { id: number; updatedAt: Date }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  noun: string,
  { otherBody, ...attempt }: AttemptKey & { otherBody: string },
  create: () => Promise<Row>,
): Promise<Made<Row>> {
  const id = await madeBefore(manager, entity, attempt, otherBody);
  if (id !== undefined) return { record: await findRecord(manager, entity, id, noun), isNew: false };
  return { record: await create(), isNew: true };
}

/**
 * Whether this attempt has been made before. Under the lock of what it belongs to, where retries come one after the
 * other.
 * @param owner column and id of what the row belongs to
 * @throws UnprocessableEntityException with `otherBody` when the key named another attempt
 */
export async function wasMade<Row extends AttemptKey>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  [column, id]: ['invoice_id' | 'corporate_client_id' | 'order_id', number],
  { idempotencyKey, requestHash }: AttemptKey,
  otherBody: string,
): Promise<boolean> {
  if (idempotencyKey === null) return false;
  const [made] = await manager
    .createQueryBuilder(entity, 'made')
    .select('made.request_hash', 'requestHash')
    .where(`made.${column} = :id AND made.idempotency_key = :idempotencyKey`, { id, idempotencyKey })
    .getRawMany<{ requestHash: string }>();
  if (made && made.requestHash !== requestHash) throw new UnprocessableEntityException(otherBody);
  return made !== undefined;
}
