import request from 'supertest';
import type { InvoiceRecord as InvoiceContract } from '#libs/contracts/generated/api';
import { fillInvoices } from '../../../../e2e/support/many-records.mjs';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { Invoice } from './invoice.entity.js';
import { InvoicesService } from './invoices.service.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.query('TRUNCATE invoices, document_counters CASCADE'));

const list = (query: Record<string, unknown> = {}) =>
  request(t.server)
    .get('/api/admin/invoices')
    .set(admin.headers)
    .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));
const names = (answer: { body: InvoiceContract[] }) => answer.body.map(({ clientName }) => clientName);
const add = (clientName: string, daysAgo: number, fields: Partial<Invoice> = {}) =>
  createInvoice(t.db, { clientName, createdAt: new Date(Date.UTC(2026, 5, 30 - daysAgo, 10)), ...fields, items: [{}] });

it('is the whole list with lines, the newest first', async () => {
  await add('Second', 1);
  await add('Third', 2);
  await add('First', 0);
  const answer = await list().expect(200);
  expect(names(answer)).toEqual(['First', 'Second', 'Third']);
  expect(answer.headers['content-range']).toBe('invoices 0-2/3');
  expect(answer.body[0].items).toEqual([
    {
      id: expect.any(Number),
      invoiceId: answer.body[0].id,
      description: 'Team training',
      quantity: 1,
      unitPrice: 250_000,
      discountKind: null,
      discountValue: 0,
      discountAmount: 0,
      totalPrice: 250_000,
    },
  ]);
  expect(answer.body[0]).not.toHaveProperty('searchText');
});

it('counts and pages by status, also several at once, as the dashboard asks', async () => {
  await add('A', 0);
  await add('B', 1, { status: 'overdue' });
  await add('C', 2, { status: 'paid' });
  await add('D', 3);
  const open = await list({ filter: { status: ['pending', 'overdue'] }, range: [0, 0] }).expect(200);
  expect(names(open)).toEqual(['A']);
  expect(open.headers['content-range']).toBe('invoices 0-0/3');
  expect(names(await list({ filter: { status: 'paid' } }).expect(200))).toEqual(['C']);
  await t.db.update(Invoice, { clientName: 'B' }, { status: 'paid' });
  expect((await list({ filter: { status: 'paid' }, range: [0, 0] })).headers['content-range']).toBe('invoices 0-0/2');
  await t.app.get(InvoicesService, { strict: false }).compactCounts();
  expect((await list({ filter: { status: 'paid' }, range: [0, 0] })).headers['content-range']).toBe('invoices 0-0/2');
});

it('is filled in one go for the measurements of bench/, in place of what there was', async () => {
  await add('Before', 0);
  await fillInvoices(t.env.databaseUrl, 12);
  expect(
    (await list({ filter: { status: ['paid', 'pending', 'overdue', 'cancelled'] }, range: [0, 0] }).expect(200))
      .headers['content-range'],
  ).toBe('invoices 0-0/12');
  expect(names(await list({ filter: { clientName: 'client 7' } }))).toEqual(['Client 7']);
});

it.each([
  ['%', []],
  ['KESTR', ['Kestrel']],
  ['accounts@kes', ['Kestrel']],
  ['2026-0002', ['Nobody']],
  ['none', []],
  ['body', ['Nobody']],
])('finds %j', async (q, found) => {
  await add('Kestrel', 0, { clientEmail: 'accounts@kestrel.example' });
  await add('Nobody', 1, { clientEmail: null });
  expect(names(await list({ filter: { q } }).expect(200))).toEqual(found);
});

it.each([
  ['invoiceNumber', ['B', 'A', 'C']],
  ['clientName', ['A', 'B', 'C']],
  ['issueDate', ['C', 'B', 'A']],
  ['dueDate', ['B', 'C', 'A']],
  ['totalAmount', ['A', 'C', 'B']],
  ['createdAt', ['C', 'B', 'A']],
  ['id', ['B', 'A', 'C']],
])('sorts by %s, both ways', async (field, expected) => {
  await add('B', 1, { issueDate: '2026-02-02', dueDate: '2026-03-01', subtotal: 30, totalAmount: 30 });
  await add('A', 0, { issueDate: '2026-02-03', dueDate: '2026-12-01', subtotal: 5, totalAmount: 5 });
  await add('C', 2, { issueDate: '2026-02-01', dueDate: '2026-11-30', subtotal: 10, totalAmount: 10 });
  expect(names(await list({ sort: [field, 'ASC'], range: [0, 9] }).expect(200))).toEqual(expected);
  expect(names(await list({ sort: [field, 'DESC'], range: [0, 9] }).expect(200))).toEqual(expected.toReversed());
});

it('filters by client, and by id', async () => {
  const { id: corporateClientId } = await t.db.save(CorporateClient, {
    name: 'Kestrel',
    logoUrl: '/clients/kestrel.svg',
  });
  await add('Kestrel', 0, { corporateClientId });
  const { id } = await add('Other', 1);
  expect(names(await list({ filter: { corporateClientId } }).expect(200))).toEqual(['Kestrel']);
  expect(names(await list({ filter: { id: [id] } }).expect(200))).toEqual(['Other']);
  await list({ filter: { status: 'sent' } }).expect(400);
  await list({ sort: ['notes', 'ASC'] }).expect(400);
});
