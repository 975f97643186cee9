import { Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { clientLedger } from '#libs/domain/client-ledger';
import type { ReportPeriod } from '#libs/domain/reports/report-periods';
import type { ClientLedgerView, LedgerEntryView } from './client-ledger.view.js';
import { NO_CLIENT } from './statements.service.js';

type Entry = Omit<LedgerEntryView, 'balance'>;

/** What a client was asked and paid, day by day. */
@Injectable()
export class ClientLedgersService {
  constructor(private readonly manager: EntityManager) {}

  /** One statement, which sees one snapshot by itself. @throws NotFoundException */
  async read(corporateClientId: number, period: ReportPeriod): Promise<ClientLedgerView> {
    const [client] = await this.manager.query<{ clientName: string; entries: Entry[] }[]>(
      `SELECT name AS "clientName", (SELECT coalesce(json_agg(entry), '[]') FROM (${ENTRIES}) entry) AS entries
       FROM corporate_clients WHERE id = $1`,
      [corporateClientId],
    );
    if (!client) throw new NotFoundException(NO_CLIENT);
    const { clientName, entries } = client;
    return { corporateClientId, clientName, ...period, ...clientLedger(entries, period) };
  }
}

/** What an entry says besides, where another has something else. */
const nothing = (...names: string[]) => names.map((name) => `NULL AS "${name}"`).join(', ');

/**
 * All that moves what the client owes, as the statement reckons it: what an invoice got of a client's payment moves
 * nothing, for that came in whole. What staff settled by hand counts from that day, and once all else of the invoice
 * is in.
 */
const ENTRIES = `
  WITH papers AS (
    SELECT id, invoice_number, issue_date, total_cents, status, paid_cents, credited_cents, outstanding_cents
    FROM invoice_records WHERE corporate_client_id = $1
  )
  SELECT 'invoice' AS kind, id, issue_date::text AS date, total_cents AS amount, invoice_number AS "invoiceNumber",
    ${nothing('creditNoteNumber', 'method', 'reference')}, NULL::bigint AS "creditUsed", NULL AS status
  FROM papers
  UNION ALL
  SELECT 'credit-note', note.id, note.date::text, -note.amount_cents, invoice_number, note.credit_note_number,
    NULL, NULL, NULL, NULL
  FROM papers JOIN credit_notes note ON note.invoice_id = papers.id
  UNION ALL
  SELECT 'payment', payment.id, payment.date::text, -payment.amount_cents, invoice_number, NULL,
    payment.method, payment.reference, NULL, NULL
  FROM papers JOIN invoice_payments payment ON payment.invoice_id = papers.id AND payment.client_payment_id IS NULL
  UNION ALL
  SELECT 'client-payment', payment.id, payment.paid_on::text, -payment.amount_cents, NULL, NULL,
    payment.method, payment.reference, NULL, NULL
  FROM client_payments payment WHERE payment.corporate_client_id = $1
  UNION ALL
  SELECT 'credit-used', payment.id, payment.date::text, 0, invoice_number, NULL,
    NULL, NULL, payment.amount_cents, NULL
  FROM papers JOIN invoice_payments payment ON payment.invoice_id = papers.id AND payment.from_credit
  UNION ALL
  SELECT 'settled-by-hand', id, greatest(issue_date,
      (SELECT max(date) FROM invoice_payments WHERE invoice_id = papers.id),
      (SELECT max(date) FROM credit_notes WHERE invoice_id = papers.id),
      (SELECT settled_on FROM invoices WHERE id = papers.id))::text,
    outstanding_cents - (total_cents - paid_cents - credited_cents), invoice_number, NULL, NULL, NULL, NULL, status
  FROM papers WHERE outstanding_cents <> total_cents - paid_cents - credited_cents`;
