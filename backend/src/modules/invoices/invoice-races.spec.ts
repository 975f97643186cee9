import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { runJobs, waitingJobs } from '../../../test/run-jobs.js';
import { startReplica, startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { JobClock } from '../jobs/job-clock.js';
import { nextDocumentNumber } from './document-numbers.service.js';
import { Invoice } from './invoice.entity.js';
import { markOverdue } from './overdue-invoices.js';

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
  await t.db.query('TRUNCATE invoices, document_counters CASCADE');
  ({ id: clientId } = await t.db.save(CorporateClient, { name: 'Highveld', logoUrl: '/clients/highveld.svg' }));
});

const YEAR = schoolToday().year;
const post = (server: TestApp['server'], body: object) =>
  request(server).post('/api/admin/invoices').set(admin.headers).send(body);
const serialsOf = (invoices: { invoiceNumber: string }[]) =>
  invoices.map(({ invoiceNumber }) => Number(invoiceNumber.split('-')[2])).toSorted((a, b) => a - b);
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe('numbers', () => {
  it('of many at once, before two processes, a quarter of them refused, have no gap and no repeat', async () => {
    const answers = await Promise.all(
      upTo(40).map((i) =>
        post(i % 2 === 0 ? t.server : other.getHttpServer(), {
          corporateClientId: i % 4 === 0 ? 2_147_483_647 : clientId,
          dueDate: '2027-04-16',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(serialsOf(answers.filter(({ status }) => status === 201).map(({ body }) => body))).toEqual(upTo(30));
    expect(serialsOf(await t.db.find(Invoice))).toEqual(upTo(30));
  });

  it('of a transaction that is rolled back goes to whoever waited for it', async () => {
    const refused = t.db.transaction(async (manager) => {
      expect(await nextDocumentNumber(manager, 'invoice', YEAR)).toBe(`INV-${YEAR}-0001`);
      const waiting = post(t.server, { corporateClientId: clientId, dueDate: '2027-04-16' }).then(
        ({ body }) => body.invoiceNumber as string,
      );
      await untilSomeoneWaitsForALock(t.db);
      throw Object.assign(new Error('refused'), { waiting });
    });
    const { waiting } = await refused.catch((error: { waiting: Promise<string> }) => error);
    expect(await waiting).toBe(`INV-${YEAR}-0001`);
  });

  it("are each kind's and each year's own, and no fewer than four digits", async () => {
    expect(await nextDocumentNumber(t.db, 'invoice', 2031)).toBe('INV-2031-0001');
    expect(await nextDocumentNumber(t.db, 'creditNote', 2031)).toBe('CN-2031-0001');
    expect(await nextDocumentNumber(t.db, 'invoice', 2032)).toBe('INV-2032-0001');
    await t.db.query("UPDATE document_counters SET last = 9999 WHERE kind = 'invoice' AND year = 2031");
    expect(await nextDocumentNumber(t.db, 'invoice', 2031)).toBe('INV-2031-10000');
  });

  it('those who wait for one leave connections to who only reads', async () => {
    await t.db
      .transaction(async (manager) => {
        await nextDocumentNumber(manager, 'invoice', YEAR);
        const waiting = upTo(20).map(() =>
          post(t.server, { corporateClientId: clientId, dueDate: '2027-04-16' }).then(({ status }) => status),
        );
        await untilSomeoneWaitsForALock(t.db, 4);
        await request(t.server).get('/api/admin/invoice-settings').set(admin.headers).expect(200);
        return { waiting };
      })
      .then(async ({ waiting }) => expect(new Set(await Promise.all(waiting))).toEqual(new Set([201])));
  });
});

describe('the overdue job', () => {
  it('marks what is pending and past its due day, and nothing else; again it finds nothing', async () => {
    const make = (fields: Partial<Invoice>) => createInvoice(t.db, { dueDate: '2027-04-15', ...fields });
    const late = await make({});
    const others = [
      await make({ dueDate: '2027-04-16' }),
      await make({ status: 'paid' }),
      await make({ status: 'cancelled' }),
      await make({}),
    ];
    await t.db.update(Invoice, others.at(-1)!.id, { deletedAt: new Date(), updatedAt: others.at(-1)!.updatedAt });
    expect(await markOverdue(t.db, '2027-04-16')).toBe(1);
    const now = await t.db.findOneByOrFail(Invoice, { id: late.id });
    expect(now.status).toBe('overdue');
    expect(now.updatedAt.getTime()).toBeGreaterThan(late.updatedAt.getTime());
    for (const { id, status, updatedAt } of others)
      expect(await t.db.findOneByOrFail(Invoice, { id })).toMatchObject({ status, updatedAt });
    expect(await markOverdue(t.db, '2027-04-16')).toBe(0);
    expect(await t.db.countBy(Invoice, { status: 'overdue' })).toBe(1);
  });

  it('runs by the clock, once before two replicas', async () => {
    const { id } = await createInvoice(t.db, {
      dueDate: isoDate({ ...schoolToday(), year: YEAR - 1 }).replace('02-29', '02-28'),
    });
    await t.db.query('TRUNCATE job_ticks');
    const clocks = [t.app, other].map((app) => app.get(JobClock, { strict: false }));
    await Promise.all(clocks.map((clock) => clock.enqueueDue(Date.now())));
    expect((await waitingJobs(t)).filter(({ task }) => task === 'mark-overdue-invoices')).toHaveLength(1);
    await runJobs(t);
    expect(await t.db.findOneByOrFail(Invoice, { id })).toMatchObject({ status: 'overdue' });
  });

  it('leaves alone what is paid at that very moment', async () => {
    const { id } = await createInvoice(t.db, { dueDate: '2027-04-15' });
    const { job } = await t.db.transaction(async (manager) => {
      await manager.update(Invoice, id, { status: 'paid' });
      const marking = markOverdue(t.db, '2027-04-16');
      await untilSomeoneWaitsForALock(t.db);
      return { job: marking };
    });
    expect(await job).toBe(0);
    expect(await t.db.findOneByOrFail(Invoice, { id })).toMatchObject({ status: 'paid' });
  });
});
