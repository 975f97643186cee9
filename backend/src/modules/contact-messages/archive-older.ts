import type { EntityManager } from 'typeorm';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';

/**
 * Each batch is one short statement and a transaction of its own: no row is locked for long, and the time limit of
 * statements holds.
 */
const ARCHIVED_AT_ONCE = 500;

export interface ArchiveRule {
  /** Messages that came in more than this many days ago. */
  days: number;
  /** Whether unread ones stay, however old. */
  keepUnread: boolean;
}

/** Of an ArchiveRule, as $1 and $2. */
const IS_OLD = "NOT archived AND created_at < now() - make_interval(days => $1) AND (status <> 'unread' OR NOT $2)";

/** How many would be archived now. */
export async function countOlder(manager: EntityManager, { days, keepUnread }: ArchiveRule): Promise<number> {
  const [row] = await manager.query<[{ count: string }]>(`SELECT count(*) FROM contact_messages WHERE ${IS_OLD}`, [
    days,
    keepUnread,
  ]);
  return Number(row.count);
}

/**
 * Archives old messages until none is left. Cut short, it has archived a part, and the next call does the rest.
 * @returns how many
 */
export async function archiveOlder(manager: EntityManager, { days, keepUnread }: ArchiveRule): Promise<number> {
  let archived = 0;
  while (true) {
    // The rows are locked first and then looked at again: one marked unread a moment ago is not archived behind its
    // back.
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE contact_messages SET archived = true, archive_date = clock_timestamp(), updated_at = ${NEXT_UPDATED_AT}
       WHERE id IN (
         SELECT id FROM contact_messages
         WHERE ${IS_OLD}
         ORDER BY created_at, id LIMIT $3 FOR UPDATE)`,
      [days, keepUnread, ARCHIVED_AT_ONCE],
    );
    archived += count;
    if (count === 0) return archived;
  }
}
