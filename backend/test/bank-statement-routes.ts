/** The routes of bank statements, for the route matrix. */
import type { EntityManager } from 'typeorm';
import { createInvoice } from './factories.js';

const content = 'Date,Amount,Description\n2026/04/16,10.00,MATRIX';
const layout = { headerRow: 1, date: 1, amount: 2, text: [3] };
/** The invoice that the body names. */
const INVOICE = 900_001;
const record = (db: EntityManager) => createInvoice(db, { id: INVOICE, items: [{}] });

export const BANK_STATEMENT_ROUTES = {
  'POST /api/admin/bank-statements/preview': { body: { content }, admin: 200 },
  'POST /api/admin/bank-statements/import': {
    record,
    body: { content, layout, lines: [{ row: 2, kind: 'invoice', id: INVOICE }] },
    admin: 201,
  },
};
