/** What clients have paid ahead: read from their payments each time, so that it cannot disagree with them. */
import type { EntityManager } from 'typeorm';
import { SHOWN_CLIENT_PAYMENTS } from '#libs/contracts/client-payment';
import type { UnusedPayment } from '#libs/domain/client-payment';
import { CENTS } from '../../common/records/cents-column.js';
import type { AllocatedPaymentView, ClientCreditView, ClientPaymentView } from './client-credit.view.js';

/** PostgreSQL gives a bigint, and a sum of some, as text. */
type Text = string;
const cents = (text: Text): number => CENTS.from(text) as number;

const UNUSED = `(payment.amount_cents - (SELECT coalesce(sum(part.amount_cents), 0) FROM invoice_payments part
  WHERE part.client_payment_id = payment.id))::bigint`;

/** Those of a client of which something is left, the oldest first: in this order they are used. */
export async function readUnused(manager: EntityManager, clientId: number): Promise<UnusedPayment[]> {
  const rows = await manager.query<{ id: number; unused: Text }[]>(
    `SELECT * FROM (SELECT id, paid_on, ${UNUSED} AS unused FROM client_payments payment
       WHERE corporate_client_id = $1) payments
     WHERE unused <> 0 ORDER BY paid_on, id`,
    [clientId],
  );
  return rows.map(({ id, unused }) => ({ id, unusedAmount: cents(unused) }));
}

/** Cents. */
export async function readCreditAmount(manager: EntityManager, clientId: number): Promise<number> {
  return (await readUnused(manager, clientId)).reduce((sum, { unusedAmount }) => sum + unusedAmount, 0);
}

export async function readCredit(manager: EntityManager, clientId: number): Promise<ClientCreditView> {
  return {
    corporateClientId: clientId,
    creditAmount: await readCreditAmount(manager, clientId),
    payments: await readPayments(manager, clientId),
  };
}

type PaymentRow = Omit<ClientPaymentView, 'amount' | 'unusedAmount'> & { amount: Text; unusedAmount: Text };

async function readPayments(manager: EntityManager, clientId: number): Promise<ClientPaymentView[]> {
  const rows = await manager.query<PaymentRow[]>(
    `SELECT id, paid_on::text AS "paidOn", amount_cents AS amount, method, reference, ${UNUSED} AS "unusedAmount",
       (SELECT coalesce(json_agg(json_build_object('invoiceId', invoice.id, 'invoiceNumber', invoice.invoice_number,
            'amount', part.amount_cents) ORDER BY part.id), '[]')
          FROM invoice_payments part JOIN invoices invoice ON invoice.id = part.invoice_id
          WHERE part.client_payment_id = payment.id) AS allocations
     FROM client_payments payment WHERE corporate_client_id = $1
     ORDER BY paid_on DESC, id DESC LIMIT ${SHOWN_CLIENT_PAYMENTS}`,
    [clientId],
  );
  return rows.map(({ amount, unusedAmount, ...row }) => ({
    ...row,
    amount: cents(amount),
    unusedAmount: cents(unusedAmount),
    allocations: row.allocations satisfies AllocatedPaymentView[],
  }));
}
