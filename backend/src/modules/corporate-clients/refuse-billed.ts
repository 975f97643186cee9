import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CLIENT_HAS_PAID } from '#libs/contracts/client-payment';
import { IMPORT_RULES } from '#libs/contracts/import';

/**
 * Before clients that an import added are removed again. Locks them: whoever bills one at this moment waits, and is
 * refused. @throws ConflictException that names those which an invoice names, or who have paid
 */
export async function refuseBilled(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await manager.query('SELECT FROM corporate_clients WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids]);
  const billed = await manager.query<{ name: string }[]>(
    `SELECT name FROM corporate_clients client WHERE id = ANY($1) AND (
       EXISTS (SELECT FROM invoices WHERE corporate_client_id = client.id AND deleted_at IS NULL)
       OR EXISTS (SELECT FROM client_payments WHERE corporate_client_id = client.id)) ORDER BY name, id`,
    [ids],
  );
  if (billed.length > 0) throw new ConflictException(IMPORT_RULES.billedSince(billed.map(({ name }) => name)));
}

/** Before a client is deleted, under its lock. @throws ConflictException when the books name it */
export async function refusePaid(manager: EntityManager, id: number): Promise<void> {
  const paid = await manager.query<unknown[]>('SELECT FROM client_payments WHERE corporate_client_id = $1 LIMIT 1', [
    id,
  ]);
  if (paid.length > 0) throw new ConflictException(CLIENT_HAS_PAID);
}
