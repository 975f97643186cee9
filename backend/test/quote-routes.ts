/** The routes of quotes, for the route matrix. */
import type { EntityManager } from 'typeorm';
import { CorporateClient } from '../src/modules/corporate-clients/corporate-client.entity.js';
import { createQuote } from './quote-factory.js';

const firstClient = (db: EntityManager) =>
  db.save(CorporateClient, { id: 1, name: 'Highveld Logistics', logoUrl: '/clients/highveld-logistics.svg' });
const body = {
  corporateClientId: 1,
  validUntil: '2998-07-01',
  items: [{ description: 'Team training', quantity: 4, unitPrice: 125_000 }],
};
const record = (db: EntityManager) => createQuote(db);
const accepted = (db: EntityManager) =>
  createQuote(db, { status: 'accepted', sentAt: new Date(), acceptedAt: new Date(), acceptedBy: 'Thandi Mokoena' });

export const QUOTE_ROUTES = {
  'GET /api/admin/quotes': { admin: 200 },
  'POST /api/admin/quotes': { record: firstClient, body, admin: 201 },
  'GET /api/admin/quotes/{id}': { record, admin: 200 },
  'PUT /api/admin/quotes/{id}': { record, body: { notes: 'Gloves are lent.' }, admin: 200 },
  'DELETE /api/admin/quotes/{id}': { record, admin: 200 },
  'GET /api/admin/quotes/{id}/pdf': { record, admin: 200 },
  'POST /api/admin/quotes/{id}/send': { record, admin: 200 },
  'POST /api/admin/quotes/{id}/invoice': { record: accepted, admin: 200 },
};
