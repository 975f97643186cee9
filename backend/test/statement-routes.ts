/** The routes of what clients owe and have paid in advance, for the route matrix. */
import type { EntityManager } from 'typeorm';
import { ClientPayment } from '../src/modules/invoices/client-payment.entity.js';
import { CorporateClient } from '../src/modules/corporate-clients/corporate-client.entity.js';
import { createInvoice } from './factories.js';

const record = (db: EntityManager) =>
  db.save(CorporateClient, { name: 'Highveld Logistics', logoUrl: '/clients/highveld-logistics.svg' });

const inCredit = async (db: EntityManager) => {
  const { id: corporateClientId } = await record(db);
  const payment = { corporateClientId, paidOn: '2026-04-16', amount: 100, method: 'eft' as const };
  return { corporateClientId, paymentId: (await db.save(ClientPayment, payment)).id };
};
const paidAhead = async (db: EntityManager) => {
  const { corporateClientId: id, paymentId } = await inCredit(db);
  return { id, paymentId };
};
const invoicedAfter = async (db: EntityManager) =>
  createInvoice(db, { corporateClientId: (await inCredit(db)).corporateClientId, items: [{}] });

export const STATEMENT_ROUTES = {
  'GET /api/admin/corporate-clients/{id}/credit': { record, admin: 200 },
  'POST /api/admin/corporate-clients/{id}/payments': {
    record,
    body: { paidOn: '2026-04-16', amount: 100, method: 'eft', allocations: [] },
    admin: 201,
  },
  'DELETE /api/admin/corporate-clients/{id}/payments/{paymentId}': { record: paidAhead, admin: 200 },
  'POST /api/admin/invoices/{id}/use-credit': { record: invoicedAfter, body: { amount: 100 }, admin: 201 },
  // Without days it refuses, whom it lets in.
  'GET /api/admin/corporate-clients/{id}/ledger': { record, admin: 400 },
  'GET /api/admin/corporate-clients/{id}/statement': { record, admin: 200 },
  'GET /api/admin/corporate-clients/{id}/statement/pdf': { record, admin: 200 },
  'POST /api/admin/corporate-clients/{id}/statement/send': {
    record,
    body: { to: 'accounts@highveld.example' },
    admin: 200,
  },
};
