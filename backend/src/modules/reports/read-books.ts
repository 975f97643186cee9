/**
 * What the reports add up, grouped by PostgreSQL. Each report is one statement, which sees one snapshot by itself. Days
 * are compared as they are stored: on the school's calendar.
 */
import type { EntityManager } from 'typeorm';
import type { PaymentMethod } from '#libs/contracts/invoice';
import type { Debt } from '#libs/domain/reports/debtors';
import type { ReportPeriod } from '#libs/domain/reports/report-periods';
import type { Taken, TakingsSource } from '#libs/domain/reports/takings';
import type { VatBasis, VatKind, VatSum } from '#libs/domain/reports/vat-summary';
import { STANDARD_TAX_RATE } from '#libs/domain/vat';
import { CENTS } from '../../common/records/cents-column.js';

/** A sum of bigint: the driver gives it as text. */
type Text = string;

const cents = (text: Text): number => CENTS.from(text) as number;

/**
 * Money of an order that was deleted later came in all the same. What a client paid for several invoices or ahead came
 * in once and whole, whichever day its invoices get it.
 */
export async function readTaken(manager: EntityManager, { from, to }: ReportPeriod): Promise<Taken<PaymentMethod>[]> {
  const rows = await manager.query<{ month: string; source: TakingsSource; method: PaymentMethod; cents: Text }[]>(
    `SELECT to_char(date, 'YYYY-MM') AS month, source, method, sum(cents)::bigint AS cents
     FROM (
       SELECT date, 'invoices' AS source, method, amount_cents AS cents FROM invoice_payments
         WHERE client_payment_id IS NULL
       UNION ALL
       SELECT paid_on, 'invoices', method, amount_cents FROM client_payments
       UNION ALL
       SELECT date, 'shop', method, amount_cents FROM order_payments WHERE kind = 'payment'
       UNION ALL
       SELECT date, 'refunds', method, -amount_cents FROM order_payments WHERE kind = 'refund'
     ) taken
     WHERE date BETWEEN $1 AND $2
     GROUP BY 1, 2, 3`,
    [from, to],
  );
  return rows.map((row) => ({ ...row, cents: cents(row.cents) }));
}

/** What a cancelled invoice asked is not asked any more, and neither is what was credited of it. */
const VALID = `invoice.deleted_at IS NULL AND invoice.status <> 'cancelled'`;

/** By the end of the day $1. */
const PAID_AND_CREDITED = `
  (SELECT coalesce(sum(amount_cents), 0) FROM invoice_payments WHERE invoice_id = invoice.id AND date <= $1)
    + (SELECT coalesce(sum(amount_cents), 0) FROM credit_notes WHERE invoice_id = invoice.id AND date <= $1)`;

/**
 * What was owed on a day is what was asked until then, less what was paid and credited until then. An invoice that
 * staff called paid owes nothing from that day on. Of a closed day due date and that day are those that the books were
 * closed with. What a client had paid ahead by then, and no invoice had got, is the client's credit.
 */
export async function readDebts(manager: EntityManager, asOf: string): Promise<Debt[]> {
  const rows = await manager.query<(Omit<Debt, 'owed' | 'credit'> & { owed: Text; credit: Text })[]>(
    `SELECT corporate_client_id AS "corporateClientId", client_name AS "clientName", due_date::text AS "dueDate",
       sum(greatest(cents, 0))::bigint AS owed, sum(least(cents, 0))::bigint AS credit
     FROM (
       SELECT invoice.corporate_client_id, coalesce(client.name, invoice.client_name) AS client_name, held.due_date,
         CASE WHEN held.settled_on <= $1 THEN least(0, total_cents - (${PAID_AND_CREDITED}))
           ELSE total_cents - (${PAID_AND_CREDITED}) END AS cents
       FROM invoices invoice LEFT JOIN corporate_clients client ON client.id = invoice.corporate_client_id,
         LATERAL (
           SELECT closed_until, due_date, settled_on FROM invoices_when_closed
             WHERE invoice_id = invoice.id AND closed_until >= $1
           UNION ALL
           SELECT 'infinity', invoice.due_date, invoice.settled_on
           ORDER BY 1 LIMIT 1
         ) held
       WHERE invoice.issue_date <= $1 AND ${VALID}
       UNION ALL
       SELECT client.id, client.name, payment.paid_on,
         (SELECT coalesce(sum(amount_cents), 0) FROM invoice_payments
           WHERE client_payment_id = payment.id AND date <= $1) - payment.amount_cents
       FROM client_payments payment JOIN corporate_clients client ON client.id = payment.corporate_client_id
       WHERE payment.paid_on <= $1
     ) debt
     WHERE cents <> 0
     GROUP BY 1, 2, 3
     ORDER BY lower(client_name), 1, 3`,
    [asOf],
  );
  return rows.map(({ owed, credit, ...debt }) => ({ ...debt, owed: cents(owed), credit: cents(credit) }));
}

const PAPERS = `
  SELECT 'invoices' AS kind, tax_rate_bp AS rate, total_cents AS gross, tax_cents AS tax
  FROM invoices invoice WHERE issue_date BETWEEN $1 AND $2 AND ${VALID}
  UNION ALL
  SELECT 'creditNotes', invoice.tax_rate_bp, -note.amount_cents, -note.tax_cents
  FROM credit_notes note JOIN invoices invoice ON invoice.id = note.invoice_id
  WHERE note.date BETWEEN $1 AND $2 AND ${VALID}`;

const PAYMENTS = `
  SELECT 'payments' AS kind, invoice.tax_rate_bp AS rate, payment.amount_cents AS gross, NULL::bigint AS tax
  FROM invoice_payments payment JOIN invoices invoice ON invoice.id = payment.invoice_id
  WHERE payment.date BETWEEN $1 AND $2`;

const SHOP = `
  SELECT CASE kind WHEN 'refund' THEN 'shopRefunds' ELSE 'shopSales' END, ${STANDARD_TAX_RATE},
    CASE kind WHEN 'refund' THEN -amount_cents ELSE amount_cents END, NULL
  FROM order_payments payment WHERE date BETWEEN $1 AND $2 AND coalesce(
    (SELECT is_vat_vendor FROM closed_periods WHERE closed_until >= payment.date ORDER BY closed_until LIMIT 1), $3)`;

const BY_BASIS: Record<VatBasis, string> = { invoices: PAPERS, payments: PAYMENTS };

/**
 * The shop's prices hold tax on the days on which the school is a VAT vendor.
 * @param isVendorNow of the days that are open: a closed period has its own
 */
export async function readVat(
  manager: EntityManager,
  { from, to }: ReportPeriod,
  basis: VatBasis,
  isVendorNow: boolean,
): Promise<VatSum[]> {
  const rows = await manager.query<{ kind: VatKind; taxRate: number; count: number; gross: Text; tax: Text | null }[]>(
    `SELECT kind, rate AS "taxRate", count(*)::int AS count, sum(gross)::bigint AS gross, sum(tax)::bigint AS tax
     FROM (${BY_BASIS[basis]} UNION ALL ${SHOP}) books
     GROUP BY kind, rate`,
    [from, to, isVendorNow],
  );
  return rows.map((row) => ({ ...row, gross: cents(row.gross), tax: row.tax === null ? null : cents(row.tax) }));
}
