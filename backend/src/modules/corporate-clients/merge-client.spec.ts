/** Two records of one company become one: all that named the client that goes names the one that stays. */
import request from 'supertest';
import { CLIENT_MERGE_RULES } from '#libs/contracts/corporate-client';
import { recordTag } from '#libs/domain/record-tag';
import { addDays, isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, createRecurringInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { createQuote } from '../../../test/quote-factory.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { Activity } from '../activity/activity.entity.js';
import { ClientPayment } from '../invoices/client-payment.entity.js';
import type { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { RecurringInvoice } from '../recurring-invoices/recurring-invoice.entity.js';
import { StatementSending } from '../statements/statement-sending.entity.js';
import { CorporateClient } from './corporate-client.entity.js';
import { CLIENT_TABLES } from './merge-client.service.js';

let t: TestApp;
let admin: SignedIn;
let kept: CorporateClient;
let twice: CorporateClient;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  kept = await client({ name: 'Acme Security', city: 'Sandton', phone: null });
  twice = await client({ name: 'Acme Security CC', city: 'Midrand', phone: '011 555 0134' });
});

const client = (fields: Partial<CorporateClient> = {}) =>
  t.db.save(CorporateClient, { name: 'Acme', logoUrl: '/clients/acme.svg', ...fields });
type Method = 'get' | 'post' | 'put' | 'delete';
const call = (method: Method, path: string, body?: object) =>
  request(t.server)[method](`/api/admin/${path}`).set(admin.headers).send(body);
const merge = (id: number, body: object) => call('post', `corporate-clients/${id}/merge`, body);
const mergeTwice = (fields?: string[]) => merge(twice.id, { into: kept.id, ...(fields && { fields }) });
const bytesOf = async (path: string) => (await call('get', path).buffer(true).expect(200)).body as Buffer;
const historyOf = async ({ id }: CorporateClient) => {
  const filter = JSON.stringify({ resource: 'corporate-clients', recordId: id });
  return (await call('get', `activity?filter=${encodeURIComponent(filter)}`).expect(200)).body as Activity[];
};

/** A record of each kind that names the client. */
const RECORDS: Record<string, (corporateClientId: number) => Promise<unknown>> = {
  client_payments: (corporateClientId) =>
    t.db.save(ClientPayment, { corporateClientId, paidOn: '2026-04-01', amount: 10_000, method: 'eft' }),
  invoices: (corporateClientId) => createInvoice(t.db, { corporateClientId, items: [{}] }),
  quotes: (corporateClientId) => createQuote(t.db, { corporateClientId }),
  recurring_invoices: (corporateClientId) => createRecurringInvoice(t.db, { corporateClientId }),
  statement_sendings: (corporateClientId) =>
    t.db.save(StatementSending, { corporateClientId, sentTo: 'accounts@acme.example' }),
};

/** As the database has them, whoever made them. */
async function tablesThatNameClients(): Promise<string[]> {
  const keys = await t.db.query<{ name: string; column: string }[]>(
    `SELECT conrelid::regclass::text AS name, attname AS column
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND confrelid = 'corporate_clients'::regclass ORDER BY 1`,
  );
  expect(keys.filter(({ column }) => column !== 'corporate_client_id')).toEqual([]);
  return keys.map(({ name }) => name);
}

describe('what names the client', () => {
  it('is every table with a foreign key to clients: a new one is red here until a merge moves its rows', async () => {
    const tables = await tablesThatNameClients();
    expect(Object.values(CLIENT_TABLES).map(({ table }) => table)).toEqual(tables);
    expect(Object.keys(RECORDS)).toEqual(tables);
  });

  it('moves, all of it, beside what the kept one has', async () => {
    for (const make of Object.values(RECORDS)) for (const { id } of [kept, twice, twice]) await make(id);
    const { id: deletedId } = await createInvoice(t.db, { corporateClientId: twice.id });
    await call('delete', `invoices/${deletedId}`).expect(200);
    const { body } = await call('get', `corporate-clients/${twice.id}/merge`).expect(200);
    expect(body).toEqual({ payments: 2, invoices: 2, quotes: 2, recurringInvoices: 2, statements: 2 });

    await mergeTwice().expect(200);
    for (const name of await tablesThatNameClients()) {
      const rows = await t.db.query<{ id: number; count: number }[]>(
        `SELECT corporate_client_id AS id, count(*)::int FROM ${name} WHERE corporate_client_id IN ($1, $2) GROUP BY 1`,
        [kept.id, twice.id],
      );
      expect([name, rows]).toEqual([name, [{ id: kept.id, count: name === 'invoices' ? 4 : 3 }]]);
    }
    const statement = (await call('get', `corporate-clients/${kept.id}/statement`).expect(200)).body as {
      invoices: object[];
    };
    expect(statement.invoices).toHaveLength(3);
    expect(await t.db.countBy(RecurringInvoice, { isActive: true, corporateClientId: kept.id })).toBe(3);
  });

  it('moves also where both were paid by attempts of one name, which goes on naming that of the kept one', async () => {
    const payment = { paidOn: '2026-04-01', amount: 10_000, method: 'eft', allocations: [] };
    const pay = ({ id }: CorporateClient) =>
      call('post', `corporate-clients/${id}/payments`, payment).set('Idempotency-Key', 'payment-of-april');
    for (const paid of [kept, twice]) await pay(paid).expect(201);
    await mergeTwice().expect(200);
    expect((await pay(kept).expect(200)).body).toMatchObject({ creditAmount: 20_000 });
    await pay(twice).expect(404);
  });

  it('leaves what was sent as it is, byte for byte, also in closed books', async () => {
    const issueDate = isoDate(addDays(schoolToday(), -60));
    const lastMonth = isoDate(addDays(schoolToday(), -30));
    const made = await createInvoice(t.db, {
      corporateClientId: twice.id,
      clientName: twice.name,
      clientAddress: '1 Main Road',
      issueDate,
      dueDate: issueDate,
      items: [{}],
    });
    const payment = { amount: 100, method: 'eft', reference: 'EFT 1', date: issueDate };
    await call('post', `invoices/${made.id}/payments`, payment).expect(201);
    await RECORDS['client_payments']!(twice.id);
    const before = (await call('post', `invoices/${made.id}/mark-sent`).expect(200)).body as InvoiceDetails;
    const papers = [`invoices/${made.id}/pdf`, `invoices/${made.id}/sendings/${before.sendings[0]!.id}/pdf`];
    const bytes = await Promise.all(papers.map(bytesOf));
    await call('put', 'settings/invoices', { booksClosedUntil: lastMonth }).expect(200);

    await mergeTwice(['name', 'city']).expect(200);
    const after = (await call('get', `invoices/${made.id}`).expect(200)).body as InvoiceDetails;
    expect(after).toEqual({ ...before, corporateClientId: kept.id });
    const bytesAfter = await Promise.all(papers.map(bytesOf));
    expect(bytesAfter.map((paper, at) => paper.equals(bytes[at]!))).toEqual([true, true]);
    await call('put', 'settings/invoices', { booksClosedUntil: null }).expect(200);
  });

  it('is restored for the kept one when it was deleted before', async () => {
    const { id } = await createRecurringInvoice(t.db, { corporateClientId: twice.id });
    await call('delete', `recurring-invoices/${id}`).expect(200);
    await mergeTwice().expect(200);
    await call('post', `recurring-invoices/${id}/restore`).expect(200);
    expect((await call('get', `recurring-invoices/${id}`).expect(200)).body).toMatchObject({
      corporateClientId: kept.id,
      clientName: kept.name,
      isActive: true,
    });
  });

  it('is another state of a recurring invoice: a form that was open meanwhile is told', async () => {
    const { id, updatedAt } = await createRecurringInvoice(t.db, { corporateClientId: twice.id });
    await mergeTwice().expect(200);
    await call('put', `recurring-invoices/${id}`, { name: 'Weekly training' })
      .set('If-Match', recordTag(updatedAt))
      .expect(412);
  });

  it('and was made in the very moment, moves too', async () => {
    // A request of supertest begins when it is waited for.
    let merging: Promise<number> | undefined;
    await t.db.transaction(async (manager) => {
      await createQuote(manager, { corporateClientId: twice.id });
      merging = mergeTwice().then(({ status }) => status);
      await untilSomeoneWaitsForALock(t.db);
    });
    expect(await merging).toBe(200);
    expect(await t.db.query('SELECT FROM quotes WHERE corporate_client_id = $1', [kept.id])).toHaveLength(1);
  });
});

describe('the two clients', () => {
  it('are one: the kept one with the chosen fields of the other, which visitors see no more', async () => {
    const { body } = await mergeTwice(['phone', 'city']).expect(200);
    expect(body).toMatchObject({ id: kept.id, name: kept.name, phone: twice.phone, city: twice.city });
    expect((await call('get', `corporate-clients/${kept.id}`).expect(200)).body).toEqual(body);
    const { message } = (await call('get', `corporate-clients/${twice.id}`).expect(404)).body as { message: string };
    expect(message).toBe('There is no corporate client with this id');
    const shown = (await request(t.server).get('/api/corporate-clients').expect(200)).body as { id: number }[];
    expect(shown.map(({ id }) => id)).toContain(kept.id);
    expect(shown.map(({ id }) => id)).not.toContain(twice.id);
    await mergeTwice().expect(404);
  });

  it('have the merge in their histories', async () => {
    await mergeTwice(['city']).expect(200);
    const merged = {
      action: 'merge',
      actorName: admin.user.username,
      changes: [{ field: 'merged', from: `${twice.name} (no. ${twice.id})`, to: `${kept.name} (no. ${kept.id})` }],
    };
    expect(await historyOf(twice)).toMatchObject([{ ...merged, label: twice.name }, { action: 'delete' }]);
    expect(await historyOf(kept)).toMatchObject([
      { action: 'update', changes: [{ field: 'city', from: 'Sandton', to: 'Midrand' }] },
      { ...merged, label: kept.name },
    ]);
  });

  it('merged into each other at once are merged once', async () => {
    const answers = await Promise.all([mergeTwice(), merge(kept.id, { into: twice.id })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await t.db.countBy(CorporateClient, [{ id: kept.id }, { id: twice.id }])).toBe(1);
  });
});

describe('refused, and nothing is changed, is a merge', () => {
  const { into, fields } = CLIENT_MERGE_RULES;
  it.each<[string, () => object, object]>([
    ['into nothing', () => ({}), { into: into.required }],
    ['into a text', () => ({ into: 'Acme' }), { into: into.required }],
    ['into no client', () => ({ into: 2_000_000_000 }), { into: into.unknown }],
    ['into more than an id', () => ({ into: 9_999_999_999 }), { into: into.unknown }],
    ['into itself', () => ({ into: twice.id }), { into: into.itself }],
    ['of an unknown field', () => ({ into: kept.id, fields: ['createdAt'] }), { fields: fields.unknown }],
    ['of a field twice', () => ({ into: kept.id, fields: ['city', 'city'] }), { fields: fields.unknown }],
    ['of no list', () => ({ into: kept.id, fields: 'city' }), { fields: fields.unknown }],
  ])('%s', async (_what, body, errors) => {
    expect(((await merge(twice.id, body()).expect(400)).body as { errors: object }).errors).toEqual(errors);
    expect(await t.db.findOneByOrFail(CorporateClient, { id: twice.id })).toEqual(twice);
  });

  it('of no client', async () => {
    await merge(2_000_000_000, { into: kept.id }).expect(404);
    await call('get', 'corporate-clients/2000000000/merge').expect(404);
  });
});
