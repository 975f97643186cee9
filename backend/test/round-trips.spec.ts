/** How often a request asks PostgreSQL: the price that grows unseen. Each statement is a round trip. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import request from 'supertest';
import { deliveryPrice } from '#libs/domain/delivery';
import { facts } from '#libs/school/facts';
import { ChangeFeed } from '../src/database/change-feed.js';
import { CorporateClient } from '../src/modules/corporate-clients/corporate-client.entity.js';
import { SchoolFactsService } from '../src/modules/settings/school-facts.service.js';
import { createInvoice, createProduct, signInAdmin } from './factories.js';
import { waitFor } from './start/app-process.js';
import { startTestApp, type TestApp } from './test-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ changeProofLifeMs: 900 });
  // What is read again when the feed has connected is no request's.
  const feed = t.app.get(ChangeFeed, { strict: false });
  await waitFor(() => feed.isCurrent);
  await t.app.get(SchoolFactsService, { strict: false }).reload();
});
afterAll(() => t.close());

/** ChangeFeed's, which keeps its own connection and its own time, and what is read again when it has connected. */
const OF_THE_FEED = /^(LISTEN changes|SELECT 1)$|FROM "school_settings"/;

/** The statements of one request, on whatever connection of this process. */
async function statementsOf(ask: () => request.Test): Promise<{ status: number; statements: number }> {
  const queries = jest.spyOn(Client.prototype, 'query');
  const { status } = await ask();
  const statements = queries.mock.calls.filter(([query]) => !OF_THE_FEED.test(textOf(query))).length;
  queries.mockRestore();
  return { status, statements };
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown }).text);
}

it('a line of a cart: the limit, what there is, and the line', async () => {
  const { id: productId } = await createProduct(t.db);
  const add = () => request(t.server).post('/api/cart').send({ sessionId, productId, quantity: 1 });
  const sessionId = randomUUID();
  expect(await statementsOf(add)).toEqual({ status: 201, statements: 3 });
  expect(await statementsOf(add)).toEqual({ status: 200, statements: 3 });
});

it.each([
  { way: 'none chosen', option: undefined },
  ...facts.shop.deliveryOptions.map((option) => ({ way: option.name, option })),
])('an order with its mails, $way: the limit, what there is, and all that is written', async ({ option }) => {
  const products = await Promise.all([createProduct(t.db), createProduct(t.db)]);
  const itemsTotal = products.reduce((sum, { priceCents }) => sum + priceCents, 0);
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
  const place = () =>
    request(t.server)
      .post('/api/orders')
      .set('Idempotency-Key', randomUUID())
      .send({
        customerName: 'Thandi Mokoena',
        customerEmail: `${randomUUID()}@example.com`,
        shippingAddress: '12 Naivasha Road',
        totalAmount: itemsTotal + (option ? deliveryPrice(option, itemsTotal) : 0),
        ...(option && { deliveryOptionId: option.id }),
        items: products.map(({ id, priceCents }) => ({ productId: id, quantity: 1, price: priceCents })),
      });
  expect(await statementsOf(place)).toEqual({ status: 201, statements: 3 });
  const [{ jobs }] = await t.db.query<[{ jobs: number }]>(
    'SELECT count(*)::int AS jobs FROM graphile_worker._private_jobs',
  );
  expect(jobs).toBe(3);
});

it('eight weeks of the calendar, computed anew: nothing, once the plan is in memory', async () => {
  let number = 0;
  // With a number that nobody asked for before, no finished answer is in memory.
  const ask = () =>
    request(t.server)
      .get('/api/class-calendar')
      .query({ from: '2030-07-01', to: '2030-08-25', number: (number += 1) });
  let asked = await statementsOf(ask);
  // Memory is believed once the feed of changes has proved itself, which the requests before this one asked it to do.
  for (let tries = 0; asked.statements > 0 && tries < 200; tries += 1) asked = await statementsOf(ask);
  expect(asked).toEqual({ status: 200, statements: 0 });
});

it.each([
  ['takings', 'from=2026-01-01&to=2026-12-31', 2],
  ['debtors', 'asOf=2026-12-31', 2],
  ['vat', 'from=2026-01-01&to=2026-12-31', 3],
  ['best-sellers', 'from=2026-01-01&to=2026-12-31', 2],
  ['trials', 'from=2026-01-01&to=2026-12-31', 2],
  ['answers', 'from=2026-01-01&to=2026-12-31', 2],
])(
  'the report %s: who asks, of VAT what is closed, and one statement for all its figures',
  async (report, query, count) => {
    const { headers } = await signInAdmin(t);
    const ask = () => request(t.server).get(`/api/admin/reports/${report}?${query}`).set(headers);
    expect(await statementsOf(ask)).toEqual({ status: 200, statements: count });
  },
);

it('the ledger of a client: who asks, and one statement for all its entries', async () => {
  const { headers } = await signInAdmin(t);
  const { id } = await t.db.save(CorporateClient, { name: 'Highveld Logistics', logoUrl: '/clients/highveld.svg' });
  for (let made = 0; made < 3; made += 1) await createInvoice(t.db, { corporateClientId: id, items: [{}] });
  const ask = () =>
    request(t.server).get(`/api/admin/corporate-clients/${id}/ledger?from=2026-01-01&to=2026-12-31`).set(headers);
  expect(await statementsOf(ask)).toEqual({ status: 200, statements: 2 });
});

it('an invoice that its key makes once: two statements more, its lock and whether it was made', async () => {
  const { headers } = await signInAdmin(t);
  const { id } = await t.db.save(CorporateClient, { name: 'Highveld Logistics', logoUrl: '/clients/highveld.svg' });
  const make = (key?: string) => () => {
    const call = request(t.server).post('/api/admin/invoices').set(headers);
    return (key ? call.set('Idempotency-Key', key) : call).send({ corporateClientId: id, dueDate: '2098-07-01' });
  };
  const without = await statementsOf(make());
  const key = randomUUID();
  expect(await statementsOf(make(key))).toEqual({ status: 201, statements: without.statements + 2 });
  const again = await statementsOf(make(key));
  expect(again.status).toBe(200);
  expect(again.statements).toBeLessThan(without.statements);
});
