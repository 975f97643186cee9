import request from 'supertest';
import { INVOICE_RULES, INVOICE_SENDINGS, SENT_TOO_OFTEN, sentJustNow } from '#libs/contracts/invoice-rules';
import { formatRand } from '#libs/domain/money';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { runJobs, waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DocumentsService } from '../documents/documents.service.js';
import { InvoiceSending } from '../invoices/invoice-sending.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const vendor = {
  stormCombatVatNumber: '4870263158',
  stormCombatEmail: 'accounts@stormcombat.example',
  bankName: 'Example Bank',
  accountNumber: '00 0000 0000',
};
const invoiced = (overrides: Parameters<typeof createInvoice>[1] = {}) =>
  createInvoice(t.db, { items: [{}], taxRate: 1500, ...vendor, ...overrides });
const send = (id: number, body: object = {}) =>
  request(t.server).post(`/api/admin/invoices/${id}/send`).set(admin.headers).send(body);
const call = (method: 'post' | 'put', path: string, body: object) =>
  request(t.server)[method](`/api/admin/invoices/${path}`).set(admin.headers).send(body);
/** The mails of an invoice, after the jobs that send them. */
const mailsOf = async ({ invoiceNumber }: { invoiceNumber: string }) => {
  await runJobs(t);
  return (await readMails(t)).filter(({ subject }) => subject!.includes(invoiceNumber));
};
const oneLine = (text = '') => text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const shown = (cents: number) => formatRand(cents).replaceAll('\u00a0', ' ');

describe('POST /api/admin/invoices/{id}/send', () => {
  it('tells of a discount off the whole, in the mail and in its PDF', async () => {
    const invoice = await invoiced({ discountKind: 'percent', discountValue: 1000 });
    await send(invoice.id).expect(200);
    const [mail] = await mailsOf(invoice);
    for (const words of [oneLine(mail!.text), oneLine(mail!.html)]) {
      expect(words).toMatch(/Discount \(10%\):? R250\.00/);
      expect(words).toContain(shown(258_750));
    }
    const { pages } = await readPdf(new Uint8Array(mail!.attachments[0]!.content as ArrayBuffer));
    expect(pages[0]!.text).toContain('Discount (10%) -R250.00');
  });

  it('mails the client the figures and the PDF, and remembers when and where', async () => {
    const invoice = await invoiced();
    await call('post', `${invoice.id}/payments`, { date: '2026-04-16', amount: 100_000, method: 'eft' }).expect(201);
    const { body } = await send(invoice.id).expect(200);
    expect(body).toMatchObject({
      id: invoice.id,
      sentTo: 'accounts@highveld.example',
      sentAt: expect.stringMatching(/^\d{4}-/),
      payments: [{}],
    });
    expect(Math.abs(Date.parse(body.sentAt) - Date.now())).toBeLessThan(60_000);

    const [mail, ...more] = await mailsOf(invoice);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: `Tax invoice ${invoice.invoiceNumber} from Storm Combat Academy`,
      to: [{ address: 'accounts@highveld.example' }],
      replyTo: [{ address: 'accounts@stormcombat.example' }],
    });
    for (const words of [oneLine(mail!.text), oneLine(mail!.html)]) {
      for (const figure of [
        invoice.invoiceNumber,
        'Highveld Logistics',
        shown(287_500),
        shown(100_000),
        `${shown(187_500)} is due on 31 December 2999.`,
        'Example Bank',
        '00 0000 0000',
        `${invoice.invoiceNumber}.pdf`,
      ])
        expect(words).toContain(figure);
    }
    const [attached, ...others] = mail!.attachments;
    expect(others).toEqual([]);
    expect(attached).toMatchObject({ filename: `${invoice.invoiceNumber}.pdf`, mimeType: 'application/pdf' });
    const { title, pages } = await readPdf(new Uint8Array(attached!.content as ArrayBuffer));
    expect(title).toBe(`Tax Invoice ${invoice.invoiceNumber}`);
    for (const figure of ['R2 875.00', 'R1 875.00']) expect(pages[0]!.text).toContain(figure);
  });

  it('holds the PDF of the moment of sending, whatever changes before the mail goes out', async () => {
    const invoice = await invoiced();
    await send(invoice.id).expect(200);
    await call('put', `${invoice.id}`, { notes: 'Added later' }).expect(200);
    const [mail] = await mailsOf(invoice);
    const attached = Buffer.from(mail!.attachments[0]!.content as ArrayBuffer);
    expect((await readPdf(attached)).pages[0]!.text).not.toContain('Added later');
    const kept = await t.db.findOneOrFail(InvoiceSending, {
      where: { invoiceId: invoice.id },
      select: { id: true, pdf: true },
    });
    expect(attached.equals(kept.pdf!)).toBe(true);
  });

  it('is printed again when somebody changes the invoice meanwhile: mail and PDF say the same', async () => {
    const invoice = await invoiced();
    const documents = t.app.get(DocumentsService, { strict: false });
    const print = documents.renderInvoice.bind(documents);
    const printed = jest.spyOn(documents, 'renderInvoice').mockImplementationOnce(async (seen) => {
      const pdf = await print(seen);
      await call('post', `${invoice.id}/items`, { description: 'Just added', quantity: 1, unitPrice: 50_000 }).expect(
        201,
      );
      return pdf;
    });
    await send(invoice.id).expect(200);
    expect(printed).toHaveBeenCalledTimes(2);
    const [mail] = await mailsOf(invoice);
    expect(oneLine(mail!.text)).toContain(shown(345_000));
    expect((await readPdf(new Uint8Array(mail!.attachments[0]!.content as ArrayBuffer))).pages[0]!.text).toContain(
      'Just added',
    );
  });

  it('goes to another address and with other words, which cannot be markup', async () => {
    const invoice = await invoiced();
    expect(
      (
        await send(invoice.id, { to: ' boss@highveld.example ', message: 'Dear Sipho,\n\nas <b>agreed</b>.' }).expect(
          200,
        )
      ).body.sentTo,
    ).toBe('boss@highveld.example');
    const [mail] = await mailsOf(invoice);
    expect(mail!.to).toMatchObject([{ address: 'boss@highveld.example' }]);
    expect(mail!.html).toContain('as &lt;b&gt;agreed&lt;/b&gt;.');
    expect(mail!.text).toContain('Dear Sipho,\n\nas <b>agreed</b>.');
    expect(mail!.text).not.toContain('Please find attached');
  });

  it.each<[string, Partial<Invoice>, string]>([
    ['paid', { status: 'paid' }, 'There is nothing to pay.'],
    ['cancelled', { status: 'cancelled' }, 'It has been cancelled, so there is nothing to pay.'],
    ['late', { status: 'overdue', dueDate: '2026-03-09' }, `${shown(287_500)} was due on 9 March 2026.`],
  ])('says of one that is %s how it stands', async (_what, overrides, sentence) => {
    const invoice = await invoiced(overrides);
    await send(invoice.id).expect(200);
    const text = oneLine((await mailsOf(invoice))[0]!.text);
    expect(text).toContain(sentence);
    expect(text.includes('Banking details')).toBe(overrides.status === 'overdue');
  });

  it('without an address is a 400, and a wrong one too; nothing is sent', async () => {
    const invoice = await invoiced({ clientEmail: null });
    expect((await send(invoice.id).expect(400)).body.errors).toEqual({ to: INVOICE_RULES.sending.to.required });
    expect((await send(invoice.id, { to: 'nobody' }).expect(400)).body.errors).toEqual({
      to: INVOICE_RULES.sending.to.invalid,
    });
    expect((await send(invoice.id, { message: 'x'.repeat(2001) }).expect(400)).body.errors).toEqual({
      message: INVOICE_RULES.sending.message.tooLong,
    });
    expect(await mailsOf(invoice)).toEqual([]);
    await send(invoice.id, { to: 'found@highveld.example' }).expect(200);
  });

  it('of a deleted invoice is a 404', async () => {
    const { id } = await invoiced();
    await t.db.update(Invoice, id, { deletedAt: new Date() });
    await send(id).expect(404);
    await send(id, { to: 'boss@highveld.example' }).expect(404);
  });
});

describe('the limits', () => {
  it('a button pressed five times at once sends one mail', async () => {
    const invoice = await invoiced();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(invoice.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.message).toBe(sentJustNow('accounts@highveld.example'));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await mailsOf(invoice)).toHaveLength(1);
    await send(invoice.id, { to: 'boss@highveld.example' }).expect(200);
  });

  it(`one invoice is sent ${INVOICE_SENDINGS.perHour} times an hour, to whomever`, async () => {
    const { id } = await invoiced();
    for (let i = 0; i < INVOICE_SENDINGS.perHour; i++)
      await send(id, { to: `person-${i}@highveld.example` }).expect(200);
    expect((await send(id, { to: 'one-more@highveld.example' }).expect(429)).body.message).toBe(SENT_TOO_OFTEN);
  });

  it('what could not be sent does not count', async () => {
    const { id } = await invoiced();
    jest
      .spyOn(t.app.get(DocumentsService, { strict: false }), 'renderInvoice')
      .mockRejectedValueOnce(new Error('broken'));
    await send(id).expect(500);
    expect(await t.db.findOneByOrFail(Invoice, { id })).toMatchObject({ sentAt: null, sentTo: null });
    await send(id).expect(200);
    await runJobs(t);
    expect(await waitingJobs(t)).toEqual([]);
  });
});
