/** What names one attempt to record money (Idempotency-Key), so that a double press records one. */
import { createHash } from 'node:crypto';
import { UnprocessableEntityException } from '@nestjs/common';
import type { EntityManager, EntityTarget } from 'typeorm';

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
