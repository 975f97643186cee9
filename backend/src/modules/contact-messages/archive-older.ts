import { NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ARCHIVE_UNDO_SECONDS, CONTACT_RULES } from '#libs/contracts/contact-message';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';

/**
 * Each part is one short statement and a transaction of its own: no row is locked for long, and the time limit of
 * statements holds.
 */
const ARCHIVED_AT_ONCE = 500;
/** It is offered for half as long: the press may be on its way for a while. */
const UNDONE_FOR = `${2 * ARCHIVE_UNDO_SECONDS} seconds`;
/** An undo that began in time is done with by then. */
const FORGOTTEN_AFTER = '1 hour';
const FORGOTTEN_AT_ONCE = 10_000;

export interface ArchiveRule {
  /** Messages whose customer wrote last more than this many days ago. */
  days: number;
  /** Whether unread ones stay, however old. */
  keepUnread: boolean;
}

/** Of an ArchiveRule, as $1 and $2. */
const IS_OLD = `NOT archived AND last_received_at < now() - make_interval(days => $1)
  AND (status <> 'unread' OR NOT $2)`;

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
 * @param batch a UUID by which it can be undone for a while; null: nobody asks for that
 * @returns how many
 */
export async function archiveOlder(
  manager: EntityManager,
  { days, keepUnread }: ArchiveRule,
  batch: string | null,
): Promise<number> {
  let archived = 0;
  while (true) {
    // The rows are locked first and then looked at again: one marked unread a moment ago is not archived behind its
    // back.
    const [{ count }] = await manager.query<[{ count: number }]>(
      `WITH archived AS (
         UPDATE contact_messages SET archived = true, archive_date = clock_timestamp(), updated_at = ${NEXT_UPDATED_AT}
         WHERE id IN (
           SELECT id FROM contact_messages
           WHERE ${IS_OLD}
           ORDER BY last_received_at, id LIMIT $3 FOR UPDATE)
         RETURNING id, updated_at),
       kept AS (
         INSERT INTO contact_archive_batches (batch, message_id, left_at)
         SELECT $4::uuid, id, updated_at FROM archived WHERE $4::uuid IS NOT NULL)
       SELECT count(*)::int AS count FROM archived`,
      [days, keepUnread, ARCHIVED_AT_ONCE, batch],
    );
    archived += count;
    if (count === 0) return archived;
  }
}

/**
 * Restores what a batch archived and nobody has touched since. Cut short, the next call does the rest.
 * @returns how many
 * @throws NotFoundException for a batch that is too old, undone already, or none
 */
export async function undoArchiving(manager: EntityManager, batch: string): Promise<number> {
  const [{ isOpen }] = await manager.query<[{ isOpen: boolean | null }]>(
    `SELECT max(created_at) > now() - $2::interval AS "isOpen" FROM contact_archive_batches WHERE batch = $1`,
    [batch, UNDONE_FOR],
  );
  if (!isOpen) throw new NotFoundException(CONTACT_RULES.archiveBatch.gone);
  let restored = 0;
  while (true) {
    const [part] = await manager.query<[{ seen: number; restored: number }]>(
      `WITH seen AS (
         DELETE FROM contact_archive_batches WHERE batch = $1 AND message_id IN (
           SELECT message_id FROM contact_archive_batches WHERE batch = $1 ORDER BY message_id LIMIT $2 FOR UPDATE)
         RETURNING message_id, left_at),
       restored AS (
         UPDATE contact_messages SET archived = false, archive_date = NULL, updated_at = ${NEXT_UPDATED_AT}
         FROM seen WHERE id = message_id AND archived AND updated_at = left_at
         RETURNING id)
       SELECT (SELECT count(*)::int FROM seen) AS seen, (SELECT count(*)::int FROM restored) AS restored`,
      [batch, ARCHIVED_AT_ONCE],
    );
    restored += part.restored;
    if (part.seen === 0) return restored;
  }
}

/** The job. */
export async function forgetArchiveBatches(manager: EntityManager): Promise<void> {
  let gone = FORGOTTEN_AT_ONCE;
  while (gone === FORGOTTEN_AT_ONCE) {
    [, gone] = await manager.query<[unknown, number]>(
      `DELETE FROM contact_archive_batches WHERE ctid = ANY(ARRAY(
         SELECT ctid FROM contact_archive_batches WHERE created_at < now() - $1::interval LIMIT $2))`,
      [FORGOTTEN_AFTER, FORGOTTEN_AT_ONCE],
    );
  }
}
