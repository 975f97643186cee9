/** What is written down of the mailbox: which of several processes reads it, and how far it got. */
import type { EntityManager } from 'typeorm';
import { IncomingMailbox } from './incoming-mailbox.entity.js';

const HELD_FOR = '30 seconds';

export interface Position {
  uidValidity: string;
  lastUid: number;
}

/** @returns whether this process may read it now; by the database's clock */
export async function holdMailbox(manager: EntityManager, name: string, holder: string): Promise<boolean> {
  const held = await manager.query<unknown[]>(
    `INSERT INTO incoming_mailboxes AS mailbox (name, holder, held_until) VALUES ($1, $2, now() + $3::interval)
     ON CONFLICT (name) DO UPDATE SET holder = $2, held_until = now() + $3::interval
       WHERE mailbox.holder = $2 OR mailbox.held_until < now()
     RETURNING 1`,
    [name, holder, HELD_FOR],
  );
  return held.length > 0;
}

/** Another process need not wait. */
export async function releaseMailbox(manager: EntityManager, name: string, holder: string): Promise<void> {
  await manager.query(`UPDATE incoming_mailboxes SET held_until = '-infinity' WHERE name = $1 AND holder = $2`, [
    name,
    holder,
  ]);
}

export async function mailboxHeard(manager: EntityManager, name: string): Promise<void> {
  await manager.query('UPDATE incoming_mailboxes SET heard_at = now() WHERE name = $1', [name]);
}

/** Undefined while it was never read. */
export async function readPosition(manager: EntityManager, name: string): Promise<Position | undefined> {
  const { uidValidity, lastUid } = await manager.findOneByOrFail(IncomingMailbox, { name });
  return uidValidity === null ? undefined : { uidValidity, lastUid: Number(lastUid) };
}

/** Never back, also where two processes read at once for a moment. */
export async function savePosition(manager: EntityManager, name: string, position: Position): Promise<void> {
  await manager.query(
    `UPDATE incoming_mailboxes SET uid_validity = $2,
       last_uid = CASE WHEN uid_validity = $2::bigint THEN greatest(last_uid, $3::bigint) ELSE $3::bigint END
     WHERE name = $1`,
    [name, position.uidValidity, position.lastUid],
  );
}

/** How long nobody has heard the mailbox; 0 before it was first looked for. */
export async function mailboxSilence(manager: EntityManager, name: string): Promise<number> {
  const [row] = await manager.query<{ seconds: number }[]>(
    `SELECT extract(epoch FROM now() - coalesce(heard_at, created_at))::float8 AS seconds
     FROM incoming_mailboxes WHERE name = $1`,
    [name],
  );
  return Math.max(0, row?.seconds ?? 0);
}
