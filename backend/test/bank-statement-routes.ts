/** The routes of bank statements, for the route matrix. */
import type { EntityManager } from 'typeorm';
import { CorporateClient } from '../src/modules/corporate-clients/corporate-client.entity.js';

const content = 'Date,Amount,Description\n2026/04/16,10.00,MATRIX';
const layout = { headerRow: 1, date: 1, amount: 2, text: [3] };
/** The client that the body names. */
const CLIENT = 1;
const record = (db: EntityManager) =>
  db.save(CorporateClient, { id: CLIENT, name: 'Highveld Logistics', logoUrl: '/clients/highveld-logistics.svg' });

export const BANK_STATEMENT_ROUTES = {
  'POST /api/admin/bank-statements/preview': { body: { content }, admin: 200 },
  'POST /api/admin/bank-statements/import': {
    record,
    body: { content, layout, lines: [{ row: 2, kind: 'client', id: CLIENT }] },
    admin: 201,
  },
};
