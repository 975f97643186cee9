import request from 'supertest';
import {
  STATEMENT_RULES,
  STATEMENT_SENDINGS,
  STATEMENT_SENT_TOO_OFTEN,
  statementSentJustNow,
} from '#libs/contracts/statement';
import { formatRand } from '#libs/domain/money';
import { addDays, isoDate } from '#libs/domain/schedule/school-clock';
import { formatDate } from '#libs/domain/schedule/long-date';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { runJobs, waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { DocumentsService } from '../documents/documents.service.js';
import { StatementSending } from './statement-sending.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  await request(t.server)
    .put('/api/admin/invoice-settings')
    .set(admin.headers)
    .send({ bankName: 'Example Bank', accountNumber: '00 0000 0000', stormCombatEmail: 'books@stormcombat.example' })
    .expect(200);
});
afterAll(() => t.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const TODAY = isoDate(schoolToday());
const daysAgo = (days: number) => isoDate(addDays(schoolToday(), -days));
let made = 0;
/** Each with a name of its own, by which its mails are found. */
const client = (overrides: Partial<CorporateClient> = {}) =>
  t.db.save(CorporateClient, {
    name: `Highveld ${++made}`,
    logoUrl: '/clients/highveld.svg',
    email: `accounts-${made}@highveld.example`,
    ...overrides,
  });
/** R1 000.00 each. */
const invoiced = (corporateClientId: number, dueDate: string) =>
  createInvoice(t.db, { corporateClientId, dueDate, items: [{ unitPrice: 100_000 }] });
const pathOf = (id: number) => `/api/admin/corporate-clients/${id}/statement`;
const send = (id: number, body: object = {}) =>
  request(t.server)
    .post(`${pathOf(id)}/send`)
    .set(admin.headers)
    .send(body);
const mailsOf = async ({ name }: { name: string }) => {
  await runJobs(t);
  return (await readMails(t)).filter(({ text }) => text!.includes(`Hello ${name},`));
};
const oneLine = (text = '') => text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const shown = (cents: number) => formatRand(cents).replaceAll('\u00a0', ' ');

describe('POST /api/admin/corporate-clients/{id}/statement/send', () => {
  it('mails the client what is owed, with the PDF, and is told as sent afterwards', async () => {
    const owing = await client();
    const late = await invoiced(owing.id, daysAgo(40));
    await invoiced(owing.id, '2999-12-31');
    const { body } = await send(owing.id).expect(200);
    expect(body).toMatchObject({
      corporateClientId: owing.id,
      totalOutstanding: 200_000,
      clientEmail: owing.email,
      sentTo: owing.email,
      sentAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(Math.abs(Date.parse(body.sentAt) - Date.now())).toBeLessThan(60_000);
    expect((await request(t.server).get(pathOf(owing.id)).set(admin.headers).expect(200)).body).toEqual(body);

    const [mail, ...more] = await mailsOf(owing);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: `Statement as of ${formatDate(TODAY)} from Storm Combat Academy`,
      to: [{ address: owing.email }],
      replyTo: [{ address: 'books@stormcombat.example' }],
    });
    const fileName = `Statement-Highveld-${made}-${TODAY}.pdf`;
    for (const words of [oneLine(mail!.text), oneLine(mail!.html)])
      for (const figure of [
        `${shown(200_000)} is outstanding on 2 invoices, ${shown(100_000)} of it past its due date.`,
        '31 to 60 days',
        'Total owed',
        'Example Bank',
        '00 0000 0000',
        fileName,
      ])
        expect(words).toContain(figure);
    const [attached, ...others] = mail!.attachments;
    expect(others).toEqual([]);
    expect(attached).toMatchObject({ filename: fileName, mimeType: 'application/pdf' });
    const { title, pages } = await readPdf(new Uint8Array(attached!.content as ArrayBuffer));
    expect(title).toBe(`Statement ${owing.name}`);
    for (const figure of [late.invoiceNumber, 'R2 000.00']) expect(pages[0]!.text).toContain(figure);
  });

  it('holds what was owed at the moment of sending, whatever is paid before the mail goes out', async () => {
    const owing = await client();
    const { id } = await invoiced(owing.id, '2999-12-31');
    await send(owing.id).expect(200);
    await request(t.server)
      .post(`/api/admin/invoices/${id}/payments`)
      .set(admin.headers)
      .send({ date: '2026-04-16', amount: 100_000, method: 'eft' })
      .expect(201);
    const [mail] = await mailsOf(owing);
    expect(oneLine(mail!.text)).toContain(`${shown(100_000)} is outstanding on 1 invoice.`);
    expect((await readPdf(new Uint8Array(mail!.attachments[0]!.content as ArrayBuffer))).pages[0]!.text).toContain(
      'R1 000.00',
    );
  });

  it('goes to another address, with another subject and other words, which cannot be markup', async () => {
    const owing = await client();
    await invoiced(owing.id, '2999-12-31');
    const { body } = await send(owing.id, {
      to: ' boss@highveld.example ',
      subject: ' Your account ',
      message: 'Dear Sipho,\n\nas <b>agreed</b>.',
    }).expect(200);
    expect(body.sentTo).toBe('boss@highveld.example');
    const [mail] = await mailsOf(owing);
    expect(mail).toMatchObject({ subject: 'Your account', to: [{ address: 'boss@highveld.example' }] });
    expect(mail!.html).toContain('as &lt;b&gt;agreed&lt;/b&gt;.');
    expect(mail!.text).toContain('Dear Sipho,\n\nas <b>agreed</b>.');
    expect(mail!.text).not.toContain('Please find attached');
  });

  it('of a client who owes nothing says so, and not how to pay', async () => {
    const settled = await client();
    await send(settled.id, { to: '', subject: null, message: ' ' }).expect(200);
    const text = oneLine((await mailsOf(settled))[0]!.text);
    expect(text).toContain('There is nothing to pay.');
    expect(text).not.toContain('Banking details');
  });

  it("goes to the client's contact where the client has no address", async () => {
    const { id } = await client({ email: null, primaryContactEmail: 'sipho@highveld.example' });
    expect((await send(id).expect(200)).body).toMatchObject({
      clientEmail: 'sipho@highveld.example',
      sentTo: 'sipho@highveld.example',
    });
  });

  it('without an address is a 400, and a wrong one too; nothing is sent', async () => {
    const unknown = await client({ email: null });
    for (const [body, errors] of [
      [{}, { to: STATEMENT_RULES.to.required }],
      [{ to: 'nobody' }, { to: STATEMENT_RULES.to.invalid }],
      [{ to: 'a@b.co', subject: 'x'.repeat(201) }, { subject: STATEMENT_RULES.subject.tooLong }],
      [{ to: 'a@b.co', message: 'x'.repeat(2001) }, { message: STATEMENT_RULES.message.tooLong }],
    ] as const)
      expect((await send(unknown.id, body).expect(400)).body.errors).toEqual(errors);
    expect(await mailsOf(unknown)).toEqual([]);
    expect((await request(t.server).get(pathOf(unknown.id)).set(admin.headers)).body).toMatchObject({
      clientEmail: null,
      sentAt: null,
      sentTo: null,
    });
    await send(unknown.id, { to: 'found@highveld.example' }).expect(200);
  });

  it('of no client is a 404, also when it is deleted while the PDF is made', async () => {
    expect((await send(2_000_000_000).expect(404)).body.message).toBe('There is no corporate client with this id');
    const { id } = await client();
    const documents = t.app.get(DocumentsService, { strict: false });
    const print = documents.renderStatement.bind(documents);
    jest.spyOn(documents, 'renderStatement').mockImplementationOnce(async (statement) => {
      await request(t.server).delete(`/api/admin/corporate-clients/${id}`).set(admin.headers).expect(200);
      return print(statement);
    });
    await send(id).expect(404);
    expect(await t.db.countBy(StatementSending, { corporateClientId: id })).toBe(0);
  });

  it('is forgotten with its client', async () => {
    const { id } = await client();
    await send(id).expect(200);
    await request(t.server).delete(`/api/admin/corporate-clients/${id}`).set(admin.headers).expect(200);
    expect(await t.db.countBy(StatementSending, { corporateClientId: id })).toBe(0);
  });
});

describe('the limits', () => {
  it('a button pressed five times at once sends one mail', async () => {
    const owing = await client();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(owing.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.message).toBe(statementSentJustNow(owing.email!));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await mailsOf(owing)).toHaveLength(1);
    await send(owing.id, { to: 'boss@highveld.example' }).expect(200);
  });

  it(`one statement is sent ${STATEMENT_SENDINGS.perHour} times an hour, to whomever`, async () => {
    const { id } = await client();
    for (let i = 0; i < STATEMENT_SENDINGS.perHour; i++)
      await send(id, { to: `person-${i}@highveld.example` }).expect(200);
    expect((await send(id, { to: 'one-more@highveld.example' }).expect(429)).body.message).toBe(
      STATEMENT_SENT_TOO_OFTEN,
    );
  });

  it('what could not be sent does not count', async () => {
    const { id } = await client();
    jest
      .spyOn(t.app.get(DocumentsService, { strict: false }), 'renderStatement')
      .mockRejectedValueOnce(new Error('broken'));
    await send(id).expect(500);
    expect(await t.db.countBy(StatementSending, { corporateClientId: id })).toBe(0);
    await send(id).expect(200);
    await runJobs(t);
    expect(await waitingJobs(t)).toEqual([]);
  });
});
