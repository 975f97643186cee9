/** The routes of orders for staff, for the route matrix. */
import type { EntityManager } from 'typeorm';
import { createOrder } from './factories.js';

const record = (db: EntityManager) => createOrder(db);
const paid = (db: EntityManager) => createOrder(db, { status: 'processing' });
const money = { amount: 1, method: 'eft', date: '2026-04-16' };

export const ORDER_ROUTES = {
  'GET /api/admin/orders': { admin: 200 },
  'GET /api/admin/orders/export': { admin: 200 },
  'GET /api/admin/orders/sums': { admin: 200 },
  'PUT /api/admin/orders/bulk-status': { body: { ids: [1], status: 'processing' }, admin: 200 },
  'GET /api/admin/orders/{id}': { record, admin: 200 },
  'PUT /api/admin/orders/{id}': { record, body: { status: 'processing' }, admin: 200 },
  'POST /api/admin/orders/{id}/payments': { record, body: money, admin: 201 },
  'POST /api/admin/orders/{id}/refunds': { record: paid, body: money, admin: 201 },
  'DELETE /api/admin/orders/{id}': { record, admin: 200 },
};
