/**
 * Idempotency-Key of requests that record money, write a paper or change the schedule: a retry finds what the first
 * request made.
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

/** Both null when the request carried no Idempotency-Key. */
export interface IdempotencyFields {
  idempotencyKey: string | null;
  requestHash: string | null;
}

/** @param asked the values that are hashed, so that the same key with another body is noticed */
export function idempotencyFields(key: string | null, asked: readonly unknown[]): IdempotencyFields {
  return {
    idempotencyKey: key,
    requestHash: key === null ? null : createHash('sha256').update(JSON.stringify(asked)).digest('hex'),
  };
}

/** The fields for creating a record: the hash covers the whole body, whatever the order of its fields. */
export function creationIdempotencyFields(key: string | null, sent: object): IdempotencyFields {
  return idempotencyFields(
    key,
    Object.entries(sent).toSorted(([field], [other]) => (field < other ? -1 : 1)),
  );
}

/**
 * The id of the record that an earlier request with this key created, a deleted one included.
 * Call it first in the creating transaction: it takes an advisory lock on the key, because a new record has no parent
 * row that concurrent retries could lock.
 * @throws UnprocessableEntityException with `otherBody` when the key was used with another body
 */
export async function findByIdempotencyKey<Row extends IdempotencyFields & { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  { idempotencyKey, requestHash }: IdempotencyFields,
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

/** The new record, or the one that an earlier request with this key created (isNew false). */
export interface IdempotentResult<Row> {
  record: Row;
  isNew: boolean;
}

/**
 * Creates a record once per key. Only the advisory lock guards this: a unique constraint would refuse to restore a
 * deleted record whose key has been used again.
 * @param manager in the transaction that creates it
 * @param attempt with the message for a key that was used with another body
 * @throws UnprocessableEntityException, NotFoundException
 */
export async function createIdempotently<Row extends IdempotencyFields & { id: number; updatedAt: Date }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  noun: string,
  { otherBody, ...attempt }: IdempotencyFields & { otherBody: string },
  create: () => Promise<Row>,
): Promise<IdempotentResult<Row>> {
  const id = await findByIdempotencyKey(manager, entity, attempt, otherBody);
  if (id !== undefined) return { record: await findRecord(manager, entity, id, noun), isNew: false };
  return { record: await create(), isNew: true };
}

/**
 * Whether a row with this key exists already. The caller holds the lock of the owning row, so retries run one after the
 * other.
 * @param owner column and id of the row that it belongs to
 * @throws UnprocessableEntityException with `otherBody` when the key was used with another body
 */
export async function isIdempotentRetry<Row extends IdempotencyFields>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  [column, id]: ['invoice_id' | 'corporate_client_id' | 'order_id', number],
  { idempotencyKey, requestHash }: IdempotencyFields,
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
