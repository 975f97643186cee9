/** One payment over several invoices, and what is left of it: the client's credit (issue 21.4). */
import fc from 'fast-check';
import request from 'supertest';
import type { AddClientPaymentDto, ClientCreditView, InvoiceDetails } from '#libs/contracts/generated/api';
import {
  CLIENT_HAS_PAID,
  CLIENT_PAYMENT_RULES as RULES,
  getsTooMuch,
  givesTooMuch,
  USE_CREDIT_RULES,
  usesTooMuch,
} from '#libs/contracts/client-payment';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { paysTooMuch } from '#libs/contracts/invoice-rules';
import { closedBooksRefusal } from '#libs/domain/books';
import { proposeAllocations } from '#libs/domain/client-payment';
import { addDays, isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { ClientPayment } from '../invoices/client-payment.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { InvoicePayment } from '../invoices/invoice-paying.entity.js';
import { InvoiceRecord } from '../invoices/invoice-record.entity.js';

const [TODAY, LAST_WEEK, LAST_YEAR] = [0, -7, -400].map((days) => isoDate(addDays(schoolToday(), days))) as [
  string,
  string,
  string,
];

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

type Method = 'get' | 'post' | 'put' | 'delete';
const call = (method: Method, path: string, body?: object, key?: string) =>
  request(t.server)
    [method](`/api/admin/${path}`)
    .set({ ...admin.headers, ...(key !== undefined && { [IDEMPOTENCY_KEY.header]: key }) })
    .send(body);
const record = (id: number, payment: Partial<AddClientPaymentDto> & { amount: number }, key?: string) =>
  call(
    'post',
    `corporate-clients/${id}/payments`,
    { paidOn: LAST_WEEK, method: 'eft', reference: 'KAROO 1182', allocations: [], ...payment },
    key,
  );
const spend = (invoiceId: number, amount: number, key?: string) =>
  call('post', `invoices/${invoiceId}/use-credit`, { amount }, key);
const creditOf = async (id: number) =>
  (await call('get', `corporate-clients/${id}/credit`).expect(200)).body as ClientCreditView;
const statementOf = async (id: number) => (await call('get', `corporate-clients/${id}/statement`).expect(200)).body;
const invoiceNow = (id: number) => t.db.findOneByOrFail(InvoiceRecord, { id });

/** With invoices of R1 000.00 each that were sent, the first due first. */
async function clientWith(invoices: number): Promise<{ id: number; ids: number[]; numbers: string[] }> {
  const { id } = await t.db.save(CorporateClient, { name: 'Karoo Couriers', logoUrl: '/clients/karoo.svg' });
  const made = [];
  for (let at = 0; at < invoices; at += 1)
    made.push(
      await createInvoice(t.db, {
        corporateClientId: id,
        issueDate: LAST_YEAR,
        dueDate: `2999-0${at + 1}-01`,
        markedSentAt: new Date(),
        items: [{ unitPrice: 100_000 }],
      }),
    );
  return { id, ids: made.map((invoice) => invoice.id), numbers: made.map(({ invoiceNumber }) => invoiceNumber) };
}
const give = (...shares: [number, number][]) => shares.map(([invoiceId, amount]) => ({ invoiceId, amount }));
/** R250.00 of credit, and an invoice. */
async function inCredit() {
  const { id, ids } = await clientWith(1);
  await record(id, { amount: 25_000 }).expect(201);
  return { id, invoiceId: ids[0]! };
}

describe('one payment over several invoices', () => {
  it('settles them, and what is left is the credit, which the statement takes off', async () => {
    const { id, ids, numbers } = await clientWith(3);
    const allocations = give([ids[0]!, 100_000], [ids[1]!, 60_000]);
    const { body } = await record(id, { amount: 210_000, allocations }).expect(201);
    expect(body).toEqual({
      corporateClientId: id,
      creditAmount: 50_000,
      payments: [
        {
          id: expect.any(Number),
          paidOn: LAST_WEEK,
          amount: 210_000,
          method: 'eft',
          reference: 'KAROO 1182',
          unusedAmount: 50_000,
          allocations: [
            { invoiceId: ids[0], invoiceNumber: numbers[0], amount: 100_000 },
            { invoiceId: ids[1], invoiceNumber: numbers[1], amount: 60_000 },
          ],
        },
      ],
    });
    expect(await creditOf(id)).toEqual(body);
    expect(await invoiceNow(ids[0]!)).toMatchObject({ status: 'paid', outstandingAmount: 0 });
    const part = (await call('get', `invoices/${ids[1]}`)).body as InvoiceDetails;
    expect(part).toMatchObject({
      status: 'pending',
      outstandingAmount: 40_000,
      payments: [{ date: LAST_WEEK, method: 'eft', clientPaymentId: body.payments[0].id, fromCredit: false }],
    });
    expect(await statementOf(id)).toMatchObject({
      ageing: { current: 140_000 },
      creditAmount: 50_000,
      totalOutstanding: 90_000,
      usualMessage: expect.stringContaining('has been deducted'),
    });
  });

  it('is recorded once under one key, also when pressed twice at once; another body is refused', async () => {
    const { id, ids } = await clientWith(1);
    const payment = { amount: 150_000, allocations: give([ids[0]!, 100_000]) };
    const answers = await whileClientIsHeld(id, 2, () => [1, 2].map(() => record(id, payment, 'one-press')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect((await record(id, { ...payment, amount: 150_001 }, 'one-press').expect(422)).body.message).toBe(
      RULES.otherBody,
    );
    expect(await t.db.countBy(ClientPayment, { corporateClientId: id })).toBe(1);
  });

  it.each<[string, number, (ids: number[], other: number, numbers: string[]) => [object, object]]>([
    [
      'more than is open on one',
      409,
      ([a], _other, [first]) => [{ allocations: give([a!, 100_001]) }, { allocations: getsTooMuch(first!, 100_000) }],
    ],
    [
      'more than came in',
      400,
      ([a, b]) => [
        { amount: 199_999, allocations: give([a!, 100_000], [b!, 100_000]) },
        { allocations: givesTooMuch(199_999, 200_000) },
      ],
    ],
    [
      "another client's invoice",
      400,
      (_ids, other) => [{ allocations: give([other, 1]) }, { allocations: RULES.allocations.unknown }],
    ],
    [
      'an invoice twice',
      400,
      ([a]) => [{ allocations: give([a!, 1], [a!, 1]) }, { allocations: RULES.allocations.repeated }],
    ],
    ['no list', 400, () => [{ allocations: null }, { allocations: RULES.allocations.required }]],
    [
      'nothing for an invoice',
      400,
      ([a]) => [{ allocations: give([a!, 0]) }, { 'allocations.0.amount': RULES.allocations.amount }],
    ],
    ['a day to come', 400, () => [{ paidOn: '2999-01-01' }, { paidOn: RULES.paidOn.invalid }]],
    ['no amount', 400, () => [{ amount: 0 }, { amount: RULES.amount.invalid }]],
  ])('%s is refused with %i, and nothing is written', async (_what, status, wrong) => {
    const { id, ids, numbers } = await clientWith(2);
    const [payment, errors] = wrong(ids, (await clientWith(1)).ids[0]!, numbers);
    const { body } = await record(id, { amount: 500_000, ...payment }).expect(status);
    expect(body.errors).toEqual(errors);
    expect(await t.db.countBy(ClientPayment, { corporateClientId: id })).toBe(0);
    expect(await invoiceNow(ids[0]!)).toMatchObject({ paidAmount: 0 });
  });

  it('taken from one invoice again it is credit; removed as a whole it is gone from all of them', async () => {
    const { id, ids } = await clientWith(2);
    const { body } = await record(id, { amount: 200_000, allocations: give([ids[0]!, 100_000], [ids[1]!, 100_000]) });
    const [payment] = ((await call('get', `invoices/${ids[0]}`)).body as InvoiceDetails).payments;
    await call('delete', `invoices/${ids[0]}/payments/${payment!.id}`).expect(200);
    expect(await creditOf(id)).toMatchObject({ creditAmount: 100_000, payments: [{ unusedAmount: 100_000 }] });
    await spend(ids[0]!, 30_000).expect(201);
    const path = `payments/${body.payments[0].id}`;
    expect(
      (await call('delete', `corporate-clients/${(await clientWith(0)).id}/${path}`).expect(404)).body.message,
    ).toBe(RULES.notFound);
    expect((await call('delete', `corporate-clients/${id}/${path}`).expect(200)).body).toMatchObject({
      creditAmount: 0,
      payments: [],
    });
    for (const invoiceId of ids)
      expect(await invoiceNow(invoiceId)).toMatchObject({
        paidAmount: 0,
        outstandingAmount: 100_000,
        status: 'pending',
      });
  });

  it('keeps its client from being deleted', async () => {
    const { id } = await inCredit();
    expect((await call('delete', `corporate-clients/${id}`).expect(409)).body.message).toBe(CLIENT_HAS_PAID);
  });
});

describe('a credit', () => {
  it('is used on an invoice from the oldest payment on, once under one key', async () => {
    const { id, invoiceId } = await inCredit();
    await record(id, { amount: 10_000, paidOn: LAST_YEAR, method: 'cash', reference: null }).expect(201);
    const { body } = await spend(invoiceId, 30_000, 'press').expect(201);
    expect(body).toMatchObject({
      outstandingAmount: 70_000,
      payments: [
        { date: TODAY, amount: 10_000, method: 'cash', reference: null, fromCredit: true },
        { date: TODAY, amount: 20_000, method: 'eft', reference: 'KAROO 1182', fromCredit: true },
      ],
    });
    expect((await spend(invoiceId, 30_000, 'press').expect(200)).body).toEqual(body);
    await spend(invoiceId, 30_001, 'press').expect(422);
    expect(await creditOf(id)).toMatchObject({ creditAmount: 5_000, payments: [{ unusedAmount: 5_000 }, {}] });
  });

  it('is refused beyond what there is or what is owed, on a cancelled invoice, and without a client', async () => {
    const { id, invoiceId } = await inCredit();
    expect((await spend(invoiceId, 25_001).expect(409)).body.errors).toEqual({ amount: usesTooMuch(25_000) });
    await record(id, { amount: 500_000 }).expect(201);
    expect((await spend(invoiceId, 100_001).expect(409)).body.message).toBe(paysTooMuch(100_001, 100_000));
    await call('put', `invoices/${invoiceId}`, { status: 'cancelled' }).expect(200);
    expect((await spend(invoiceId, 1).expect(409)).body.message).toBe(USE_CREDIT_RULES.onCancelled);
    const nobodys = await createInvoice(t.db, { items: [{}] });
    expect((await spend(nobodys.id, 1).expect(409)).body.message).toBe(USE_CREDIT_RULES.clientGone);
    await t.db.update(Invoice, nobodys.id, { deletedAt: new Date() });
    await spend(nobodys.id, 1).expect(404);
    expect(await creditOf(id)).toMatchObject({ creditAmount: 525_000 });
  });

  it('used on two invoices at the same moment is used once', async () => {
    const { id, ids } = await clientWith(2);
    await record(id, { amount: 25_000 }).expect(201);
    const answers = await whileClientIsHeld(id, 2, () => ids.map((invoiceId) => spend(invoiceId, 20_000)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.message).toBe(usesTooMuch(5_000));
    expect(await creditOf(id)).toMatchObject({ creditAmount: 5_000 });
  });
});

describe('the books', () => {
  it('count a payment once, whole, on the day it came in, and owe the client what is not used', async () => {
    const report = async (path: string, query: object) =>
      (await call('get', `reports/${path}`).query(query).expect(200)).body;
    const takings = async (day: string) => (await report('takings', { from: day, to: day })).totals;
    const before = { lastWeek: await takings(LAST_WEEK), today: await takings(TODAY) };
    const { id, ids } = await clientWith(2);
    await record(id, { amount: 130_000, allocations: give([ids[0]!, 100_000]) }).expect(201);
    const debtor = async (asOf: string) =>
      (await report('debtors', { asOf })).clients.find(
        ({ corporateClientId }: { corporateClientId: number }) => corporateClientId === id,
      );
    expect(await debtor(TODAY)).toMatchObject({ notYetDue: 100_000, credit: -30_000, total: 70_000 });
    await spend(ids[1]!, 20_000).expect(201);
    expect((await takings(LAST_WEEK)).invoices - before.lastWeek.invoices).toBe(130_000);
    expect((await takings(LAST_WEEK)).methods.eft - before.lastWeek.methods.eft).toBe(130_000);
    expect(await takings(TODAY)).toEqual(before.today);
    expect(await debtor(TODAY)).toMatchObject({ notYetDue: 80_000, credit: -10_000, total: 70_000 });
    expect(await debtor(LAST_WEEK)).toMatchObject({ notYetDue: 100_000, credit: -30_000, total: 70_000 });
    expect(await statementOf(id)).toMatchObject({ creditAmount: 10_000, totalOutstanding: 70_000 });
    const { text } = await call('get', 'invoices/payments/export').query({ filter: JSON.stringify({ id: ids[1] }) });
    expect(text).toContain(`${TODAY},200.00,eft,KAROO 1182`);
    expect(text.trim()).toMatch(new RegExp(`,${LAST_WEEK}$`));
  });

  it('once closed take no payment in, and let none go; what came in before is used today', async () => {
    const { id, invoiceId } = await inCredit();
    const [payment] = (await creditOf(id)).payments;
    const close = (booksClosedUntil: string | null) =>
      call('put', 'settings/invoices', { booksClosedUntil }).expect(200);
    await close(LAST_WEEK);
    const refusal = closedBooksRefusal(LAST_WEEK);
    expect((await record(id, { amount: 1 }).expect(409)).body.message).toBe(refusal);
    const path = `corporate-clients/${id}/payments/${payment!.id}`;
    expect((await call('delete', path).expect(409)).body.message).toBe(refusal);
    await spend(invoiceId, 5_000).expect(201);
    await close(null);
    expect(await creditOf(id)).toMatchObject({ creditAmount: 20_000 });
  });
});

const cents = fc.integer({ min: 1, max: 90_000 });
const place = fc.nat({ max: 2 });
const step = fc.oneof(
  fc.record({ does: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 250_000 }) }),
  fc.record({ does: fc.constant('use' as const), place, amount: cents }),
  fc.record({ does: fc.constant('take back' as const), place }),
  fc.record({ does: fc.constant('remove' as const), place }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

it('whatever is done, what came in is what invoices got and what is left', async () => {
  const taken = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 10 }), async (steps) => {
      const { id, ids } = await clientWith(3);
      for (const one of steps) {
        taken.add(`${one.does} ${await take(one, id, ids)}`);
        await expectBalance(id, ids);
      }
    }),
    { numRuns: 8, seed: 20_261_126 },
  );
  expect([...taken]).toEqual(expect.arrayContaining(['pay 201', 'use 201', 'use 409', 'take back 200', 'remove 200']));
});

async function take(one: Step, clientId: number, ids: number[]): Promise<number> {
  if (one.does === 'pay') {
    const allocations = proposeAllocations(one.amount, await Promise.all(ids.map(invoiceNow)));
    return (await record(clientId, { amount: one.amount, allocations })).status;
  }
  if (one.does === 'use') return (await spend(ids[one.place]!, one.amount)).status;
  if (one.does === 'take back') {
    const invoiceId = ids[one.place]!;
    const payment = await t.db.findOneBy(InvoicePayment, { invoiceId });
    return (await call('delete', `invoices/${invoiceId}/payments/${payment?.id ?? 0}`)).status;
  }
  const { payments } = await creditOf(clientId);
  return (await call('delete', `corporate-clients/${clientId}/payments/${payments[one.place]?.id ?? 0}`)).status;
}

async function expectBalance(id: number, ids: number[]): Promise<void> {
  const [sums] = await t.db.query<[{ paid: number; got: number }]>(
    `SELECT (SELECT coalesce(sum(amount_cents), 0)::int FROM client_payments WHERE corporate_client_id = $1) AS paid,
       (SELECT coalesce(sum(amount_cents), 0)::int FROM invoice_payments WHERE invoice_id = ANY($2)) AS got`,
    [id, ids],
  );
  const { creditAmount, payments } = await creditOf(id);
  expect(creditAmount).toBe(sums.paid - sums.got);
  expect(payments.every(({ unusedAmount }) => unusedAmount >= 0)).toBe(true);
  for (const { outstandingAmount, paidAmount } of await Promise.all(ids.map(invoiceNow)))
    expect([outstandingAmount >= 0, outstandingAmount + paidAmount]).toEqual([true, 100_000]);
}

/** The client's lock decides: it is held until all contenders stand before it. */
async function whileClientIsHeld(
  id: number,
  waiting: number,
  contenders: () => request.Test[],
): Promise<request.Response[]> {
  const runner = t.db.connection.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query('SELECT FROM corporate_clients WHERE id = $1 FOR UPDATE', [id]);
    const answers = Promise.all(contenders().map((contender) => contender.then((answer) => answer)));
    await untilSomeoneWaitsForALock(t.db, waiting);
    await runner.commitTransaction();
    return await answers;
  } finally {
    await runner.release();
  }
}
