/** The routes of recurring invoices, for the route matrix. */
import type { EntityManager } from 'typeorm';
import { CorporateClient } from '../src/modules/corporate-clients/corporate-client.entity.js';
import { createRecurringInvoice } from './factories.js';

const firstClient = (db: EntityManager) =>
  db.save(CorporateClient, { id: 1, name: 'Highveld Logistics', logoUrl: '/clients/highveld-logistics.svg' });
const body = {
  name: 'Monthly training',
  corporateClientId: 1,
  items: [{ description: 'Training', quantity: 4, unitPrice: 125_000 }],
  dayOfMonth: 1,
  startDate: '2030-07-01',
};
const record = (db: EntityManager) => createRecurringInvoice(db);

export const RECURRING_INVOICE_ROUTES = {
  'GET /api/admin/recurring-invoices': { admin: 200 },
  'POST /api/admin/recurring-invoices': { record: firstClient, body, admin: 201 },
  'GET /api/admin/recurring-invoices/{id}': { record, admin: 200 },
  'PUT /api/admin/recurring-invoices/{id}': { record, body: { name: 'Weekly training' }, admin: 200 },
  'DELETE /api/admin/recurring-invoices/{id}': { record, admin: 200 },
};
