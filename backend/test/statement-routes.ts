/** The routes of what clients owe, for the route matrix. */
import type { EntityManager } from 'typeorm';
import { CorporateClient } from '../src/modules/corporate-clients/corporate-client.entity.js';

const record = (db: EntityManager) =>
  db.save(CorporateClient, { name: 'Highveld Logistics', logoUrl: '/clients/highveld-logistics.svg' });

export const STATEMENT_ROUTES = {
  'GET /api/admin/corporate-clients/{id}/statement': { record, admin: 200 },
  'GET /api/admin/corporate-clients/{id}/statement/pdf': { record, admin: 200 },
  'POST /api/admin/corporate-clients/{id}/statement/send': {
    record,
    body: { to: 'accounts@highveld.example' },
    admin: 200,
  },
};
