/** What payments may have come in for, read from the invoices, the orders and the clients. */
import type { EntityManager } from 'typeorm';
import { invoiceNumbersIn, orderKeysIn, type Papers } from '#libs/domain/bank-statement/match-lines';
import { UNPAID_STATUSES } from '#libs/domain/invoice-status';
import { CENTS } from '../../common/records/cents-column.js';
import type { PaperView } from './bank-statement.view.js';

/** With whose they are. */
export interface OpenPapers extends Papers {
  invoices: (Papers['invoices'][number] & { clientName: string })[];
  orders: (Papers['orders'][number] & { customerName: string })[];
}

/** Those of which something is open, those that the texts name, and all clients; one snapshot is the caller's. */
export async function readOpenPapers(manager: EntityManager, texts: readonly string[]): Promise<OpenPapers> {
  const invoices = await manager.query<(OpenPapers['invoices'][number] & { open: string })[]>(
    `SELECT id, invoice_number AS number, corporate_client_id AS "clientId", client_name AS "clientName",
       due_date::text AS "dueDate", outstanding_cents AS open
     FROM invoice_records WHERE status = ANY($1) OR invoice_number = ANY($2) ORDER BY due_date, id`,
    [UNPAID_STATUSES, texts.flatMap(invoiceNumbersIn)],
  );
  const orders = await manager.query<OpenPapers['orders']>(
    `SELECT * FROM (
       SELECT id, order_number AS number, customer_name AS "customerName", CASE WHEN status = 'cancelled' THEN 0
         ELSE greatest(0, total_cents - paid_cents + refunded_cents) END AS "openAmount"
       FROM orders WHERE deleted_at IS NULL) known
     WHERE "openAmount" > 0 OR left(replace(number, '-', ''), 14) = ANY($1) ORDER BY id`,
    [texts.flatMap(orderKeysIn)],
  );
  const clients = await manager.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM corporate_clients ORDER BY lower(name), id',
  );
  return {
    invoices: invoices.map(({ open, ...invoice }) => ({ ...invoice, openAmount: CENTS.from(open) as number })),
    orders,
    clients,
  };
}

/** What a person may choose. */
export function paperViews({ invoices, orders, clients }: OpenPapers): PaperView[] {
  const open = <Paper extends { openAmount: number }>(papers: Paper[]) =>
    papers.filter((paper) => paper.openAmount > 0);
  const openOf = new Map<number | null, number>();
  for (const { clientId, openAmount } of open(invoices)) openOf.set(clientId, (openOf.get(clientId) ?? 0) + openAmount);
  return [
    ...open(invoices).map(({ id, number, clientName, openAmount }) => ({
      kind: 'invoice' as const,
      id,
      label: `${number}, ${clientName}`,
      openAmount,
    })),
    ...open(orders).map(({ id, number, customerName, openAmount }) => ({
      kind: 'order' as const,
      id,
      label: `${number}, ${customerName}`,
      openAmount,
    })),
    ...clients.map(({ id, name }) => ({
      kind: 'client' as const,
      id,
      label: name,
      openAmount: openOf.get(id) ?? 0,
    })),
  ];
}
