import { RESTORE_RULES } from '#libs/contracts/activity';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Activity } from '../activity/activity.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

async function call(method: 'GET' | 'POST' | 'DELETE', path: string) {
  const answer = await t.app.inject({ method, url: `/api/admin/invoices/${path}`, headers: admin.headers });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const deleted = async () =>
  (await t.app.inject({ url: '/api/admin/deleted-records', headers: admin.headers })).json<object[]>();

it('a deleted draft comes back as it was, with a line in the log', async () => {
  const { id, invoiceNumber } = await createInvoice(t.db, { items: [{}] });
  const { body: before } = await call('GET', `${id}`);
  await call('DELETE', `${id}`);
  expect(await deleted()).toMatchObject([{ resource: 'invoices', recordId: id, label: invoiceNumber }]);
  expect(await call('POST', `${id}/restore`)).toEqual({ status: 200, body: { resource: 'invoices', id } });
  expect((await call('GET', `${id}`)).body).toEqual({ ...before, updatedAt: expect.any(String) });
  expect(await t.db.findOneBy(Activity, { action: 'restore', recordId: id })).toMatchObject({
    resource: 'invoices',
    label: invoiceNumber,
    actorName: admin.user.username,
  });
  expect(await deleted()).toEqual([]);
  expect(await t.db.countBy(Activity, { resource: 'invoices', recordId: id, action: 'update' })).toBe(0);
});

it('is told when it is there, gone for good, or replaced', async () => {
  const { id } = await createInvoice(t.db);
  expect(await call('POST', `${id}/restore`)).toMatchObject({
    status: 409,
    body: { message: RESTORE_RULES.alreadyThere },
  });
  await call('DELETE', `${id}`);
  await t.db.query("UPDATE deleted_records SET deleted_at = now() - interval '30 days 1 minute'");
  expect(await call('POST', `${id}/restore`)).toMatchObject({ status: 404, body: { message: RESTORE_RULES.gone } });
  expect((await call('POST', '2147483647/restore')).status).toBe(404);

  const wrong = await createInvoice(t.db, { items: [{}], markedSentAt: new Date() });
  const first = Number((await call('POST', `${wrong.id}/correct`)).body['id']);
  await call('DELETE', `${first}`);
  await call('POST', `${wrong.id}/correct`);
  expect(await call('POST', `${first}/restore`)).toMatchObject({ status: 409, body: { message: RESTORE_RULES.taken } });
});

it('pressed twice at once is one', async () => {
  const { id } = await createInvoice(t.db);
  await call('DELETE', `${id}`);
  const answers = await Promise.all([1, 2].map(() => call('POST', `${id}/restore`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
