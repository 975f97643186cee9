import request from 'supertest';
import { cannotChangeLocked, LOCKED_REASON } from '#libs/contracts/invoice-lock';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CreditNote } from '../invoices/invoice-paying.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const RULES = INVOICE_RULES.creditNote;
const TODAY = isoDate(schoolToday());
/** R2 500.00 and 15 %: R2 875.00. */
const invoiced = (overrides: Parameters<typeof createInvoice>[1] = {}) =>
  createInvoice(t.db, { items: [{}], taxRate: 1500, ...overrides });
const credit = (id: number, body: object = {}, key?: string) =>
  request(t.server)
    .post(`/api/admin/invoices/${id}/credit-notes`)
    .set({ ...admin.headers, ...(key !== undefined && { [IDEMPOTENCY_KEY.header]: key }) })
    .send({ amount: 11_500, reason: 'A lesson less', ...body });
const call = (method: 'put' | 'delete' | 'post', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/invoices/${path}`).set(admin.headers).send(body);
const serialOf = (creditNoteNumber: string) => Number(creditNoteNumber.split('-')[2]);

describe('POST /api/admin/invoices/{id}/credit-notes', () => {
  it("takes from what is owed, with the tax within it at the invoice's rate and the next number", async () => {
    const { id } = await invoiced();
    const first = await credit(id).expect(201);
    expect(first.body).toMatchObject({
      totalAmount: 287_500,
      creditedAmount: 11_500,
      outstandingAmount: 276_000,
      status: 'pending',
    });
    expect(first.body.creditNotes).toEqual([
      {
        id: expect.any(Number),
        creditNoteNumber: expect.stringMatching(/^CN-\d{4}-\d{4}$/),
        date: TODAY,
        amount: 11_500,
        taxAmount: 1_500,
        reason: 'A lesson less',
        createdAt: expect.any(String),
      },
    ]);
    const { creditNotes } = (await credit(id, { amount: 276_000, reason: 'All of it' }).expect(201)).body;
    expect(serialOf(creditNotes[1].creditNoteNumber)).toBe(serialOf(creditNotes[0].creditNoteNumber) + 1);
  });

  const taxes = (body: { creditNotes: CreditNote[] }) => body.creditNotes.map(({ taxAmount }) => taxAmount);

  it('in parts hold together the tax of the invoice, to the cent', async () => {
    const { id, taxAmount } = await invoiced({ items: [{ unitPrice: 10_000 }] });
    for (const amount of [1_000, 1_000]) await credit(id, { amount }).expect(201);
    const { body } = await credit(id, { amount: 9_500 }).expect(201);
    expect(taxAmount).toBe(1_500);
    expect(taxes(body)).toEqual([130, 131, 1_239]);
  });

  it('go on from the notes that were rounded each by itself, which stay as they are', async () => {
    const { id } = await invoiced({ items: [{ unitPrice: 10_000 }] });
    for (const creditNoteNumber of ['CN-2019-9001', 'CN-2019-9002'])
      await t.db.insert(CreditNote, {
        invoiceId: id,
        creditNoteNumber,
        date: '2019-03-01',
        amount: 1_000,
        taxAmount: 130,
        reason: 'A lesson less',
      });
    expect(taxes((await credit(id, { amount: 9_500 }).expect(201)).body)).toEqual([130, 130, 1_240]);
  });

  it('that settles what payments left makes it paid', async () => {
    const { id } = await invoiced();
    await call('post', `${id}/payments`, { date: '2026-04-16', amount: 276_000, method: 'eft' }).expect(201);
    expect((await credit(id).expect(201)).body).toMatchObject({ outstandingAmount: 0, status: 'paid' });
  });

  it('of a part leaves an invoice paid that staff called so', async () => {
    const { id } = await invoiced();
    await call('put', String(id), { status: 'paid' }).expect(200);
    expect((await credit(id).expect(201)).body).toMatchObject({ outstandingAmount: 0, status: 'paid' });
  });

  it('together are never more than the total; a refused one uses no number', async () => {
    const { id } = await invoiced();
    const before = serialOf((await credit(id, { amount: 287_000 }).expect(201)).body.creditNotes[0].creditNoteNumber);
    const { body } = await credit(id, { amount: 501 }).expect(409);
    expect(body).toMatchObject({
      message: 'At most R5.00 of this invoice can still be credited',
      errors: { amount: 'At most R5.00 of this invoice can still be credited' },
    });
    expect(serialOf((await credit(id, { amount: 500 }).expect(201)).body.creditNotes[1].creditNoteNumber)).toBe(
      before + 1,
    );
    expect((await credit(id, { amount: 1 }).expect(409)).body.message).toBe('This invoice is credited in full');
  });

  it('stand in the way of an invoice that would come to something else', async () => {
    const { id, items, invoiceNumber } = await invoiced();
    await credit(id, { amount: 287_500 }).expect(201);
    for (const refused of [
      call('delete', `${id}/items/${items[0]!.id}`),
      call('put', `${id}/items/${items[0]!.id}`, { quantity: 1, unitPrice: 1 }),
      call('put', `${id}`, { taxRate: 0 }),
    ]) {
      expect((await refused.expect(409)).body).toMatchObject({
        message: cannotChangeLocked(invoiceNumber, 'credited'),
        reason: LOCKED_REASON,
      });
    }
  });

  it.each<[string, object, Record<string, string>]>([
    ['nothing', { amount: 0 }, { amount: RULES.amount.invalid }],
    ['no reason', { reason: ' ' }, { reason: RULES.reason.required }],
    ['a long reason', { reason: 'x'.repeat(301) }, { reason: RULES.reason.tooLong }],
  ])('refuses %s', async (_what, wrong, errors) => {
    const { id } = await invoiced();
    expect((await credit(id, wrong).expect(400)).body.errors).toEqual(errors);
  });

  it('is made on no cancelled and no deleted invoice', async () => {
    expect((await credit((await invoiced({ status: 'cancelled' })).id).expect(409)).body.message).toBe(
      RULES.onCancelled,
    );
    const { id } = await invoiced();
    await call('delete', `${id}`).expect(200);
    await credit(id).expect(404);
  });

  it('with an Idempotency-Key is made once', async () => {
    const { id } = await invoiced();
    await credit(id, {}, 'press').expect(201);
    await credit(id, {}, 'press').expect(200);
    expect((await credit(id, { amount: 1 }, 'press').expect(422)).body.message).toBe(RULES.otherBody);
    expect(await t.db.countBy(CreditNote, { invoiceId: id })).toBe(1);
  });
});

describe('GET /api/admin/credit-notes/{id}/pdf', () => {
  const pdfOf = (id: number) =>
    request(t.server).get(`/api/admin/credit-notes/${id}/pdf`).set(admin.headers).responseType('blob');

  it('is a file of its number that names the invoice it corrects', async () => {
    const { id, invoiceNumber } = await invoiced({ stormCombatVatNumber: '4870263158' });
    const { creditNotes } = (await credit(id).expect(201)).body;
    const answer = await pdfOf(creditNotes[0].id)
      .expect(200)
      .expect('Content-Disposition', `attachment; filename="${creditNotes[0].creditNoteNumber}.pdf"`);
    const { title, pages } = await readPdf(answer.body as Buffer);
    expect(title).toContain(creditNotes[0].creditNoteNumber);
    for (const words of [invoiceNumber, 'A lesson less', 'R100.00', 'VAT (15%) R15.00', 'R115.00'])
      expect(pages[0]!.text).toContain(words);
  });

  it('of no credit note, or of a deleted invoice, is a 404', async () => {
    const { id } = await invoiced();
    const { creditNotes } = (await credit(id)).body;
    await t.db.update(Invoice, id, { deletedAt: new Date() });
    await pdfOf(creditNotes[0].id).expect(404);
    await pdfOf(2_000_000_000).expect(404);
  });
});
