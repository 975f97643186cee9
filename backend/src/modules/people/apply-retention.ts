/** Retention periods (docs/privacy.md). */
import type { EntityManager } from 'typeorm';
import { ERASED } from '#libs/contracts/people';
import { RETENTION } from '#libs/domain/retention';
import {
  ANONYMIZED_INVOICE,
  ANONYMIZE_INVOICE_REFERENCES,
  ANONYMIZED_ORDER,
  ANONYMIZED_QUOTE,
  ANONYMIZE_ORDER_REFERENCES,
  INVOICE_IS_OPEN,
  ORDER_IS_OPEN,
} from './anonymize-books.js';

const ERASED_AT_ONCE = 500;
/** Invoices of erased persons: anonymizing them is no change that restarts the five years. */
const ERASED_WITH_OLD_PAPERS = `invoices t WHERE t.client_name = '${ERASED.name}' AND EXISTS (
    SELECT FROM invoice_sendings s WHERE s.invoice_id = t.id HAVING max(s.sent_at) < now() - $1::interval)
  AND NOT EXISTS (SELECT FROM invoice_payments p WHERE p.invoice_id = t.id AND p.created_at >= now() - $1::interval)
  AND NOT EXISTS (SELECT FROM credit_notes c WHERE c.invoice_id = t.id AND c.created_at >= now() - $1::interval)`;

/**
 * The nightly job: anonymizes orders and invoices past their retention period, and deletes archived messages. When
 * interrupted, the next run continues.
 */
export async function applyRetention(manager: EntityManager): Promise<void> {
  await inBatches(
    manager,
    (old) => `UPDATE orders SET ${ANONYMIZED_ORDER} WHERE id IN (${old})`,
    `orders t WHERE t.customer_email <> '${ERASED.email}' AND NOT ${ORDER_IS_OPEN}
      AND t.updated_at < now() - $1::interval`,
    RETENTION.orders,
  );
  await manager.query(ANONYMIZE_ORDER_REFERENCES);
  await inBatches(
    manager,
    (old) => `WITH old AS (${old}), forgotten AS (DELETE FROM invoice_sendings WHERE invoice_id IN (SELECT id FROM old))
      UPDATE invoices SET ${ANONYMIZED_INVOICE} WHERE id IN (SELECT id FROM old)`,
    `invoices t WHERE NOT ${INVOICE_IS_OPEN} AND t.updated_at < now() - $1::interval
      AND (num_nonnulls(client_email, client_phone, sent_to) > 0
        OR EXISTS (SELECT FROM invoice_sendings sending WHERE sending.invoice_id = t.id)
        OR corporate_client_id IS NULL AND client_name <> '${ERASED.name}')`,
    RETENTION.invoices,
  );
  await inBatches(
    manager,
    (old) => `DELETE FROM invoice_sendings WHERE invoice_id IN (${old})`,
    ERASED_WITH_OLD_PAPERS,
    RETENTION.invoices,
  );
  await manager.query(ANONYMIZE_INVOICE_REFERENCES);
  await inBatches(
    manager,
    (old) => `WITH old AS (${old}), forgotten AS (DELETE FROM quote_links WHERE quote_id IN (SELECT id FROM old))
      UPDATE quotes SET ${ANONYMIZED_QUOTE} WHERE id IN (SELECT id FROM old)`,
    `quotes t WHERE t.updated_at < now() - $1::interval
      AND (num_nonnulls(client_email, client_phone, sent_to, accepted_address) > 0
        OR corporate_client_id IS NULL AND client_name <> '${ERASED.name}')`,
    RETENTION.quotes,
  );
  await forgetOldVisitors(manager);
}

async function forgetOldVisitors(manager: EntityManager): Promise<void> {
  await inBatches(
    manager,
    (old) => `DELETE FROM contact_messages WHERE id IN (${old})`,
    'contact_messages t WHERE archived AND archive_date < now() - $1::interval',
    RETENTION.archivedMessages,
  );
  await inBatches(
    manager,
    (old) => `DELETE FROM trial_bookings WHERE id IN (${old})`,
    'trial_bookings t WHERE date < now() - $1::interval',
    RETENTION.trialBookings,
  );
  await inBatches(
    manager,
    (old) => `DELETE FROM course_signups WHERE id IN (${old})`,
    'course_signups t WHERE greatest(updated_at, starts_on::timestamptz) < now() - $1::interval',
    RETENTION.courseSignups,
  );
}

/** Each batch is one short statement in its own transaction. */
async function inBatches(
  manager: EntityManager,
  statement: (old: string) => string,
  old: string,
  kept: string,
): Promise<void> {
  let count = ERASED_AT_ONCE;
  while (count === ERASED_AT_ONCE) {
    const picked = `SELECT t.id FROM ${old} ORDER BY t.id LIMIT $2 FOR UPDATE`;
    [, count] = await manager.query<[unknown, number]>(statement(picked), [kept, ERASED_AT_ONCE]);
  }
}
