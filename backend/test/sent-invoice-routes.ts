/** The routes of invoices that were sent or exported, for the route matrix. */
import type { EntityManager } from 'typeorm';
import { CorporateClient } from '../src/modules/corporate-clients/corporate-client.entity.js';
import { InvoiceSending } from '../src/modules/invoices/invoice-sending.entity.js';
import { createInvoice } from './factories.js';

const draft = (db: EntityManager) => createInvoice(db, { items: [{}] });

const ofClient = async (db: EntityManager) => {
  const { id } = await db.save(CorporateClient, { name: 'Highveld Logistics', logoUrl: '/clients/highveld.svg' });
  return createInvoice(db, { corporateClientId: id, items: [{}] });
};

const sent = async (db: EntityManager) => {
  const { id } = await createInvoice(db, { items: [{}], markedSentAt: new Date() });
  const sending = { invoiceId: id, kind: 'by-hand' as const, sentTo: null, pdf: Buffer.from('%PDF') };
  return { id, sendingId: (await db.save(InvoiceSending, sending)).id };
};

export const SENT_INVOICE_ROUTES = {
  'GET /api/admin/invoices/export': { admin: 200 },
  'GET /api/admin/invoices/items/export': { admin: 200 },
  'GET /api/admin/invoices/payments/export': { admin: 200 },
  'POST /api/admin/invoices/{id}/mark-sent': { record: draft, admin: 200 },
  'POST /api/admin/invoices/{id}/duplicate': { record: ofClient, admin: 201 },
  'POST /api/admin/invoices/{id}/correct': { record: sent, admin: 201 },
  'GET /api/admin/invoices/{id}/sendings/{sendingId}/pdf': { record: sent, admin: 200 },
};
