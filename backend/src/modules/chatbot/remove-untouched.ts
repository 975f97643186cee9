import type { EntityManager } from 'typeorm';
import { CHAT_KEPT_MONTHS } from '#libs/contracts/chatbot';

/** Each batch is one short statement, within the time limit of statements. */
const BATCH_ROWS = 500;

/** Deletes for good what nobody has written to for so long. */
export async function removeUntouched(
  manager: EntityManager,
  table: 'chat_conversations' | 'unanswered_questions',
): Promise<void> {
  while (true) {
    const [, count] = await manager.query<[unknown, number]>(
      `DELETE FROM ${table} WHERE id IN (
         SELECT id FROM ${table} WHERE updated_at < now() - make_interval(months => $1) ORDER BY updated_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [CHAT_KEPT_MONTHS, BATCH_ROWS],
    );
    if (count === 0) return;
  }
}
