import type { EntityManager } from 'typeorm';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';

/** Each batch is one short statement: no row is locked for long, and the time limit of statements holds. */
const BATCH_ROWS = 2_000;

/**
 * Pending invoices become overdue once their due day is past. Cut short, a part is done, and the next call does the
 * rest.
 * @param today on the school's wall clock, like `2027-04-16`
 * @returns how many
 */
export async function markOverdue(manager: EntityManager, today: string): Promise<number> {
  let marked = 0;
  while (true) {
    // The rows are locked first and then looked at again: one paid a moment ago stays paid.
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE invoices SET status = 'overdue', updated_at = ${NEXT_UPDATED_AT}
       WHERE id IN (
         SELECT id FROM invoices WHERE status = 'pending' AND due_date < $1 AND deleted_at IS NULL
         ORDER BY due_date, id LIMIT $2 FOR UPDATE)`,
      [today, BATCH_ROWS],
    );
    marked += count;
    if (count === 0) return marked;
  }
}
