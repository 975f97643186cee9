import request from 'supertest';
import { UNPAID_INVOICES } from '../../../../e2e/support/unpaid-invoices.mjs';
import { API_KEY_RULES } from '#libs/contracts/api-key';
import { EXPORT_RULES, paperIsLong } from '#libs/contracts/export';
import { STATEMENT_TOO_LONG } from '#libs/contracts/statement';
import { createApiKey, createUser, type SignedIn, signInAdmin, signIn } from '../../../test/factories.js';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { runJobs, skipRetryDelays, waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { DocumentsService } from '../documents/documents.service.js';
import { enqueue } from '../jobs/enqueue.js';
import { StatementSending } from '../statements/statement-sending.entity.js';
import { StatementsService } from '../statements/statements.service.js';
import { Task } from '../tasks/task.entity.js';
import { ExportChunk } from './export-chunk.entity.js';
import { ExportsService } from './exports.service.js';

const LINES = 1_001;
const AT = '/api/admin/exports';

let t: TestApp;
let admin: SignedIn;
let other: SignedIn;
let documents: DocumentsService;
/** Owes for one invoice more than is set at once. */
let debtor: number;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  other = await signIn(t, await createUser(t.db, { role: 'admin' }));
  documents = t.app.get(DocumentsService, { strict: false });
  debtor = await client('Karoo Couriers', LINES);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
  await t.db.query('DELETE FROM tasks');
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function client(name: string, open: number): Promise<number> {
  const { id } = await t.db.save(CorporateClient, { name, logoUrl: '/clients/karoo.svg', email: 'pay@karoo.example' });
  await t.db.query(UNPAID_INVOICES, [id, open]);
  return id;
}
const ask = (paper: string, query: object, headers = admin.headers) =>
  request(t.server).post(`${AT}/${paper}`).query(query).set(headers);
const begin = async (clientId = debtor) => {
  const { body } = await ask('statements', { clientId }).expect(202);
  expect(body).toMatchObject({ task: { kind: 'export', state: 'waiting', resource: 'statements' } });
  return (body as { task: Task }).task;
};
const read = (path: string | number, headers = admin.headers) => get(`exports/statements/${path}`, headers);
const get = (path: string, headers = admin.headers) => request(t.server).get(`/api/admin/${path}`).set(headers);
const cancel = (id: number) => request(t.server).delete(`/api/admin/tasks/${id}`).set(admin.headers).expect(200);
/** What the renderer gives. */
const rendered = async () =>
  documents.renderLong(
    await documents.printStatement(await t.app.get(StatementsService, { strict: false }).read(debtor)),
    { told: () => {}, signal: new AbortController().signal },
  );

it('of few lines nothing is begun; what its own address would refuse is refused', async () => {
  const clientId = await client('Highveld', 3);
  expect((await ask('statements', { clientId }).expect(202)).body).toEqual({ rows: 3, task: null });
  expect((await ask('statements', {}).expect(400)).body.errors).toEqual({ clientId: EXPORT_RULES.noClient });
  await ask('statements', { clientId: 999_999 }).expect(404);
  await ask('statements', { clientId: 'x' }).expect(404);
  await ask('debtors', { asOf: 'yesterday' }).expect(400);
  await ask('best-sellers', { from: '2027-01-01' }).expect(400);
  expect(await waitingJobs(t)).toEqual([]);
});

it('asked for at once, a long statement is refused with the way to it', async () => {
  const { body } = await get(`corporate-clients/${debtor}/statement/pdf`).expect(409);
  expect(body).toMatchObject({ statusCode: 409, message: paperIsLong('statements') });
});

it('a job makes it as the renderer does, for whoever may read statements', async () => {
  const { id, fileName } = await begin();
  expect(fileName).toMatch(/^Statement-Karoo-Couriers-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect((await read(`${id}/file`).expect(409)).body.message).toBe(EXPORT_RULES.notReady);
  expect((await ask('debtors', { asOf: '2002-12-31' }).expect(202)).body).toMatchObject({ task: null });
  expect((await ask('statements', { clientId: debtor }).expect(409)).body.message).toBe(EXPORT_RULES.isBusy);
  await runJobs(t);
  expect((await read(id).expect(200)).body).toMatchObject({ state: 'done', done: LINES, total: LINES, error: null });
  const { body } = await read(`${id}/file`, other.headers)
    .buffer(true)
    .expect(200)
    .expect('Content-Type', 'application/pdf')
    .expect('Cache-Control', 'no-store')
    .expect('Content-Disposition', `attachment; filename="${fileName}"`);
  expect((body as Buffer).equals(await rendered())).toBe(true);
  const { pages } = await readPdf(body as Buffer);
  expect(
    pages
      .map(({ text }) => text)
      .join(' ')
      .match(/INV-2002-\d+/g),
  ).toHaveLength(LINES);
  await get(`exports/debtors/${id}/file`).expect(404);
});

it('a key may fetch it that may read invoices, no other', async () => {
  const keyFor = async (resource: 'invoices' | 'orders') => {
    const { key } = await createApiKey(t.db, { maker: admin.user, access: 'read', resources: [resource] });
    return { authorization: `Bearer ${key}` };
  };
  const [headers, stranger] = [await keyFor('invoices'), await keyFor('orders')];
  const { body } = await ask('statements', { clientId: debtor }, headers).expect(202);
  const { id } = (body as { task: Task }).task;
  await runJobs(t);
  await read(`${id}/file`, headers).expect(200);
  const refused = await read(`${id}/file`, stranger).expect(403);
  expect(refused.body.message).toBe(API_KEY_RULES.otherResource('invoices'));
});

/** Its thread is at work until it is ended. */
async function underWay(): Promise<{ id: number; running: Promise<void>; isEnded: () => boolean }> {
  const { id } = await begin();
  let isEnded = false;
  jest.spyOn(documents, 'renderLong').mockImplementationOnce(
    (_paper, { told, signal }) =>
      new Promise((_resolve, reject) => {
        told(400);
        signal.addEventListener('abort', () => {
          isEnded = true;
          reject(new Error('ended'));
        });
      }),
  );
  const running = runJobs(t);
  while (((await read(id)).body as Task).done === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  return { id, running, isEnded: () => isEnded };
}

it('tells how many lines are set; cancelled, its thread is ended and nothing is left', async () => {
  const { id, running, isEnded } = await underWay();
  expect((await read(id)).body).toMatchObject({ state: 'running', done: 400, total: LINES });
  await cancel(id);
  await running;
  expect(isEnded()).toBe(true);
  expect((await read(id)).body).toMatchObject({ state: 'cancelled', error: null });
  expect(await t.db.count(ExportChunk)).toBe(0);
});

it('when the server is stopped its thread is ended, and the next start begins anew', async () => {
  const { id, running, isEnded } = await underWay();
  const service = t.app.get(ExportsService, { strict: false });
  service.beforeApplicationShutdown();
  await running;
  expect(isEnded()).toBe(true);
  expect((await read(id)).body).toMatchObject({ state: 'running', error: null });
  Object.assign(service, { stopping: new AbortController() });
  await skipRetryDelays(t);
  await runJobs(t);
  expect((await read(id)).body).toMatchObject({ state: 'done' });
});

it('killed meanwhile it is made anew; killed after its transaction it is whole, and not made twice', async () => {
  const { id } = await begin();
  await t.db.update(Task, id, { state: 'running' });
  await runJobs(t);
  const pieces = await t.db.count(ExportChunk);
  await t.db.update(Task, id, { state: 'running', finishedAt: null });
  const work = { task: id, resource: 'statements' as const, query: { clientId: String(debtor) }, rows: LINES };
  await enqueue(t.db, 'write-export', work);
  const made = jest.spyOn(documents, 'renderLong');
  await runJobs(t);
  expect(made).not.toHaveBeenCalled();
  expect((await read(id)).body).toMatchObject({ state: 'done' });
  expect(await t.db.count(ExportChunk)).toBe(pieces);
});

it('the same one again takes the place of the one before, and that of another client does not', async () => {
  const first = await begin();
  await runJobs(t);
  await begin(await client('Namib Freight', LINES));
  await runJobs(t);
  await read(`${first.id}/file`).expect(200);
  await begin();
  await runJobs(t);
  await read(`${first.id}/file`).expect(404);
});

it('what fails is told in a sentence', async () => {
  const { id } = await begin();
  await t.db.query('UPDATE invoices SET corporate_client_id = NULL WHERE corporate_client_id = $1', [debtor]);
  await t.db.delete(CorporateClient, debtor);
  await runJobs(t);
  expect((await read(id)).body).toMatchObject({ state: 'failed', error: expect.stringContaining('corporate client') });
  debtor = await client('Karoo Couriers', LINES);
});

it('reports of very many lines are made so, too', async () => {
  await t.db.query(
    `INSERT INTO corporate_clients (name, logo_url)
     SELECT 'Debtor ' || n, '/clients/d.svg' FROM generate_series(1, $1) n`,
    [LINES],
  );
  await t.db.query(
    `INSERT INTO invoices (invoice_number, corporate_client_id, client_name, client_email, issue_date, due_date, status,
       subtotal_cents, total_cents)
     SELECT 'INV-2003-' || (100000 + id), id, name, 'pay@debtor.example', '2003-01-31', '2003-03-02',
       'overdue', 100, 100
     FROM corporate_clients WHERE name LIKE 'Debtor %'`,
  );
  const asOf = '2027-12-31';
  expect((await get(`reports/debtors/pdf?asOf=${asOf}`).expect(409)).body.message).toBe(paperIsLong('debtors'));
  const { body } = await ask('debtors', { asOf }).expect(202);
  const { id } = (body as { task: Task }).task;
  await runJobs(t);
  expect((await get(`exports/debtors/${id}`)).body).toMatchObject({ state: 'done', fileName: `debtors-${asOf}.pdf` });
  const { body: pdf } = await get(`exports/debtors/${id}/file`).buffer(true).expect(200);
  const { pages } = await readPdf(pdf as Buffer);
  expect(
    pages
      .map(({ text }) => text)
      .join(' ')
      .match(/Debtor \d+/g),
  ).toHaveLength(LINES);
});

it('a statement that is too long for a mail is refused, and not noted as sent', async () => {
  const clientId = await client('Kalahari Tours', 5_001);
  const { body } = await request(t.server)
    .post(`/api/admin/corporate-clients/${clientId}/statement/send`)
    .set(admin.headers)
    .send({})
    .expect(409);
  expect(body.message).toBe(STATEMENT_TOO_LONG);
  expect(await t.db.countBy(StatementSending, { corporateClientId: clientId })).toBe(0);
});
