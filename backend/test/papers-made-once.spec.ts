/** Papers of which one too many would be asked of a client: with an Idempotency-Key each is made once. */
import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { QUOTE_RULES } from '#libs/contracts/quote';
import { RECURRING_INVOICE_RULES } from '#libs/contracts/recurring-invoice';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { CorporateClient } from '../src/modules/corporate-clients/corporate-client.entity.js';
import { type SignedIn, signInAdmin } from './factories.js';
import { untilSomeoneWaitsForALock } from './lock-wait.js';
import { asDataUrl, drawPicture } from './pictures.js';
import { runJobs } from './run-jobs.js';
import { startReplica, startTestApp, type TestApp } from './test-app.js';

let t: TestApp;
let other: NestFastifyApplication;
let admin: SignedIn;
let clientId: number;
beforeAll(async () => {
  t = await startTestApp();
  other = await startReplica(t);
  admin = await signInAdmin(t);
});
afterAll(async () => {
  await other.close();
  await t.close();
});
beforeEach(async () => {
  await t.db.query('TRUNCATE invoices, quotes, recurring_invoices, document_counters, deleted_records CASCADE');
  ({ id: clientId } = await t.db.save(CorporateClient, { name: 'Highveld', logoUrl: '/clients/highveld.svg' }));
});

const FAR = '2098-07-01';
const TODAY = schoolToday();
const LINES = [{ description: 'Team training', quantity: 4, unitPrice: 125_000 }];
const PAPERS = {
  invoices: { body: { dueDate: FAR, taxRate: 1500 }, otherBody: INVOICE_RULES.otherBody },
  quotes: { body: { validUntil: FAR, items: LINES }, otherBody: QUOTE_RULES.otherBody },
  'recurring-invoices': {
    body: { name: 'Monthly training', items: LINES, dayOfMonth: 1, startDate: FAR },
    otherBody: RECURRING_INVOICE_RULES.otherBody,
  },
};
type Kind = keyof typeof PAPERS;
const KINDS = Object.keys(PAPERS) as Kind[];

interface Answer {
  id: number;
  notes: string | null;
  message: string;
}

async function call(method: 'POST' | 'DELETE', path: string, body?: object, key?: string, app = t.app) {
  const answer = await app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: { ...admin.headers, ...(key !== undefined && { [IDEMPOTENCY_KEY.header]: key }) },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}
const make = (kind: Kind, key?: string, fields: object = {}, app = t.app) =>
  call('POST', kind, { corporateClientId: clientId, ...PAPERS[kind].body, ...fields }, key, app);

async function countOf(kind: Kind): Promise<number> {
  const [{ count }] = await t.db.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM ${kind.replace('-', '_')}`,
  );
  return count;
}

describe.each(KINDS)('POST /api/admin/%s with an Idempotency-Key', (kind) => {
  it('sent again answers the first, and makes no second', async () => {
    const key = randomUUID();
    const first = await make(kind, key);
    expect(first.status).toBe(201);
    expect(await make(kind, key)).toEqual({ status: 200, body: first.body });
    const backwards = Object.fromEntries(Object.entries(PAPERS[kind].body).toReversed());
    expect(await call('POST', kind, { ...backwards, corporateClientId: clientId }, key)).toEqual({
      status: 200,
      body: first.body,
    });
    expect(await countOf(kind)).toBe(1);
  });

  it.each([
    ['another note', () => ({ notes: 'Room 2' })],
    [
      'another client',
      async () => ({
        corporateClientId: (await t.db.save(CorporateClient, { name: 'Karoo', logoUrl: '/clients/karoo.svg' })).id,
      }),
    ],
  ])('and %s is refused', async (_what, otherwise) => {
    const key = randomUUID();
    await make(kind, key);
    expect(await make(kind, key, await otherwise())).toMatchObject({
      status: 422,
      body: { message: PAPERS[kind].otherBody },
    });
    expect(await countOf(kind)).toBe(1);
  });

  it('sent many times at once, before two processes, makes one', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((i) => make(kind, key, {}, i % 2 === 0 ? t.app : other)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await countOf(kind)).toBe(1);
  });

  it('of one that was refused is free for what was put right', async () => {
    const key = randomUUID();
    expect((await make(kind, key, { corporateClientId: 2_147_483_647 })).status).toBe(400);
    expect((await make(kind, key)).status).toBe(201);
  });

  it('finds the first also when its client was deleted meanwhile', async () => {
    const key = randomUUID();
    const first = await make(kind, key);
    await t.db.delete(CorporateClient, { id: clientId });
    expect(await make(kind, key)).toMatchObject({ status: 200, body: { id: first.body.id } });
  });

  it('of another makes another, and so does every call without one', async () => {
    expect((await make(kind, randomUUID())).status).toBe(201);
    expect((await make(kind, randomUUID())).status).toBe(201);
    expect((await make(kind)).status).toBe(201);
    expect((await make(kind)).status).toBe(201);
    expect(await countOf(kind)).toBe(4);
  });

  it('is held to the form that all have', async () => {
    expect(await make(kind, 'two words')).toMatchObject({ status: 400, body: { message: IDEMPOTENCY_KEY.invalid } });
  });
});

it.each(['invoices', 'quotes'] as const)('%s that were deleted are made no second time', async (kind) => {
  const key = randomUUID();
  const { body } = await make(kind, key);
  await call('DELETE', `${kind}/${body.id}`);
  expect((await make(kind, key)).status).toBe(404);
  expect(await countOf(kind)).toBe(1);
});

it('a retry waits for the first try, and is the first itself if that was refused', async () => {
  const key = randomUUID();
  let retry: ReturnType<typeof make> | undefined;
  const refused = t.db.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`invoices ${key}`]);
    retry = make('invoices', key, {}, other);
    await untilSomeoneWaitsForALock(t.db);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect((await retry)?.status).toBe(201);
});

it('a logo that is sent inline is a part of what is asked for', async () => {
  const key = randomUUID();
  const [logo, otherLogo] = await Promise.all(
    ['#b93a08', '#0b6138'].map(async (colour) => asDataUrl(await drawPicture({ colour }))),
  );
  const first = await make('invoices', key, { stormCombatLogo: logo });
  expect(first.status).toBe(201);
  expect(await make('invoices', key, { stormCombatLogo: logo })).toEqual({ status: 200, body: first.body });
  expect((await make('invoices', key, { stormCombatLogo: otherLogo })).status).toBe(422);
});

it("a copy's key is its own: the same makes a new invoice too", async () => {
  const key = randomUUID();
  const { body } = await make('invoices');
  expect((await call('POST', `invoices/${body.id}/duplicate`, undefined, key)).status).toBe(201);
  expect((await make('invoices', key)).status).toBe(201);
  expect((await call('POST', `invoices/${body.id}/duplicate`, undefined, key)).status).toBe(200);
  expect(await countOf('invoices')).toBe(3);
});

it('a recurring invoice that is due today bills its client once, though it was sent twice', async () => {
  const key = randomUUID();
  const due = { startDate: isoDate(TODAY), dayOfMonth: TODAY.day };
  await make('recurring-invoices', key, due);
  await make('recurring-invoices', key, due);
  await runJobs(t);
  expect(await countOf('invoices')).toBe(1);
});
