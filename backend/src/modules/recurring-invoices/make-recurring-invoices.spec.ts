import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { cannotDeleteLocked } from '#libs/contracts/invoice-lock';
import { DEFAULT_INVOICE_NOTE } from '#libs/contracts/invoice-rules';
import { NO_CLIENT_EMAIL_NOTE, notesForMonth, SKIPPED_NOTE } from '#libs/contracts/recurring-invoice';
import { paymentDueDate } from '#libs/domain/payment-terms';
import { firstDueDate } from '#libs/domain/recurring-invoice';
import { parseDate } from '#libs/domain/schedule/class-dates';
import { formatMonth } from '#libs/domain/schedule/long-date';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createRecurringInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { readMails } from '../../../test/mail-files.js';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { runJobs, skipRetryDelays, waitingJobs } from '../../../test/run-jobs.js';
import { startReplica, forgetEverything, startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { DocumentsService } from '../documents/documents.service.js';
import { nextDocumentNumber } from '../invoices/document-numbers.service.js';
import { InvoiceRecord } from '../invoices/invoice-record.entity.js';
import { InvoiceSending } from '../invoices/invoice-sending.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { JobClock } from '../jobs/job-clock.js';
import { enqueue } from '../jobs/enqueue.js';
import { MakeRecurringInvoicesService } from './make-recurring-invoices.service.js';
import { RecurringInvoiceRun } from './recurring-invoice-run.entity.js';
import { RecurringInvoice } from './recurring-invoice.entity.js';
import type { RecurringInvoiceDetails } from './recurring-invoice.view.js';

let t: TestApp;
let other: NestFastifyApplication;
let admin: SignedIn;
let client: CorporateClient;
beforeAll(async () => {
  t = await startTestApp();
  other = await startReplica(t);
});
afterAll(async () => {
  await other.close();
  await t.close();
});
beforeEach(async () => {
  await forgetEverything(t);
  admin = await signInAdmin(t);
  client = await t.db.save(CorporateClient, {
    name: 'Highveld Logistics',
    logoUrl: '/clients/highveld.svg',
    email: 'accounts@highveld.example',
    paymentTerms: 'Net 7',
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const TODAY = schoolToday();
const make = (app: NestFastifyApplication = t.app, today = TODAY) =>
  app.get(MakeRecurringInvoicesService, { strict: false }).makeDue(today);
const due = (overrides: Partial<RecurringInvoice> = {}) =>
  createRecurringInvoice(t.db, {
    corporateClientId: client.id,
    dayOfMonth: TODAY.day,
    startDate: '2020-01-01',
    nextDate: isoDate(TODAY),
    ...overrides,
  });
/** The 1st, so many months back. */
const first = (monthsBack: number) => {
  const { year, month } = TODAY;
  const months = year * 12 + month - 1 - monthsBack;
  return isoDate({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 });
};
/** On the 1st of each month, and nothing is due on the day itself. */
const missedFor = (months: number) => {
  const isFirst = TODAY.day === 1;
  return due({ dayOfMonth: 1, nextDate: first(isFirst ? months : months - 1), until: isFirst ? first(1) : null });
};
const read = async (id: number) =>
  (await request(t.server).get(`/api/admin/recurring-invoices/${id}`).set(admin.headers).expect(200))
    .body as RecurringInvoiceDetails;
const invoices = () => t.db.find(InvoiceRecord, { order: { id: 'ASC' } });
const serials = async () =>
  (await t.db.find(Invoice)).map(({ invoiceNumber }) => Number(invoiceNumber.split('-')[2])).toSorted((a, b) => a - b);
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe('what is due', () => {
  it('becomes a draft of today for the client as it is, due by its terms, with the totals of its lines', async () => {
    const recurring = await due({ taxRate: 1500, notes: 'Order 4711' });
    await make();
    const [invoice, ...more] = await invoices();
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({
      invoiceNumber: `INV-${TODAY.year}-0001`,
      corporateClientId: client.id,
      clientName: 'Highveld Logistics',
      clientEmail: 'accounts@highveld.example',
      issueDate: isoDate(TODAY),
      dueDate: paymentDueDate('Net 7', TODAY),
      items: [{ description: 'Team training', quantity: 2, unitPrice: 250_000, totalPrice: 500_000 }],
      taxRate: 1500,
      subtotal: 500_000,
      taxAmount: 75_000,
      totalAmount: 575_000,
      status: 'pending',
      sentAt: null,
      lockedBecause: null,
      notes: notesForMonth(formatMonth(isoDate(TODAY)), 'Order 4711'),
    });
    const after = await read(recurring.id);
    expect(after).toMatchObject({
      lastDate: isoDate(TODAY),
      lastInvoiceId: invoice!.id,
      runs: [
        {
          date: isoDate(TODAY),
          outcome: 'draft',
          note: null,
          invoiceId: invoice!.id,
          invoiceNumber: invoice!.invoiceNumber,
          isInvoiceDeleted: false,
        },
      ],
    });
    expect(after.nextDate! > isoDate(TODAY)).toBe(true);
    expect(new Date(after.updatedAt).getTime()).toBeGreaterThan(recurring.updatedAt.getTime());
    expect((await waitingJobs(t)).filter(({ task }) => task === 'send-mail')).toEqual([]);
    await make();
    expect(await invoices()).toHaveLength(1);
  });

  it('has the notes of the settings where it has none', async () => {
    await due();
    await make();
    expect((await invoices())[0]!.notes).toBe(notesForMonth(formatMonth(isoDate(TODAY)), DEFAULT_INVOICE_NOTE));
  });

  it.each([
    ['a part', 'percent' as const, 1_250, { discountAmount: 62_500, taxAmount: 65_625, totalAmount: 503_125 }],
    ['no more than all', 'amount' as const, 600_000, { discountAmount: 500_000, taxAmount: 0, totalAmount: 0 }],
  ])('takes its discount off the whole, before tax: %s', async (_how, discountKind, discountValue, sums) => {
    await due({ taxRate: 1500, discountKind, discountValue });
    await make();
    expect(await invoices()).toMatchObject([{ discountKind, discountValue, subtotal: 500_000, ...sums }]);
  });

  it('is made right after it is added, and once that it is brought forward to today', async () => {
    const send = (method: 'post' | 'put', path: string, body: object) =>
      request(t.server)[method](`/api/admin/recurring-invoices${path}`).set(admin.headers).send(body);
    const { body: made } = await send('post', '', {
      name: 'Monthly training',
      corporateClientId: client.id,
      items: [{ description: 'Training', quantity: 1, unitPrice: 100_000 }],
      dayOfMonth: TODAY.day,
      startDate: isoDate(TODAY),
    }).expect(201);
    expect(made.nextDate).toBe(isoDate(TODAY));
    await runJobs(t);
    expect((await read(made.id)).runs).toHaveLength(1);
    const { id } = await due({ nextDate: '2998-07-01', startDate: '2998-07-01' });
    await send('put', `/${id}`, { startDate: isoDate(TODAY) }).expect(200);
    await runJobs(t);
    expect((await read(id)).runs).toHaveLength(1);
    expect(await invoices()).toHaveLength(2);
  });

  it('is made by the clock in the morning, once before two replicas', async () => {
    const { id } = await due();
    const clocks = [t.app, other].map((app) => app.get(JobClock, { strict: false }));
    await Promise.all(clocks.map((clock) => clock.enqueueDue(Date.now())));
    expect((await waitingJobs(t)).filter(({ task }) => task === 'make-recurring-invoices')).toHaveLength(1);
    await runJobs(t);
    expect((await read(id)).runs).toHaveLength(1);
  });

  it('is nothing of what is off, over, to come, or without a client', async () => {
    await due({ nextDate: '2998-07-01' });
    await due({ nextDate: null, isActive: false });
    await due({ nextDate: null, until: '2020-12-31' });
    const { corporateClientId } = await createRecurringInvoice(t.db, {
      nextDate: isoDate(TODAY),
      startDate: '2020-01-01',
    });
    await t.db.delete(CorporateClient, corporateClientId!);
    await make();
    expect(await invoices()).toEqual([]);
  });
});

describe('what is sent', () => {
  it('is mailed to the client with its PDF, and locked as if staff had sent it', async () => {
    const recurring = await due({ delivery: 'send', discountKind: 'percent', discountValue: 1_250 });
    await make();
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({ sentTo: 'accounts@highveld.example', lockedBecause: 'sent' });
    expect((await read(recurring.id)).runs).toMatchObject([{ outcome: 'sent', note: null, invoiceId: invoice!.id }]);
    await runJobs(t);
    const [mail, ...more] = (await readMails(t)).filter(({ subject }) => subject!.includes(invoice!.invoiceNumber));
    expect(more).toEqual([]);
    expect(mail!.to).toMatchObject([{ address: 'accounts@highveld.example' }]);
    const [attached] = mail!.attachments;
    const pdf = Buffer.from(attached!.content as ArrayBuffer);
    const { text } = (await readPdf(pdf)).pages[0]!;
    for (const words of [
      invoice!.invoiceNumber,
      'Team training',
      'Discount (12.5%)',
      'R4 375.00',
      `For ${formatMonth(isoDate(TODAY))}.`,
    ])
      expect(text).toContain(words);
    const kept = await t.db.findOneOrFail(InvoiceSending, {
      where: { invoiceId: invoice!.id },
      select: { id: true, pdf: true },
    });
    expect(pdf.equals(kept.pdf!)).toBe(true);
    const refused = await request(t.server).delete(`/api/admin/invoices/${invoice!.id}`).set(admin.headers).expect(409);
    expect(refused.body.message).toBe(cannotDeleteLocked(invoice!.invoiceNumber, 'sent'));
  });

  it('goes to the contact of a client without an address; where nobody has one it is a draft with a note', async () => {
    await t.db.update(CorporateClient, client.id, { email: null, primaryContactEmail: 'sipho@highveld.example' });
    const { id } = await due({ delivery: 'send' });
    expect((await read(id)).clientEmail).toBe('sipho@highveld.example');
    await make();
    expect((await invoices())[0]).toMatchObject({ sentTo: 'sipho@highveld.example' });
    await t.db.update(CorporateClient, client.id, { primaryContactEmail: null });
    const unsent = await due({ delivery: 'send' });
    await make();
    expect((await read(unsent.id)).runs).toMatchObject([{ outcome: 'draft', note: NO_CLIENT_EMAIL_NOTE }]);
    expect((await invoices())[1]).toMatchObject({ sentTo: null, lockedBecause: null });
  });
});

describe('what was missed', () => {
  it('is made up, each month once, of today and for its own month', async () => {
    const recurring = await missedFor(2);
    const next = recurring.nextDate!;
    await make();
    const made = await invoices();
    expect(made.map(({ notes }) => notes!.split('\n')[0])).toEqual(
      [next, firstDueDate(recurring, next.replace(/01$/, '02'))!].map((date) => `For ${formatMonth(date)}.`),
    );
    for (const { issueDate } of made) expect(issueDate).toBe(isoDate(TODAY));
    await make();
    expect(await invoices()).toHaveLength(2);
  });

  it('beyond the last three is skipped, where staff see it', async () => {
    const { id } = await missedFor(5);
    await make();
    const { runs } = await read(id);
    expect(runs.map(({ outcome }) => outcome)).toEqual(['draft', 'draft', 'draft', 'skipped', 'skipped']);
    expect(runs.slice(3)).toMatchObject([
      { note: SKIPPED_NOTE, invoiceId: null, invoiceNumber: null, isInvoiceDeleted: false },
      { note: SKIPPED_NOTE, invoiceId: null, invoiceNumber: null, isInvoiceDeleted: false },
    ]);
    expect(await serials()).toEqual([1, 2, 3]);
  });
});

describe('what goes wrong', () => {
  it('with one leaves the others; the next try makes it', async () => {
    const [broken, ...whole] = [await due({ delivery: 'send' }), await due(), await due({ delivery: 'send' })];
    jest
      .spyOn(t.app.get(DocumentsService, { strict: false }), 'renderInvoice')
      .mockRejectedValueOnce(new Error('broken'));
    await enqueue(t.db, 'make-recurring-invoices', { tick: new Date().toISOString() });
    await runJobs(t);
    expect((await read(broken.id)).runs).toEqual([]);
    for (const { id } of whole) expect((await read(id)).runs).toHaveLength(1);
    expect(await serials()).toEqual([1, 2]);
    await skipRetryDelays(t);
    await runJobs(t);
    expect((await read(broken.id)).runs).toMatchObject([{ outcome: 'sent' }]);
    expect(await serials()).toEqual([1, 2, 3]);
  });

  it('while its mail is queued leaves nothing half', async () => {
    const { id, nextDate } = await due({ delivery: 'send' });
    await t.db.query(`
      CREATE FUNCTION refuse_mails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no mails today'; END $$`);
    await t.db.query(`
      CREATE TRIGGER refuse_mails BEFORE INSERT ON graphile_worker._private_jobs FOR EACH ROW
      EXECUTE FUNCTION refuse_mails()`);
    try {
      await expect(make()).rejects.toThrow('1 recurring invoices wait for the next try');
    } finally {
      await t.db.query('DROP FUNCTION refuse_mails() CASCADE');
    }
    for (const entity of [Invoice, InvoiceSending, RecurringInvoiceRun]) expect(await t.db.count(entity)).toBe(0);
    expect(await read(id)).toMatchObject({ nextDate, lastDate: null, runs: [] });
    expect(await waitingJobs(t)).toEqual([]);
    await make();
    expect(await serials()).toEqual([1]);
    expect((await waitingJobs(t)).filter(({ task }) => task === 'send-mail')).toHaveLength(1);
  });
});

describe('two replicas at once', () => {
  it('make each of sixty exactly once, with numbers that have no gap', async () => {
    const all: RecurringInvoice[] = [];
    for (const i of upTo(60)) all.push(await due({ delivery: i % 3 === 0 ? 'send' : 'draft' }));
    await Promise.all([make(), make(other), make(), make(other)]);
    expect(await serials()).toEqual(upTo(60));
    const runs = await t.db.find(RecurringInvoiceRun);
    expect(runs.map(({ recurringInvoiceId }) => recurringInvoiceId).toSorted((a, b) => a - b)).toEqual(
      all.map(({ id }) => id),
    );
    expect(new Set(runs.map(({ invoiceId }) => invoiceId)).size).toBe(60);
    expect((await waitingJobs(t)).filter(({ task }) => task === 'send-mail')).toHaveLength(20);
  });

  it('that are killed in the middle leave each to the next try, once', async () => {
    for (const _i of upTo(6)) await due({ delivery: 'send' });
    const cut = await t.db
      .transaction(async (manager) => {
        // Both wait for the next number, in the middle of their invoices.
        await nextDocumentNumber(manager, 'invoice', TODAY.year);
        const making = [make(), make(other)].map((one) => one.catch((error: unknown) => error));
        await untilSomeoneWaitsForALock(t.db, 2);
        const killed = await t.db.query<unknown[]>(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(killed).toHaveLength(2);
        throw Object.assign(new Error('the number goes back'), { making });
      })
      .catch(async (error: { making?: Promise<unknown>[] }) => {
        if (!error.making) throw error;
        return Promise.all(error.making);
      });
    expect(cut).toEqual([expect.any(Error), expect.any(Error)]);
    await make();
    expect(await serials()).toEqual(upTo(6));
    expect(await t.db.count(RecurringInvoiceRun)).toBe(6);
    expect(await t.db.count(InvoiceSending)).toBe(6);
  });

  it('and staff who delete the client at that moment do not wait for each other in a circle', async () => {
    const { id } = await due();
    const { making, deleting } = await t.db.transaction(async (manager) => {
      await nextDocumentNumber(manager, 'invoice', TODAY.year);
      const first = make();
      await untilSomeoneWaitsForALock(t.db);
      const second = request(t.server)
        .delete(`/api/admin/corporate-clients/${client.id}`)
        .set(admin.headers)
        .then(({ status }) => status);
      await untilSomeoneWaitsForALock(t.db, 2);
      return { making: first, deleting: second };
    });
    await making;
    expect(await deleting).toBe(200);
    expect(await read(id)).toMatchObject({ stoppedBecause: 'client-deleted', runs: [{ outcome: 'draft' }] });
  });
});

it('the days of these tests are what they say', () => {
  expect(parseDate(first(0)).month).toBe(TODAY.month);
  expect(first(12)).toBe(`${TODAY.year - 1}${first(0).slice(4)}`);
});
