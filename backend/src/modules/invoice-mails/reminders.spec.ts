import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { type ReminderKind } from '#libs/domain/invoice-reminders';
import { addDays, isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs, waitingJobs } from '../../../test/run-jobs.js';
import { startReplica, startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { DocumentsService } from '../documents/documents.service.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { InvoiceRecord } from '../invoices/invoice-record.entity.js';
import { JobClock } from '../jobs/job-clock.js';
import { InvoiceReminder } from './invoice-reminder.entity.js';
import { RemindersService } from './reminders.service.js';

let t: TestApp;
let other: NestFastifyApplication;
let admin: SignedIn;
let reminders: RemindersService;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  reminders = t.app.get(RemindersService, { strict: false });
  other = await startReplica(t);
});
afterAll(async () => {
  await other.close();
  await t.close();
});
beforeEach(async () => {
  await t.db.query('TRUNCATE invoices CASCADE');
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
});
afterEach(() => {
  jest.restoreAllMocks();
});

const today = schoolToday();
const inDays = (days: number) => addDays(today, days);
const LONG_AGO = new Date('2026-01-05T08:00:00Z');

/** Sent long ago to the client, due so many days from today. */
async function sent(
  dueInDays: number,
  overrides: Partial<Invoice> = {},
  client: Partial<CorporateClient> = {},
): Promise<Invoice> {
  const { id: corporateClientId } = await t.db.save(CorporateClient, {
    name: 'Highveld',
    logoUrl: '/clients/highveld.svg',
    ...client,
  });
  const { id } = await createInvoice(t.db, {
    items: [{}],
    corporateClientId,
    dueDate: isoDate(inDays(dueInDays)),
    status: dueInDays < 0 ? 'overdue' : 'pending',
    sentAt: LONG_AGO,
    sentTo: 'sent-to@highveld.example',
    ...overrides,
  });
  return t.db.findOneByOrFail(Invoice, { id });
}
const queued = async () => (await waitingJobs(t)).filter(({ task }) => task === 'send-mail').length;
const kinds = async ({ id }: { id: number }) =>
  (await t.db.find(InvoiceReminder, { where: { invoiceId: id }, order: { createdAt: 'ASC' } })).map(({ kind }) => kind);

it.each<[number, ReminderKind[], string]>([
  [4, [], ''],
  [3, ['before'], 'is due on'],
  [0, ['due'], 'is due today'],
  [-6, ['due'], 'was due on'],
  [-7, ['after'], 'was due on'],
])('due in %i days: %j', async (days, expected, words) => {
  const invoice = await sent(days);
  await reminders.sendDue(today);
  expect(await kinds(invoice)).toEqual(expected);
  await runJobs(t);
  const mails = (await readMails(t)).filter(({ subject }) => subject!.includes(invoice.invoiceNumber));
  expect(
    mails.map(({ subject }) => subject!.startsWith(`Reminder: invoice ${invoice.invoiceNumber} ${words}`)),
  ).toEqual(expected.map(() => true));
  for (const { to, attachments } of mails)
    expect([to![0]!.address, attachments.map(({ filename }) => filename)]).toEqual([
      'sent-to@highveld.example',
      [`${invoice.invoiceNumber}.pdf`],
    ]);
});

it('each kind once, day after day', async () => {
  const invoice = await sent(3);
  for (let day = 0; day <= 20; day++) await reminders.sendDue(inDays(day));
  expect(await kinds(invoice)).toEqual(['before', 'due', 'after']);
  expect(await queued()).toBe(3);
});

it('after days in which nothing ran only the latest is sent, and the missed ones never', async () => {
  const invoice = await sent(3);
  await reminders.sendDue(inDays(11));
  await reminders.sendDue(inDays(12));
  expect([await kinds(invoice), await queued()]).toEqual([['after'], 1]);
});

it.each<[string, Partial<Invoice>, Partial<CorporateClient>]>([
  ['was never sent from here', { sentAt: null, sentTo: null }, {}],
  ['is paid', { status: 'paid' }, {}],
  ['is cancelled', { status: 'cancelled' }, {}],
  ['is deleted', { deletedAt: new Date() }, {}],
  ['comes to nothing', { totalAmount: 0, subtotal: 0 }, {}],
  ['is of a client who is not reminded', {}, { invoiceReminders: false }],
  ["was sent again after the reminder's day", { sentAt: new Date() }, {}],
])('nobody is reminded of one that %s', async (_what, overrides, client) => {
  const { deletedAt, ...columns } = overrides;
  const invoice = await sent(0, columns, client);
  if (deletedAt) await t.db.update(Invoice, invoice.id, { deletedAt });
  await reminders.sendDue(today);
  expect([await kinds(invoice), await queued()]).toEqual([[], 0]);
});

it('nor of one whose client is deleted', async () => {
  const invoice = await sent(0);
  await t.db.delete(CorporateClient, invoice.corporateClientId!);
  await reminders.sendDue(today);
  expect(await queued()).toBe(0);
});

it('what was paid or switched off while the page was printed is looked at again', async () => {
  const [paid, switchedOff] = [await sent(0), await sent(0)];
  const documents = t.app.get(DocumentsService, { strict: false });
  const print = documents.renderInvoice.bind(documents);
  jest.spyOn(documents, 'renderInvoice').mockImplementation(async (seen) => {
    const { paidAmount } = seen;
    if (seen.invoiceNumber === paid.invoiceNumber && paidAmount === 0)
      await request(t.server)
        .post(`/api/admin/invoices/${paid.id}/payments`)
        .set(admin.headers)
        .send({ date: '2026-04-16', amount: 250_000, method: 'eft' })
        .expect(201);
    else await t.db.update(CorporateClient, switchedOff.corporateClientId!, { invoiceReminders: false });
    return print(seen);
  });
  await reminders.sendDue(today);
  expect([await kinds(paid), await kinds(switchedOff), await queued()]).toEqual([[], [], 0]);
});

it('one that cannot be printed waits for the next try; the others are sent', async () => {
  const [broken, whole] = [await sent(0), await sent(0)];
  const documents = t.app.get(DocumentsService, { strict: false });
  const print = documents.renderInvoice.bind(documents);
  jest
    .spyOn(documents, 'renderInvoice')
    .mockImplementation((seen) =>
      seen.invoiceNumber === broken.invoiceNumber ? Promise.reject(new Error('broken')) : print(seen),
    );
  await expect(reminders.sendDue(today)).rejects.toThrow('1 reminders of invoices wait for the next try');
  expect([await kinds(broken), await kinds(whole)]).toEqual([[], ['due']]);
  jest.restoreAllMocks();
  await reminders.sendDue(today);
  expect([await kinds(broken), await queued()]).toEqual([['due'], 2]);
});

it('two jobs at once, in two processes, send one', async () => {
  const invoice = await sent(0);
  const processes = [t.app, other];
  // The first page of a process takes longer than a statement may wait for a lock.
  for (const app of processes)
    await app
      .get(DocumentsService, { strict: false })
      .renderInvoice(await t.db.findOneByOrFail(InvoiceRecord, { id: invoice.id }));
  const runner = t.db.connection.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query('SELECT FROM invoices WHERE id = $1 FOR UPDATE', [invoice.id]);
    const jobs = Promise.all(processes.map((app) => app.get(RemindersService, { strict: false }).sendDue(today)));
    await untilSomeoneWaitsForALock(t.db, processes.length);
    await runner.commitTransaction();
    await jobs;
  } finally {
    await runner.release();
  }
  expect([await kinds(invoice), await queued()]).toEqual([['due'], 1]);
});

it('a mail that cannot be queued leaves no trace of a reminder', async () => {
  const invoice = await sent(0);
  await t.db.query(
    "ALTER TABLE graphile_worker._private_jobs ADD CONSTRAINT no_mail CHECK (payload->'mail' IS NULL) NOT VALID",
  );
  try {
    await expect(reminders.sendDue(today)).rejects.toThrow();
  } finally {
    await t.db.query('ALTER TABLE graphile_worker._private_jobs DROP CONSTRAINT no_mail');
  }
  expect(await kinds(invoice)).toEqual([]);
});

it('the job comes once a day at eight at the school, whoever looks at the clock', async () => {
  const eight = Date.parse('2027-04-16T06:00:00Z');
  const queue = async () => (await waitingJobs(t)).filter(({ task }) => task === 'remind-of-invoices').length;
  const clocks = [t.app.get(JobClock, { strict: false }), other.get(JobClock, { strict: false })];
  await Promise.all(clocks.map((clock) => clock.enqueueDue(eight - 60_000)));
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
  await Promise.all(clocks.map((clock) => clock.enqueueDue(eight)));
  await Promise.all(clocks.map((clock) => clock.enqueueDue(eight + 60_000)));
  expect(await queue()).toBe(1);
});
