/**
 * What happens at the same moment: decided by the invoice's lock, which these tests hold until all contenders stand
 * before it.
 */
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startReplica, startTestApp, type TestApp } from '../../../test/test-app.js';
import { CreditNote } from '../invoices/invoice-paying.entity.js';
import { InvoiceRecord } from '../invoices/invoice-record.entity.js';

let t: TestApp;
let other: NestFastifyApplication;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  other = await startReplica(t);
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const post = (server: TestApp['server'], path: string, body: object, key?: string) =>
  request(server)
    .post(`/api/admin/invoices/${path}`)
    .set({ ...admin.headers, ...(key !== undefined && { [IDEMPOTENCY_KEY.header]: key }) })
    .send(body);
const pay = (id: number, amount: number, at: number, key?: string) =>
  post(
    at % 2 === 0 ? t.server : other.getHttpServer(),
    `${id}/payments`,
    { date: '2026-04-16', amount, method: 'eft' },
    key,
  );
const credit = (id: number, amount: number, at: number, key?: string) =>
  post(at % 2 === 0 ? t.server : other.getHttpServer(), `${id}/credit-notes`, { amount, reason: 'A lesson less' }, key);
const tally = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

async function race(id: number, waiting: number, contenders: () => request.Test[]): Promise<request.Response[]> {
  const runner = t.db.connection.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(`SELECT FROM invoices WHERE id = ${id} FOR UPDATE`);
    const answers = Promise.all(contenders().map((contender) => contender.then((answer) => answer)));
    await untilSomeoneWaitsForALock(t.db, waiting);
    await runner.commitTransaction();
    return await answers;
  } finally {
    await runner.release();
  }
}
const invoiced = () => createInvoice(t.db, { items: [{}] });
const now = (id: number) => t.db.findOneByOrFail(InvoiceRecord, { id });

it('two payments of all that is owed: one is taken, the other is told that nothing is owed', async () => {
  const { id } = await invoiced();
  const answers = await race(id, 2, () => [pay(id, 250_000, 0), pay(id, 250_000, 1)]);
  expect(tally(answers)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.message).toBe('Nothing is owed on this invoice');
  expect(await now(id)).toMatchObject({ paidAmount: 250_000, outstandingAmount: 0, status: 'paid' });
});

it('a double press: one payment, told twice', async () => {
  const { id } = await invoiced();
  const answers = await race(id, 3, () => [0, 1, 2].map((at) => pay(id, 100_000, at, 'one-press')));
  expect(tally(answers)).toEqual([200, 200, 201]);
  expect(answers.map(({ body }) => body.paidAmount)).toEqual([100_000, 100_000, 100_000]);
  expect((await now(id)).paidAmount).toBe(100_000);
});

it('two credit notes of more than half: one is made, with the next number', async () => {
  const { id } = await invoiced();
  expect(tally(await race(id, 2, () => [credit(id, 150_000, 0), credit(id, 150_000, 1)]))).toEqual([201, 409]);
  expect((await now(id)).creditedAmount).toBe(150_000);
});

it('a credit note pressed twice is one', async () => {
  const { id } = await invoiced();
  expect(tally(await race(id, 2, () => [credit(id, 1_000, 0, 'retried'), credit(id, 1_000, 1, 'retried')]))).toEqual([
    200, 201,
  ]);
  expect((await now(id)).creditedAmount).toBe(1_000);
});

it('a payment and a cancellation: never a payment on what is cancelled before it', async () => {
  const { id } = await invoiced();
  const cancel = () =>
    request(t.server).put(`/api/admin/invoices/${id}`).set(admin.headers).send({ status: 'cancelled' });
  const [paid, cancelled] = await race(id, 2, () => [pay(id, 1, 1), cancel()]);
  expect(cancelled!.status).toBe(200);
  expect((await now(id)).paidAmount).toBe(paid!.status === 201 ? 1 : 0);
  expect(cancelled!.body.paidAmount).toBe((await now(id)).paidAmount);
});

it.each<[string, (id: number) => request.Test]>([
  ['mailed', (id) => post(other.getHttpServer(), `${id}/mark-sent`, {})],
  ['paid in part', (id) => pay(id, 1, 1)],
  ['credited', (id) => credit(id, 1, 1)],
])('one that is %s while a line is added, its tax changed and it is deleted: none gets through', async (_how, lock) => {
  const { id, totalAmount } = await invoiced();
  const runner = t.db.connection.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(`SELECT FROM invoices WHERE id = ${id} FOR UPDATE`);
    const first = lock(id).then(({ status }) => status);
    await untilSomeoneWaitsForALock(t.db, 1);
    const path = `/api/admin/invoices/${id}`;
    // They come when the invoice is still open, and stand behind who locks it.
    const others = [
      post(t.server, `${id}/items`, { description: 'More', quantity: 1, unitPrice: 1 }),
      request(t.server).put(path).set(admin.headers).send({ taxRate: 1500 }),
      request(t.server).delete(path).set(admin.headers),
    ].map((call) => call.then(({ status }) => status));
    await untilSomeoneWaitsForALock(t.db, 4);
    await runner.commitTransaction();
    expect(await first).toBeLessThan(300);
    expect(await Promise.all(others)).toEqual([409, 409, 409]);
    expect(await now(id)).toMatchObject({ totalAmount, items: [{}] });
  } finally {
    await runner.release();
  }
});

it('credit notes of many invoices at once, a third refused, have numbers without gap or repeat', async () => {
  const invoices = await Promise.all(Array.from({ length: 30 }, invoiced));
  await t.db.query('TRUNCATE credit_notes');
  await t.db.query("DELETE FROM document_counters WHERE kind = 'creditNote'");
  const answers = await Promise.all(invoices.map(({ id }, at) => credit(id, at % 3 === 0 ? 250_001 : 1, at)));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  const serials = (await t.db.find(CreditNote))
    .map(({ creditNoteNumber }) => Number(creditNoteNumber.split('-')[2]))
    .toSorted((a, b) => a - b);
  expect(serials).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});
