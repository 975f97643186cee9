/**
 * How the school does, grouped by PostgreSQL: what the shop sold, what became of trials, how soon customers were
 * answered. Each is one statement, as those of read-books.
 */
import type { EntityManager } from 'typeorm';
import type { AnswerTimes } from '#libs/domain/reports/answer-times';
import type { ReportPeriod } from '#libs/domain/reports/report-periods';
import type { TrialCounts } from '#libs/domain/reports/trials';
import { school } from '#libs/school/school';
import { CENTS } from '../../common/records/cents-column.js';

export interface SoldProduct {
  /** Null: the product was deleted, and its name is all that is left. */
  productId: number | null;
  name: string;
  pieces: number;
  /** Cents, as they were sold. */
  takings: number;
}

/**
 * Of orders that are paid, on the day of the payment that came last: what takings have as money, in pieces. A cancelled
 * order sold nothing, and one that was deleted later did all the same.
 */
export async function readSold(manager: EntityManager, { from, to }: ReportPeriod): Promise<SoldProduct[]> {
  const rows = await manager.query<(Omit<SoldProduct, 'takings'> & { takings: string })[]>(
    `SELECT item.product_id AS "productId", coalesce(product.name, item.product_name) AS name,
       sum(item.quantity)::int AS pieces, sum(item.quantity::bigint * item.price_cents)::bigint AS takings
     FROM (
       SELECT order_id FROM order_payments WHERE kind = 'payment'
       GROUP BY order_id HAVING max(date) BETWEEN $1 AND $2
     ) payment
     JOIN orders ON orders.id = payment.order_id
     JOIN order_items item ON item.order_id = orders.id
     LEFT JOIN products product ON product.id = item.product_id
     WHERE orders.status <> 'cancelled' AND orders.paid_cents - orders.refunded_cents >= orders.total_cents
     GROUP BY 1, 2
     ORDER BY pieces DESC, takings DESC, lower(coalesce(product.name, item.product_name)), 1`,
    [from, to],
  );
  return rows.map((row) => ({ ...row, takings: CENTS.from(row.takings) as number }));
}

/** By the date of the class, as the dashboard counts a week. */
export function readTrials(
  manager: EntityManager,
  { from, to }: ReportPeriod,
): Promise<(TrialCounts & { month: string })[]> {
  return manager.query(
    `SELECT to_char(date, 'YYYY-MM') AS month, count(*)::int AS booked,
       count(*) FILTER (WHERE status IN ('attended', 'joined'))::int AS attended,
       count(*) FILTER (WHERE status = 'joined')::int AS joined
     FROM trial_bookings WHERE date BETWEEN $1 AND $2 AND status <> 'cancelled'
     GROUP BY 1`,
    [from, to],
  );
}

/**
 * By the moment at which the message came, until the first answer of the school. What customers write later in the same
 * thread is not measured.
 */
export function readAnswerTimes(
  manager: EntityManager,
  { from, to }: ReportPeriod,
): Promise<(AnswerTimes & { month: string | null })[]> {
  return manager.query(
    `SELECT month, count(*)::int AS messages, count(minutes)::int AS answered,
       round(percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes))::int AS "medianMinutes",
       round(percentile_cont(0.9) WITHIN GROUP (ORDER BY minutes))::int AS "p90Minutes"
     FROM (
       SELECT to_char(message.created_at AT TIME ZONE $3, 'YYYY-MM') AS month,
         extract(epoch FROM answer.at - message.created_at)::float8 / 60 AS minutes
       FROM contact_messages message
       LEFT JOIN (
         SELECT message_id, min(created_at) AS at FROM contact_replies WHERE delivery <> 'received' GROUP BY 1
       ) answer ON answer.message_id = message.id
       WHERE NOT message.suspected_spam
         AND message.created_at >= $1::timestamp AT TIME ZONE $3
         AND message.created_at < ($2::date + 1)::timestamp AT TIME ZONE $3
     ) waited
     GROUP BY GROUPING SETS ((month), ())`,
    [from, to, school.timeZone],
  );
}
