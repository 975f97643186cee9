import request from 'supertest';
import { EXPORT_RULES } from '#libs/contracts/export';
import { TASK_RULES } from '#libs/contracts/task';
import { createApiKey, createUser, type SignedIn, signInAdmin, signIn } from '../../../test/factories.js';
import { runJobs, skipRetryDelays, waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { enqueue } from '../jobs/enqueue.js';
import { Task } from '../tasks/task.entity.js';
import { type TaskProgress, TasksService } from '../tasks/tasks.service.js';
import { ExportChunk } from './export-chunk.entity.js';
import { ExportsService } from './exports.service.js';

const ROWS = 10_001;
const AT = '/api/admin/exports/contact-messages';

let t: TestApp;
let admin: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  other = await signIn(t, await createUser(t.db, { role: 'admin' }));
  await t.db.query(
    `INSERT INTO contact_messages (full_name, email, phone, subject, message)
     SELECT '=Visitor ' || n, 'visitor' || n || '@example.com', '', 'Trial', 'Yes?' FROM generate_series(1, ${ROWS}) n`,
  );
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
  await t.db.query('DELETE FROM tasks');
});

const ask = (query: Record<string, string> = {}, headers = admin.headers) =>
  request(t.server).post(AT).query(query).set(headers);
const begin = async () => ((await ask().expect(202)).body as { task: Task }).task;
const read = (path: string | number, headers = admin.headers) => request(t.server).get(`${AT}/${path}`).set(headers);
const cancel = (id: number) => request(t.server).delete(`/api/admin/tasks/${id}`).set(admin.headers).expect(200);
/** As after a kill: the job is run again. */
const runAgain = async (task: number) => {
  await t.db.update(Task, task, { state: 'running', finishedAt: null });
  await enqueue(t.db, 'write-export', { task, resource: 'contact-messages', query: {}, rows: ROWS });
  await runJobs(t);
};

it('of few records nothing is begun; a query that the list would refuse is refused', async () => {
  expect((await ask({ filter: '{"email":"visitor7@example.com"}' }).expect(202)).body).toEqual({ rows: 1, task: null });
  await ask({ filter: '{"colour":"red"}' }).expect(400);
  await ask({ from: 'yesterday' }).expect(400);
  expect(await waitingJobs(t)).toEqual([]);
});

it('of many a job writes all, in their order, for whoever may export the list', async () => {
  const { id, ...task } = await begin();
  expect(task).toMatchObject({ kind: 'export', state: 'waiting', resource: 'contact-messages' });
  expect((await read(`${id}/file`).expect(409)).body.message).toBe(EXPORT_RULES.notReady);
  expect((await ask().expect(409)).body.message).toBe(EXPORT_RULES.isBusy);
  await ask({}, other.headers).expect(202);

  await runJobs(t);
  const done = { state: 'done', done: ROWS, total: ROWS, fileName: 'contact_messages.csv', error: null };
  expect((await read(id).expect(200)).body).toMatchObject(done);
  const { text } = await read(`${id}/file`, other.headers)
    .expect(200)
    .expect('Content-Type', 'text/csv; charset=utf-8')
    .expect('Content-Disposition', 'attachment; filename="contact_messages.csv"');
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFid,fullName,email,phone,subject,message,status,/);
  expect(lines).toHaveLength(ROWS);
  expect(lines.map((line) => line.split(',')[1])).toEqual(lines.map((_, at) => `'=Visitor ${at + 1}`));
  await request(t.server).get(`/api/admin/exports/orders/${id}/file`).set(admin.headers).expect(404);
});

it('a script asks, waits and fetches by a key that may only read the list', async () => {
  const { key } = await createApiKey(t.db, { maker: admin.user, access: 'read', resources: ['contact-messages'] });
  const headers = { authorization: `Bearer ${key}` };
  const { body } = await ask({}, headers).expect(202);
  const { id } = (body as { task: Task }).task;
  await runJobs(t);
  expect((await read(id, headers).expect(200)).body).toMatchObject({ state: 'done' });
  await read(`${id}/file`, headers).expect(200);
});

it('the latest of a list takes the place of the one before, and after a day there is none', async () => {
  const first = await begin();
  await runJobs(t);
  const second = await begin();
  await read(`${first.id}/file`).expect(200);
  await runJobs(t);
  expect((await read(`${first.id}/file`).expect(404)).body.message).toBe(EXPORT_RULES.gone);
  await t.db.query(`UPDATE tasks SET finished_at = now() - interval '25 hours' WHERE id = $1`, [second.id]);
  await t.app.get(TasksService, { strict: false }).removeOld();
  await read(`${second.id}/file`).expect(404);
  expect(await t.db.count(ExportChunk)).toBe(0);
});

it('cancelled, waiting or under way, it leaves nothing, and another may be asked for', async () => {
  expect((await cancel((await begin()).id)).body).toMatchObject({ state: 'cancelled' });
  await runJobs(t);
  const { id } = await begin();
  await t.db.update(Task, id, { state: 'running' });
  await cancel(id);
  await runJobs(t);
  expect((await read(id)).body).toMatchObject({ state: 'cancelled', error: null });
  expect(await t.db.count(ExportChunk)).toBe(0);
});

it('when the server is stopped under way it leaves nothing, and the next start begins anew', async () => {
  const { id } = await begin();
  const service = t.app.get(ExportsService, { strict: false });
  service.beforeApplicationShutdown();
  await runJobs(t);
  expect((await read(id)).body).toMatchObject({ state: 'running', error: null });
  expect(await t.db.count(ExportChunk)).toBe(0);
  Object.assign(service, { stopping: new AbortController() });
  await skipRetryDelays(t);
  await runJobs(t);
  expect((await read(id)).body).toMatchObject({ state: 'done' });
});

it('killed after its transaction it is whole, and not written twice', async () => {
  const { id } = await begin();
  await runJobs(t);
  const written = await t.db.count(ExportChunk);
  await runAgain(id);
  expect((await read(id)).body).toMatchObject({ state: 'done' });
  expect(await t.db.count(ExportChunk)).toBe(written);
});

it('when a person is erased it is forgotten, also at its last moment', async () => {
  const { id } = await begin();
  // Asked for after it has looked for the last time: what it has read may tell of the person.
  const tell = async () => void (await t.db.update(Task, id, { cancelRequested: true }));
  const tasks = t.app.get<{ progressOf: (id: number) => TaskProgress }>(TasksService, { strict: false });
  const progress = jest.spyOn(tasks, 'progressOf').mockReturnValue({ tell });
  await runJobs(t);
  progress.mockRestore();
  expect((await read(id)).body).toMatchObject({ state: 'cancelled' });
  expect(await t.db.count(ExportChunk)).toBe(0);

  const { id: next } = await begin();
  await runJobs(t);
  await t.app.get(ExportsService, { strict: false }).forgetAll();
  await read(next).expect(404);
  expect(await t.db.count(ExportChunk)).toBe(0);
});

it('a full disk is told in a sentence', async () => {
  const { id } = await begin();
  await t.db.query(`
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
  await t.db.query('CREATE TRIGGER no_room BEFORE INSERT ON export_pieces FOR EACH ROW EXECUTE FUNCTION no_room()');
  await runJobs(t);
  await t.db.query('DROP FUNCTION no_room CASCADE');
  expect((await read(id)).body).toMatchObject({ state: 'failed', error: TASK_RULES.noRoom });
});
