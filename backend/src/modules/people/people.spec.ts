import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import request from 'supertest';
import { ERASED, ERASURE_BLOCKERS, PERSON_RULES } from '#libs/contracts/people';
import { senderKey } from '#libs/domain/suspected-spam';
import { SUPER_USER_ID } from '#libs/contracts/user';
import { createCourseSignup } from '../../../test/course-factories.js';
import {
  createChatConversation,
  createContactMessage,
  createInvoice,
  createOrder,
  createProduct,
  createTrialBooking,
  createUser,
  type SignedIn,
  signIn,
  signInAdmin,
} from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { readMails } from '../../../test/mail-files.js';
import { createSentQuote } from '../../../test/quote-factory.js';
import { takeErasing } from '../../../test/run-erasing.js';
import { runJobs, waitingJobs } from '../../../test/run-jobs.js';
import { forgetEverything, startTestApp, type TestApp } from '../../../test/test-app.js';
import { ChatConversation } from '../chatbot/chat-conversation.entity.js';
import { ContactMessage } from '../contact-messages/contact-message.entity.js';
import { TrustedSender } from '../contact-messages/trusted-sender.entity.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { StatementSending } from '../statements/statement-sending.entity.js';
import { Quote, QuoteLink } from '../quotes/quote.entity.js';
import { StockAlert } from '../stock-alerts/stock-alert.entity.js';
import { InvoicePayment } from '../invoices/invoice-paying.entity.js';
import { InvoiceSending } from '../invoices/invoice-sending.entity.js';
import { InvoiceReminder } from '../invoice-mails/invoice-reminder.entity.js';
import { ExportChunk } from '../exports/export-chunk.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { enqueue } from '../jobs/enqueue.js';
import { MailLimit } from '../mail/mail-limit.entity.js';
import { newMailIdentity, queueMail } from '../mail/queue-mail.js';
import { Order } from '../orders/order.entity.js';
import { Task } from '../tasks/task.entity.js';
import { erasedBy } from '../activity/activity.service.js';
import { passwordChangedMail } from '../users/password-changed.mail.js';

let t: TestApp;
let owner: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await forgetEverything(t);
  owner = await signIn(t, await createUser(t.db, { id: SUPER_USER_ID, role: 'admin' }));
  await t.db.query("SELECT setval('users_id_seq', 100)");
  admin = await signInAdmin(t);
});

const PAPER = Buffer.from('The paper');
const ANN = { email: 'ann@x.co', phone: '+27821234567' };
const post = (what: 'search' | 'export' | 'erase', body: object, by: SignedIn = owner) =>
  request(t.server).post(`/api/admin/people/${what}`).set(by.headers).send(body);
const found = async (body: object) => {
  const { body: answer } = await post('search', body, admin).expect(200);
  return Object.fromEntries(
    (answer as { found: { kind: string; count: number }[] }).found.map(({ kind, count }) => [kind, count]),
  );
};
const log = () => t.db.query<Record<string, unknown>[]>("SELECT * FROM activity WHERE action <> 'sign-in' ORDER BY id");
/** Asks for it, as the owner, and gives what does it: its job alone, as mails that wait must go on waiting. */
async function askErasing(person: object = { email: ANN.email, confirmation: ANN.email }) {
  const { body } = await post('erase', person).expect(202);
  const { id } = body as { id: number };
  const erasing = await takeErasing(t);
  return { id, run: () => erasing().then(() => t.db.findOneByOrFail(Task, { id })) };
}
const erase = async (person?: object) => (await askErasing(person)).run();
const note = (to: string) =>
  queueMail(t.db, passwordChangedMail({ username: 'u', email: to, firstName: null }, t.env.publicUrl, new Date()));
const client = (fields: Partial<CorporateClient>) =>
  t.db.save(CorporateClient, { name: 'Highveld Logistics', logoUrl: '/clients/highveld.svg', ...fields });

/** One record of each kind that is Ann's, and others that look like hers. */
async function annAndOthers() {
  await createContactMessage(t.db, { email: 'Ann@X.co' });
  await createChatConversation(t.db, {
    messages: [{ role: 'user', content: 'Is there boxing? Tell ann@x.co please.', timestamp: 1 }],
  });
  const order = await createOrder(t.db, {
    customerEmail: ANN.email,
    customerPhone: '082 123 4567',
    status: 'delivered',
    trackingNumber: 'RAM 1',
    idempotencyKey: 'a-key-of-ann',
    requestHash: 'f'.repeat(64),
  });
  const { id: clientId } = await client({
    primaryContactName: 'Ann',
    primaryContactEmail: ANN.email,
    email: 'office@x.co',
  });
  const own = await createInvoice(t.db, { clientName: 'Ann', clientEmail: ANN.email, status: 'paid', items: [{}] });
  const company = await createInvoice(t.db, {
    corporateClientId: clientId,
    clientEmail: ANN.email,
    clientAddress: '1 Main Road',
    status: 'paid',
    items: [{}],
  });
  const sending = { invoiceId: company.id, kind: 'mail' as const, pdf: PAPER };
  for (const sentTo of ['Ann@x.co', 'accounts@x.co']) await t.db.insert(InvoiceSending, { ...sending, sentTo });
  await t.db.insert(InvoiceSending, { ...sending, invoiceId: own.id, sentTo: ANN.email });
  const eft = { date: '2026-04-16', amount: 1, method: 'eft' as const };
  for (const { id: invoiceId } of [own, company])
    await t.db.insert(InvoicePayment, { invoiceId, ...eft, reference: `EFT ${invoiceId}` });
  await t.db.insert(StatementSending, { corporateClientId: clientId, sentTo: 'accounts@x.co' });
  const { id: sentToAnn } = await client({ name: 'Told by Ann' });
  await t.db.insert(StatementSending, { corporateClientId: sentToAnn, sentTo: 'Ann@x.co' });
  await t.db.insert(InvoiceReminder, { invoiceId: own.id, kind: 'due', sentTo: ANN.email });
  const quote = await createSentQuote(t.db, {
    corporateClientId: null,
    clientName: 'Ann',
    clientEmail: ANN.email,
    status: 'accepted',
    acceptedAt: new Date(),
    acceptedBy: 'Ann',
    acceptedAddress: '192.0.2.7',
    reference: 'PO Ann',
  });
  await note(ANN.email);
  const { id: limitId } = await t.db.save(MailLimit, {
    kind: 'k',
    key: Buffer.from('k'),
    sentAt: [],
    digestDueAt: null,
  });
  await t.db.query('INSERT INTO held_mails (limit_id, content) VALUES ($1, $2)', [
    limitId,
    JSON.stringify({ customerEmail: ANN.email }),
  ]);

  await createContactMessage(t.db, { email: 'joann@x.co', phone: '+27821234568' });
  await createContactMessage(t.db, { email: 'ann@x.co.za', phone: '+27821234560' });
  await createChatConversation(t.db, {
    messages: [{ role: 'user', content: 'I am joann@x.co or ann@x.co.za', timestamp: 1 }],
  });
  await createOrder(t.db, { customerEmail: 'ben@x.co', customerPhone: '082 123 4569' });
  await createTrialBooking(t.db, { email: 'Ann@x.co' });
  await createTrialBooking(t.db, { email: 'ben@x.co', phone: '+27821234569' });
  await createCourseSignup(t.db, { email: 'Ann@x.co' });
  await createCourseSignup(t.db, { email: 'ben@x.co', phone: '+27821234569' });
  const { id: productId } = await createProduct(t.db, { stock: 0 });
  for (const email of ['ann@x.co', 'joann@x.co']) await t.db.insert(StockAlert, { productId, email });
  for (const email of ['Ann+dojo@X.co', 'joann@x.co'])
    await t.db.insert(TrustedSender, { email, senderKey: senderKey(email) });
  await note('joann@x.co');
  return { order, clientId, own, company, quote };
}

const ALL_OF_ANN = {
  messages: 1,
  conversations: 1,
  trials: 1,
  courseSignups: 1,
  orders: 1,
  stockAlerts: 1,
  trusted: 1,
  clients: 2,
  invoices: 2,
  quotes: 1,
  waitingMails: 2,
};

describe('a person is found', () => {
  it('by email address in any case, and nobody else', async () => {
    await annAndOthers();
    expect(await found({ email: ' ANN@x.co ' })).toEqual(ALL_OF_ANN);
    expect(await found({ email: 'nobody@x.co' })).toEqual({});
  });

  it.each(['0821234567', '+27 (0) 82-123 4567', '0027 82 123 4567', '27821234567'])('by phone as %s', async (phone) => {
    await createContactMessage(t.db, { phone: ANN.phone });
    await createOrder(t.db, { customerPhone: phone });
    await createChatConversation(t.db, { userPhone: phone });
    await client({ phone });
    await createOrder(t.db, { customerPhone: '+44 20 7946 0018' });
    expect(await found({ phone: '082 123 4567' })).toEqual({ messages: 1, conversations: 1, orders: 1, clients: 1 });
    expect(await found({ phone: '+44 2079460018' })).toEqual({ orders: 1 });
  });

  it('with what stands in the way, and where each record is', async () => {
    const { id, orderNumber } = await createOrder(t.db, { customerEmail: ANN.email });
    const { body } = await post('search', { email: ANN.email });
    expect(body).toEqual({
      found: [{ kind: 'orders', count: 1, latest: [{ id, words: orderNumber }] }],
      waitsFor: [ERASURE_BLOCKERS.order(orderNumber)],
    });
  });

  it('by nothing: refused, by field', async () => {
    const refused = async (body: object) => (await post('search', body).expect(400)).body.errors as object;
    expect(await refused({})).toEqual({ email: PERSON_RULES.neither });
    expect(await refused({ email: 'ann' })).toEqual({ email: PERSON_RULES.email.invalid });
    expect(await refused({ phone: '12' })).toEqual({ phone: PERSON_RULES.phone.invalid });
  });
});

it('a person is handed all that is kept, as data and as a page that runs nothing', async () => {
  await annAndOthers();
  await createContactMessage(t.db, { email: ANN.email, message: '<script>alert(1)</script>' });
  const { body } = await post('export', { email: ANN.email }, admin).expect(200);
  const { json, page } = body as { json: string; page: string };
  const data = JSON.parse(json) as Record<string, Record<string, unknown>[]>;
  expect(Object.keys(data).sort()).toEqual(Object.keys(ALL_OF_ANN).sort());
  expect(data['orders']![0]).toMatchObject({ customer_email: ANN.email, items: [{ product_name: 'Boxing gloves' }] });
  expect(json + page).not.toMatch(/joann|idempotency|session_id|password_hash/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script');
});

describe('a person is erased', () => {
  it('everywhere and nobody else; books keep numbers and sums; twice is once', async () => {
    const { order, clientId, own, company, quote } = await annAndOthers();
    const log = jest.spyOn(Logger.prototype, 'log');
    const others = await found({ email: 'joann@x.co' });
    const { id, ...task } = await erase();
    expect(task).toMatchObject({ state: 'done', kind: 'erase', outcome: 'Erased: 14 records', error: null });
    expect(await erasedBy(t.db, id)).toEqual({ ...ALL_OF_ANN, activity: 0, deleted: 0, imports: 0 });
    expect(await found({ ...ANN })).toEqual({});
    expect(await found({ email: 'joann@x.co' })).toEqual(others);

    expect(await t.db.findOneByOrFail(Order, { id: order.id })).toMatchObject({
      orderNumber: order.orderNumber,
      totalCents: order.totalAmount,
      customerName: ERASED.name,
      customerEmail: ERASED.email,
      customerPhone: null,
      shippingAddress: ERASED.address,
      trackingNumber: null,
      requestHash: null,
    });
    expect(await t.db.findOneByOrFail(Invoice, { id: own.id })).toMatchObject({
      invoiceNumber: own.invoiceNumber,
      totalAmount: own.totalAmount,
      clientName: ERASED.name,
      clientEmail: null,
    });
    // Who paid stands there as the bank wrote it: of a person it goes, of a company it stays.
    expect((await t.db.find(InvoicePayment, { order: { id: 'ASC' } })).map(({ reference }) => reference)).toEqual([
      null,
      `EFT ${company.id}`,
    ]);
    expect(await t.db.findOneByOrFail(Quote, { id: quote.id })).toMatchObject({
      status: 'accepted',
      totalAmount: 500_000,
      clientName: ERASED.name,
      clientEmail: null,
      sentTo: null,
      acceptedBy: ERASED.name,
      acceptedAddress: null,
      reference: null,
    });
    expect(await t.db.count(QuoteLink)).toBe(0);
    // The papers stay byte for byte, and do not say that they went to the person.
    const papers = await t.db.find(InvoiceSending, { select: { sentTo: true, pdf: true }, order: { id: 'ASC' } });
    expect(papers).toEqual([null, 'accounts@x.co', null].map((sentTo) => ({ sentTo, pdf: PAPER })));
    expect((await t.db.find(StatementSending)).map(({ sentTo }) => sentTo)).toEqual(['accounts@x.co']);
    expect(await t.db.findOneByOrFail(Invoice, { id: company.id })).toMatchObject({
      clientName: company.clientName,
      clientAddress: '1 Main Road',
      clientEmail: null,
    });
    expect(await t.db.findOneByOrFail(CorporateClient, { id: clientId })).toMatchObject({
      name: 'Highveld Logistics',
      email: 'office@x.co',
      primaryContactName: null,
      primaryContactEmail: null,
    });
    const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('erased'));
    expect(lines).toEqual([expect.stringMatching(/^A person's data was erased by user 1: \{"messages":1,/)]);
    expect(lines.join()).not.toMatch(/ann|4567/);
    log.mockRestore();

    expect(await erase()).toMatchObject({ state: 'done', outcome: 'Erased: 0 records' });
  });

  it('from the activity log, which keeps who did what', async () => {
    const { id } = await client({ name: 'Highveld', phone: '011 555 0101' });
    const order = await createOrder(t.db, { customerEmail: ANN.email, status: 'delivered' });
    const put = (path: string, body: object) =>
      request(t.server).put(`/api/admin/${path}`).set(admin.headers).send(body).expect(200);
    await put(`corporate-clients/${id}`, { primaryContactName: 'Ann', primaryContactEmail: ANN.email });
    await put(`corporate-clients/${id}`, { primaryContactEmail: 'bob@x.co', primaryContactName: 'Bob' });
    await put(`orders/${order.id}`, { trackingNumber: 'RAM 7' });
    await put(`corporate-clients/${id}`, { phone: '011 555 0102' });
    expect(await found(ANN)).toMatchObject({ activity: 2 });
    const before = await log();
    const { id: task } = await erase();
    const after = await log();
    expect(JSON.stringify(after)).not.toMatch(/ann@x\.co|"Ann"|RAM 7/i);
    expect(JSON.stringify(after)).toContain('011 555 0102');
    expect(after.map(({ at, actor_name }) => [at, actor_name]).slice(0, -1)).toEqual(
      before.map(({ at, actor_name }) => [at, actor_name]),
    );
    expect(after.at(-1)).toMatchObject({ action: 'erase', actor_name: owner.user.username, record_id: task });
  });

  it('from what staff deleted, which cannot be restored any more', async () => {
    const [hers, other] = [await client({ phone: '082 123 4567' }), await client({ name: 'Lowveld' })];
    for (const { id } of [hers, other])
      await request(t.server).delete(`/api/admin/corporate-clients/${id}`).set(admin.headers).expect(200);
    expect(await found(ANN)).toEqual({ deleted: 1 });
    const person = { ...ANN, confirmation: ANN.email };
    expect(await erase(person)).toMatchObject({ outcome: 'Erased: 1 record' });
    expect(await t.db.query('SELECT record_id AS id FROM deleted_records')).toEqual([{ id: other.id }]);
  });

  it('with the mails on disk, and nothing is mailed to them any more', async () => {
    await note(ANN.email);
    await note('joann@x.co');
    await runJobs(t);
    expect(await found({ email: ANN.email })).toEqual({ mailFiles: 1 });
    expect(await erase()).toMatchObject({ outcome: 'Erased: 1 record' });
    await note(ERASED.email);
    await runJobs(t);
    expect((await readMails(t)).flatMap(({ to }) => to?.map(({ address }) => address))).toEqual(['joann@x.co']);
  });

  it('with a link to a new password that waits to be mailed', async () => {
    await enqueue(t.db, 'send-password-reset', { email: 'Ann@x.co', identity: newMailIdentity() });
    expect(await found({ email: ANN.email })).toEqual({ waitingMails: 1 });
    expect(await erase()).toMatchObject({ outcome: 'Erased: 1 record' });
    expect(await waitingJobs(t)).toEqual([]);
  });

  it.each(['zoë@x.co', 'ann@bücher.example', 'zoë@bücher.example'])('with the mails on disk to %s', async (email) => {
    await note(email);
    await runJobs(t);
    expect(await found({ email })).toEqual({ mailFiles: 1 });
    await erase({ email, confirmation: email });
    expect(await readMails(t)).toEqual([]);
  });

  it('only by the super-user, and only once it is said twice', async () => {
    await createContactMessage(t.db, { email: ANN.email });
    await post('erase', { email: ANN.email, confirmation: ANN.email }, admin).expect(403);
    const { body } = await post('erase', { email: ANN.email, confirmation: 'ben@x.co' }).expect(400);
    expect(body.errors).toEqual({ confirmation: PERSON_RULES.confirmation.wrong });
    await post('erase', { phone: '082 123 4567', confirmation: '082 123 4568' }).expect(400);
    expect(await found({ email: ANN.email })).toEqual({ messages: 1 });
    expect(await erase({ phone: ANN.phone, confirmation: '082-123 4567' })).toMatchObject({ state: 'done' });
    expect(await found({ email: ANN.email })).toEqual({});
  });

  it.each([
    [
      'an order to be shipped',
      async () => ERASURE_BLOCKERS.order((await createOrder(t.db, { customerEmail: ANN.email })).orderNumber),
    ],
    [
      'an invoice to be paid',
      async () => ERASURE_BLOCKERS.invoice((await createInvoice(t.db, { clientEmail: ANN.email })).invoiceNumber),
    ],
    ['an account', async () => ERASURE_BLOCKERS.account((await createUser(t.db, { email: ANN.email })).username)],
  ])('not while there is %s', async (_, make) => {
    const sentence = await make();
    await createContactMessage(t.db, { email: ANN.email });
    const body = { email: ANN.email, confirmation: ANN.email };
    expect((await post('erase', body).expect(409)).body.message).toBe(sentence);
    expect(await t.db.count(Task)).toBe(0);
    expect(await t.db.countBy(ContactMessage, { email: ANN.email })).toBe(1);
  });
});

describe('the erasing goes on without whoever asked for it', () => {
  it('undone where it is cancelled before its end', async () => {
    await createContactMessage(t.db, { email: ANN.email });
    const { id, run } = await askErasing();
    await t.db.update(Task, id, { state: 'running', cancelRequested: true });
    expect(await run()).toMatchObject({ state: 'cancelled', outcome: null });
    expect(await found({ email: ANN.email })).toEqual({ messages: 1 });
  });

  it('done once where its process was killed after its transaction', async () => {
    await createContactMessage(t.db, { email: ANN.email });
    const { id, run } = await askErasing();
    await run();
    await t.db.update(Task, id, { state: 'running', finishedAt: null, outcome: null });
    // It came in since, and was not asked to be erased.
    await createContactMessage(t.db, { email: ANN.email });
    expect(await run()).toMatchObject({ state: 'done', outcome: 'Erased: 1 record' });
    expect(await found({ email: ANN.email })).toEqual({ messages: 1 });
  });

  it('with every file that was exported, which may name the person', async () => {
    const { id } = await t.db.save(Task, { kind: 'export', state: 'done', startedBy: 'a', userId: owner.user.id });
    await t.db.insert(ExportChunk, { taskId: id, number: 0, content: ANN.email });
    await erase();
    expect(await t.db.count(ExportChunk)).toBe(0);
    expect(await t.db.findOneBy(Task, { id })).toBeNull();
  });
});

describe('what comes in during the erasing', () => {
  /** Erases while `meanwhile` is done by others, who first hold up the erasing at Ann's conversation. */
  async function eraseDuring(meanwhile: () => Promise<unknown>, change = 'user_name = user_name') {
    await annAndOthers();
    const [held] = await t.db.find(ChatConversation, { order: { id: 'ASC' }, take: 1 });
    const runner = t.db.connection.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`UPDATE chat_conversations SET ${change} WHERE id = $1`, [held!.id]);
    const answer = erase();
    await untilSomeoneWaitsForALock(t.db);
    await meanwhile();
    return { runner, answer };
  }

  it('is left whole, with its mail', async () => {
    const { runner, answer } = await eraseDuring(async () => {
      await createOrder(t.db, { customerEmail: ANN.email, customerName: 'Ann again' });
      await note(ANN.email);
    });
    await runner.rollbackTransaction();
    await runner.release();
    expect(await answer).toMatchObject({ state: 'done' });
    expect(await found({ email: ANN.email })).toEqual({ orders: 1, waitingMails: 1 });
    expect(await t.db.countBy(Order, { customerName: 'Ann again', shippingAddress: ERASED.address })).toBe(0);
  });

  it('makes it look again, where something found was changed', async () => {
    const { runner, answer } = await eraseDuring(() => createOrder(t.db, { customerEmail: ANN.email }));
    await runner.commitTransaction();
    await runner.release();
    expect(await answer).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/^Order SC-.* has not been shipped yet/),
    });
    expect(await found({ email: ANN.email })).toEqual({ ...ALL_OF_ANN, orders: 2 });
  });
});

it('every night what has had its time is forgotten, and only that', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const aged = async (table: string, id: number, age: string) =>
    t.db.query(`UPDATE ${table} SET updated_at = now() - $2::interval WHERE id = $1`, [id, age]);
  const old = await createOrder(t.db, { customerName: 'Old', status: 'delivered' });
  await aged('orders', old.id, '5 years 1 day');
  const open = await createOrder(t.db, { customerName: 'Open' });
  await aged('orders', open.id, '6 years');
  const young = await createOrder(t.db, { customerName: 'Young', status: 'delivered' });
  await aged('orders', young.id, '4 years 364 days');
  const billed = await createInvoice(t.db, { status: 'paid' });
  await t.db.insert(InvoiceSending, { invoiceId: billed.id, kind: 'mail', sentTo: 'a@b.co', pdf: Buffer.from('Old') });
  const eft = { date: '2020-04-16', amount: 1, method: 'eft' as const };
  await t.db.insert(InvoicePayment, { invoiceId: billed.id, ...eft, reference: 'MR OLD' });
  await aged('invoices', billed.id, '5 years 1 day');
  // Erased just now: that keeps the papers of six years ago no longer, and those of last month no less.
  for (const days of [6 * 366, 30]) {
    const { id } = await createInvoice(t.db, { clientName: ERASED.name, clientEmail: null, status: 'paid' });
    await t.db.insert(InvoiceSending, { invoiceId: id, kind: 'by-hand', sentAt: daysAgo(days), pdf: PAPER });
  }
  const due = await createInvoice(t.db, { clientName: 'Due' });
  await aged('invoices', due.id, '6 years');
  const ended = await createCourseSignup(t.db, { startsOn: '2020-07-10', participantName: 'Ended' });
  await aged('course_signups', ended.id, '1 year 1 day');
  const late = await createCourseSignup(t.db, { startsOn: '2020-07-10', participantName: 'Changed since' });
  await aged('course_signups', late.id, '11 months');
  const ahead = await createCourseSignup(t.db, { startsOn: '2998-07-10', participantName: 'Ahead' });
  await aged('course_signups', ahead.id, '2 years');
  await createContactMessage(t.db, { subject: 'gone', archived: true, archiveDate: daysAgo(3 * 366 + 1) });
  await createContactMessage(t.db, { subject: 'kept', archived: true, archiveDate: daysAgo(3 * 365 - 1) });
  await createContactMessage(t.db, { subject: 'open', createdAt: daysAgo(3000) });
  const directory = path.join(t.env.dataDir, 'mail');
  await mkdir(directory, { recursive: true });
  for (const [name, days] of Object.entries({ 'old.eml': 31, 'young.eml': 29 })) {
    await writeFile(path.join(directory, name), 'To: a@b.co\r\n\r\n');
    await utimes(path.join(directory, name), daysAgo(days), daysAgo(days));
  }

  await enqueue(t.db, 'forget-old-people', { tick: new Date().toISOString() });
  await runJobs(t);

  const names = async (table: string, column: string) =>
    (await t.db.query<{ name: string }[]>(`SELECT ${column} AS name FROM ${table} ORDER BY id`)).map(
      ({ name }) => name,
    );
  expect(await names('orders', 'customer_name')).toEqual([ERASED.name, 'Open', 'Young']);
  expect(await names('invoices', 'client_name')).toEqual([ERASED.name, ERASED.name, ERASED.name, 'Due']);
  expect((await t.db.find(InvoiceSending)).map(({ sentAt }) => sentAt > daysAgo(31))).toEqual([true]);
  expect(await names('invoice_payments', 'reference')).toEqual([null]);
  expect(await names('contact_messages', 'subject')).toEqual(['kept', 'open']);
  expect(await names('course_signups', 'participant_name')).toEqual(['Changed since', 'Ahead']);
  expect(await readdir(directory)).toEqual(['young.eml']);
  const before = await t.db.findOneByOrFail(Order, { id: old.id });
  await enqueue(t.db, 'forget-old-people', { tick: new Date().toISOString() });
  await runJobs(t);
  expect(await t.db.findOneByOrFail(Order, { id: old.id })).toEqual(before);
});
