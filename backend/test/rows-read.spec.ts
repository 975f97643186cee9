/**
 * How many rows PostgreSQL looks at for a request: what makes a list slow as it grows, told without a clock. Each
 * statement of the request is run again under EXPLAIN, and what its scans went through is added up.
 */
import { Client } from 'pg';
import request from 'supertest';
import { fillChats, fillInvoices, fillMessages, fillOrders } from '../../e2e/support/many-records.mjs';
import { SUPER_USER_ID } from '#libs/contracts/user';
import { createUser, type SignedIn, signIn } from './factories.js';
import { startTestApp, type TestApp } from './test-app.js';

const RECORDS = 4_000;
const PAGE_ROWS = 25;
/** Ids, then the rows themselves with lines and payments, and who asks. */
const PAGE_BUDGET = PAGE_ROWS * 6;
/** One record and what shares letters with it. */
const FOUND_BUDGET = 40;
/** Of the tables that count by day: their rows grow with days, not with records (list-counts). */
const COUNTS_TABLE = /_counts$/;

/** What staff see of a person: all records of theirs, and every client, of whom there are few. */
const PERSON_BUDGET = 300;

/** Each message was answered by mail from its address, each invoice sent to its client, each order changed by staff. */
const WITH_ANSWERS = `
  INSERT INTO contact_replies (message_id, method, text, sent_by, delivery, mail, mail_id)
  SELECT id, 'email', 'Thank you', email, 'received', '{}', 'mail-' || id FROM contact_messages`;
const WITH_SENDINGS = `
  INSERT INTO invoice_sendings (invoice_id, kind, pdf, sent_to) SELECT id, 'mail', '\\x00', client_email FROM invoices`;
const WITH_ACTIVITY = `
  INSERT INTO activity (action, actor_name, resource, record_id, label, changes)
  SELECT 'update', 'admin', 'orders', id, order_number, jsonb_build_array(
      jsonb_build_object('field', 'customer_email', 'from', 'old' || id || '@example.com', 'to', customer_email),
      jsonb_build_object('field', 'customer_phone', 'from', NULL, 'to', customer_phone)) FROM orders`;

interface PlanNode {
  'Relation Name'?: string;
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signIn(t, await createUser(t.db, { role: 'admin', id: SUPER_USER_ID }));
  for (const fill of [fillMessages, fillOrders, fillChats, fillInvoices]) await fill(t.env.databaseUrl, RECORDS);
  await t.db.query('UPDATE contact_messages SET assigned_to = $1 WHERE id % 12 = 0', [SUPER_USER_ID]);
  await t.db.query('UPDATE contact_messages SET follow_up_at = now() WHERE id % 100 = 0');
  await t.db.query(WITH_ANSWERS);
  await t.db.query(WITH_SENDINGS);
  await t.db.query(WITH_ACTIVITY);
  for (const table of ['contact_messages', 'contact_replies', 'invoice_sendings', 'activity'])
    await t.db.query(`VACUUM ANALYZE ${table}`);
});
afterAll(() => t.close());

async function rowsReadFor(
  path: string,
  query: Record<string, unknown> = {},
): Promise<{ total: string; rows: number }> {
  const { answer, rows } = await rowsReadBy(
    request(t.server)
      .get(path)
      .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))),
  );
  return { total: answer.headers['content-range']?.split('/')[1] ?? '', rows };
}

async function rowsReadBy(asked: request.Test): Promise<{ answer: request.Response; rows: number }> {
  const queries = jest.spyOn(Client.prototype, 'query');
  const answer = await asked.set(admin.headers).expect(200);
  const statements = queries.mock.calls.map(statementOf).filter(({ text }) => /^\s*(SELECT|WITH)/i.test(text));
  queries.mockRestore();
  let rows = 0;
  for (const { text, values } of statements) {
    const [{ 'QUERY PLAN': plans }] = await t.db.query<[{ 'QUERY PLAN': [{ Plan: PlanNode }] }]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    rows += rowsOf(plans[0].Plan);
  }
  return { answer, rows };
}

function statementOf(call: unknown[]): { text: string; values: unknown[] } {
  const [asked, values] = call as [string | { text: string; values?: unknown[] }, unknown];
  const text = typeof asked === 'string' ? asked : asked.text;
  return { text, values: typeof asked === 'string' ? (Array.isArray(values) ? values : []) : (asked.values ?? []) };
}

function rowsOf(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);
  const table = node['Relation Name'];
  if (table === undefined || COUNTS_TABLE.test(table)) return below;
  const seen =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + seen * node['Actual Loops'];
}

const list = (name: string, query: Record<string, unknown> = {}) =>
  rowsReadFor(`/api/admin/${name}`, { range: [0, PAGE_ROWS - 1], ...query });

describe(`the first page of ${RECORDS} records`, () => {
  it.each([
    ['contact-messages', {}],
    ['contact-messages', { filter: { archived: false } }],
    ['contact-messages', { filter: { archived: true } }],
    ['contact-messages', { filter: { archived: false, status: 'unread' } }],
    ['contact-messages', { filter: { suspectedSpam: true } }],
    ['contact-messages', { filter: { archived: false, assignedTo: null } }],
    ['contact-messages', { filter: { archived: false, assignedTo: SUPER_USER_ID } }],
    ['contact-messages', { filter: { due: true } }],
    ['contact-messages', { sort: ['fullName', 'ASC'] }],
    ['orders', {}],
    ['orders', { filter: { status: 'pending' } }],
    ['orders', { sort: ['totalAmount', 'DESC'] }],
    ['chat-conversations', {}],
    ['chat-conversations', { filter: { hasContact: true } }],
    ['chat-conversations', { filter: { unanswered: true } }],
    ['chat-conversations', { filter: { handled: false } }],
    ['invoices', {}],
    ['invoices', { filter: { status: 'overdue' } }],
    ['invoices', { sort: ['dueDate', 'DESC'] }],
  ])('of %s by %j reads hardly more than it shows', async (name, query) => {
    const { total, rows } = await list(name, query);
    expect(Number(total)).toBeGreaterThanOrEqual(PAGE_ROWS);
    expect(rows).toBeLessThanOrEqual(PAGE_BUDGET);
  });
});

it.each([
  ['contact-messages', { q: 'visitor500@' }],
  ['contact-messages', { q: '082 000 0500' }],
  ['contact-messages', { phone: '+27820000500' }],
  ['orders', { q: 'customer500@' }],
  ['orders', { q: '+27 (0) 82 000-0500' }],
  ['orders', { customerPhone: '+27820000500' }],
  ['chat-conversations', { q: 'visitor501@' }],
  ['invoices', { q: 'INV-2001-0500' }],
])('a search of %s for %j reads little more than what it finds', async (name, filter) => {
  const { total, rows } = await list(name, { filter });
  expect(total).toBe('1');
  expect(rows).toBeLessThanOrEqual(FOUND_BUDGET);
});

it.each([
  [{ email: 'Visitor501@example.com' }, { messages: 1, conversations: 1 }],
  [{ email: 'customer500@example.com' }, { orders: 1, activity: 1 }],
  [{ email: 'accounts500@client.example' }, { invoices: 1 }],
  [{ phone: '082 000 0500' }, { messages: 1, orders: 1, activity: 1 }],
  [
    { email: 'visitor500@example.com', phone: '+27 82 000 0500' },
    { messages: 1, orders: 1, activity: 1 },
  ],
])('the search of the person %j reads little more than what it finds', async (person, kinds) => {
  const { answer, rows } = await rowsReadBy(request(t.server).post('/api/admin/people/search').send(person));
  const { found } = answer.body as { found: { kind: string; count: number }[] };
  expect(Object.fromEntries(found.map(({ kind, count }) => [kind, count]))).toEqual(kinds);
  expect(rows).toBeLessThanOrEqual(PERSON_BUDGET);
});

it('messages that wait long are found among those that are not archived', async () => {
  const { total, rows } = await list('contact-messages', { filter: { waiting: true } });
  expect(Number(total)).toBeGreaterThanOrEqual(PAGE_ROWS);
  expect(rows).toBeLessThanOrEqual(2 * Number(total) + PAGE_BUDGET);
});

it('unread messages are counted without reading one', async () => {
  expect((await rowsReadFor('/api/admin/contact-messages/unread/count')).rows).toBeLessThanOrEqual(5);
});

it('one record is read by its id', async () => {
  expect((await rowsReadFor('/api/admin/orders/500')).rows).toBeLessThanOrEqual(10);
  expect((await rowsReadFor('/api/admin/invoices/500')).rows).toBeLessThanOrEqual(10);
});

it('a statement reads the invoices of its client alone', async () => {
  const [{ id, count }] = await t.db.query<[{ id: number; count: number }]>(
    'SELECT corporate_client_id AS id, count(*)::int AS count FROM invoices GROUP BY 1 ORDER BY 1 LIMIT 1',
  );
  const { rows } = await rowsReadFor(`/api/admin/corporate-clients/${id}/statement`);
  expect(rows).toBeLessThanOrEqual(count * 6);
});
