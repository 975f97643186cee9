import request from 'supertest';
import { ISSUER_TEXTS, type IssuerText } from '#libs/contracts/invoice';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { INVOICE_STATUSES } from '#libs/domain/invoice-status';
import { addDays, isoDate } from '#libs/domain/schedule/school-clock';
import { invoiceIssuer } from '#libs/school/invoice-issuer';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { asDataUrl, drawPicture } from '../../../test/pictures.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { CreditNote, InvoicePayment } from './invoice-paying.entity.js';
import { DocumentCounter } from './document-numbers.service.js';
import { Invoice } from './invoice.entity.js';

let t: TestApp;
let admin: SignedIn;
let client: CorporateClient;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('TRUNCATE invoices, school_settings, document_counters CASCADE');
  client = await t.db.save(CorporateClient, { ...kestrel });
});

const YEAR = schoolToday().year;
const TODAY = isoDate(schoolToday());
const TOMORROW = isoDate(addDays(schoolToday(), 1));
const YESTERDAY = isoDate(addDays(schoolToday(), -1));
const kestrel = {
  name: 'Kestrel Security',
  logoUrl: '/clients/kestrel.svg',
  email: 'accounts@kestrel.example',
  phone: '+27 11 555 0102',
  vatNumber: '4230156702',
  address: '3 Falcon Street',
  city: 'Midrand',
  province: 'Gauteng',
  postalCode: '1685',
};
const admins = (method: 'get' | 'post' | 'put' | 'delete', path: number | string = '') =>
  request(t.server)
    [method](`/api/admin/invoices${path === '' ? '' : `/${path}`}`)
    .set(admin.headers);
const post = (body: object) => admins('post').send(body);
const put = (id: number, body: object) => admins('put', id).send(body);
const draft = (fields: object = {}) => ({ corporateClientId: client.id, dueDate: TOMORROW, ...fields });
const refused = async (fields: object) => (await post(draft(fields)).expect(400)).body.errors as Record<string, string>;
const refusedChange = async (id: number, fields: object) =>
  (await put(id, fields).expect(400)).body.errors as Record<string, string>;

describe('POST /api/admin/invoices', () => {
  it('makes a pending invoice without lines, for the client as it is now, from the built-in issuer', async () => {
    const { body } = await post(draft({ taxRate: 1500 })).expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      invoiceNumber: `INV-${YEAR}-0001`,
      corporateClientId: client.id,
      clientName: 'Kestrel Security',
      clientEmail: 'accounts@kestrel.example',
      clientPhone: '+27 11 555 0102',
      clientAddress: '3 Falcon Street\nMidrand\nGauteng 1685\nSouth Africa',
      clientVatNumber: '4230156702',
      issueDate: TODAY,
      dueDate: TOMORROW,
      taxRate: 1500,
      discountKind: null,
      discountValue: 0,
      subtotal: 0,
      discountAmount: 0,
      taxAmount: 0,
      totalAmount: 0,
      paidAmount: 0,
      creditedAmount: 0,
      outstandingAmount: 0,
      status: 'pending',
      notes: 'Thank you for your trust in us.',
      sentAt: null,
      sentTo: null,
      markedSentAt: null,
      correctsInvoiceId: null,
      lockedBecause: null,
      ...invoiceIssuer(),
      items: [],
      payments: [],
      creditNotes: [],
      sendings: [],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await admins('get', body.id).expect(200)).body).toEqual(body);
  });

  it('takes the documented payload and believes none of its totals', async () => {
    const sent = {
      ...invoiceIssuer(),
      subtotal: 5,
      taxRate: 0,
      taxAmount: 7,
      totalAmount: 9,
      status: 'paid',
      notes: 'Cash',
    };
    expect((await post(draft(sent)).expect(201)).body).toMatchObject({
      subtotal: 0,
      taxAmount: 0,
      totalAmount: 0,
      status: 'pending',
      notes: 'Cash',
    });
  });

  it('keeps the billing address if there is one, and the contact if the company has no address', async () => {
    await t.db.update(CorporateClient, client.id, {
      billingAddress: 'PO Box 4410',
      billingCity: 'Halfway House',
      email: null,
      primaryContactEmail: 'renske@kestrel.example',
    });
    expect((await post(draft()).expect(201)).body).toMatchObject({
      clientAddress: 'PO Box 4410\nHalfway House\nSouth Africa',
      clientEmail: 'renske@kestrel.example',
    });
  });

  it('stays as it was when the client changes, or goes', async () => {
    const { id } = (await post(draft()).expect(201)).body;
    await t.db.update(CorporateClient, client.id, { name: 'Falcon' });
    await t.db.delete(CorporateClient, client.id);
    expect((await admins('get', id).expect(200)).body).toMatchObject({
      clientName: 'Kestrel Security',
      corporateClientId: null,
    });
  });

  it.each([
    ['2027-04-15T22:00:00.000Z', '2027-04-16'],
    ['2027-04-16', '2027-04-16'],
    [' 2027-04-16 ', '2027-04-16'],
  ])('a due date of %j is %s', async (dueDate, stored) => {
    expect((await post(draft({ dueDate })).expect(201)).body.dueDate).toBe(stored);
  });

  it.each([
    [null, 0],
    ['', 0],
    [0, 0],
    [10_000, 10_000],
    [1550, 1550],
  ])('a tax rate of %j is %i', async (taxRate, stored) => {
    expect((await post(draft({ taxRate })).expect(201)).body.taxRate).toBe(stored);
  });

  it.each([
    ['corporateClientId', undefined, INVOICE_RULES.corporateClientId.required],
    ['corporateClientId', 'x', INVOICE_RULES.corporateClientId.required],
    ['corporateClientId', 2_147_483_647, INVOICE_RULES.corporateClientId.unknown],
    ['dueDate', undefined, 'Due date is required'],
    ['dueDate', '', 'Due date is required'],
    ['dueDate', '2027-02-30', 'Due date must be a date'],
    ['dueDate', 'soon', 'Due date must be a date'],
    ['taxRate', -1, 'Tax rate must be from 0 to 100'],
    ['taxRate', 10_001, 'Tax rate must be from 0 to 100'],
    ['taxRate', 1.5, 'Tax rate must be from 0 to 100'],
    ['stormCombatEmail', 'nobody', 'Please enter a valid email address'],
    ['stormCombatLogo', 'javascript:alert(1)', INVOICE_RULES.stormCombatLogo.invalid],
    ['stormCombatLogo', 'data:text/plain;base64,aGVsbG8=', 'Please select a valid image file'],
    ['notes', 'x'.repeat(2001), INVOICE_RULES.notes.tooLong],
    ['colour', 'red', 'Unknown field: colour'],
  ])('refuses a %s of %j', async (field, value, message) => {
    expect(await refused({ [field]: value })).toEqual({ [field]: message });
    expect([await t.db.count(Invoice), await t.db.count(DocumentCounter)]).toEqual([0, 0]);
  });

  it.each(Object.keys(ISSUER_TEXTS) as IssuerText[])('refuses a %s that is too long', async (field) => {
    expect(await refused({ [field]: 'x'.repeat(ISSUER_TEXTS[field].maxLength + 1) })).toEqual({
      [field]: ISSUER_TEXTS[field].tooLong,
    });
  });

  it('stores an inline logo', async () => {
    const { stormCombatLogo } = (
      await post(draft({ stormCombatLogo: asDataUrl(await drawPicture({ colour: 'navy' })) })).expect(201)
    ).body;
    expect(stormCombatLogo).toMatch(/^\/api\/images\/[0-9a-f]{64}\.png$/);
  });
});

describe('PUT /api/admin/invoices/{id}', () => {
  it('changes what staff may change, and nothing else of what is sent back', async () => {
    const before = await createInvoice(t.db, { items: [{ unitPrice: 999 }] });
    const whole = (await admins('get', before.id)).body;
    const answer = await put(before.id, { ...whole, clientName: 'Highveld', taxRate: 1500 }).expect(200);
    expect(answer.body).toEqual({
      ...whole,
      clientName: 'Highveld',
      taxRate: 1500,
      taxAmount: 150,
      totalAmount: 1149,
      outstandingAmount: 1149,
      updatedAt: expect.any(String),
    });
    const others = { invoiceNumber: 'INV-1999-0001', totalAmount: 1, issueDate: '1999-01-01', items: [] };
    expect(
      Object.keys((await put(before.id, { ...others, clientName: 'Karoo' }).expect(400)).body.errors).sort(),
    ).toEqual(Object.keys(others).sort());
    expect((await admins('get', before.id)).body).toEqual(answer.body);
  });

  it.each([
    ['', YESTERDAY],
    [null, YESTERDAY],
    [TOMORROW, TOMORROW],
  ])('a due date of %j', async (dueDate, stored) => {
    const { id } = await createInvoice(t.db, { dueDate: YESTERDAY });
    expect((await put(id, { dueDate }).expect(200)).body.dueDate).toBe(stored);
  });

  it("an issuer may be blank but for the name, which is the settings' then", async () => {
    const { id } = await createInvoice(t.db, { ...invoiceIssuer(), stormCombatVatNumber: '4000000000' });
    expect(
      (await put(id, { stormCombatName: '', stormCombatVatNumber: '', bankName: null }).expect(200)).body,
    ).toMatchObject({ stormCombatName: invoiceIssuer().stormCombatName, stormCombatVatNumber: null, bankName: null });
  });

  it.each([
    ['clientName', '', 'Client name is required'],
    ['clientName', null, 'Client name is required'],
    ['clientEmail', '', 'Client email is required'],
    ['clientEmail', null, 'Client email is required'],
    ['clientEmail', 'nobody', 'Please enter a valid email address'],
    ['dueDate', 'soon', 'Due date must be a date'],
    ['taxRate', 10_001, 'Tax rate must be from 0 to 100'],
    ['status', 'sent', INVOICE_RULES.status.unknown],
    ['status', null, INVOICE_RULES.status.unknown],
    ['clientAddress', 'x'.repeat(701), INVOICE_RULES.clientAddress.tooLong],
  ])('refuses a %s of %j and writes nothing', async (field, value, message) => {
    const before = await createInvoice(t.db);
    expect(await refusedChange(before.id, { notes: 'new', [field]: value })).toEqual({ [field]: message });
    expect(await t.db.findOneByOrFail(Invoice, { id: before.id })).toMatchObject({
      notes: null,
      updatedAt: before.updatedAt,
    });
  });
});

describe('the status', () => {
  const paid = async (overrides: object, amount: number) => {
    const { id } = await createInvoice(t.db, { items: [{ unitPrice: 1000 }], ...overrides });
    await t.db.insert(InvoicePayment, { invoiceId: id, date: TODAY, amount, method: 'eft' });
    return id;
  };

  it.each(INVOICE_STATUSES.flatMap((from) => INVOICE_STATUSES.map((to) => [from, to] as const)))(
    '%s may become %s by hand',
    async (from, to) => {
      const id = await paid({ status: from }, 400);
      expect((await put(id, { status: to, dueDate: YESTERDAY }).expect(200)).body).toMatchObject({
        status: to,
        totalAmount: 1000,
      });
    },
  );

  it('is not changed by a note, and what it stands for not by a tax', async () => {
    const id = await paid({ status: 'paid' }, 1000);
    expect((await put(id, { notes: 'Paid by EFT' }).expect(200)).body).toMatchObject({
      status: 'paid',
      outstandingAmount: 0,
    });
    await put(id, { taxRate: 1500 }).expect(409);
    expect((await put(id, { taxRate: 0 }).expect(200)).body).toMatchObject({ status: 'paid', totalAmount: 1000 });
  });

  it('an overdue one with a later due date is pending again', async () => {
    const { id } = await createInvoice(t.db, { status: 'overdue', dueDate: YESTERDAY });
    expect((await put(id, { notes: 'Called them' }).expect(200)).body.status).toBe('overdue');
    expect((await put(id, { dueDate: TOMORROW }).expect(200)).body.status).toBe('pending');
  });

  it('sums, outstanding and the list of payments and credit notes agree', async () => {
    const id = await paid({}, 400);
    await t.db.insert(InvoicePayment, {
      invoiceId: id,
      date: YESTERDAY,
      amount: 100,
      method: 'cash',
      reference: 'Till 2',
    });
    await t.db.insert(CreditNote, {
      invoiceId: id,
      creditNoteNumber: 'CN-2026-0001',
      date: TODAY,
      amount: 50,
      taxAmount: 0,
      reason: 'Rain',
    });
    const { body } = await admins('get', id).expect(200);
    expect(body).toMatchObject({ paidAmount: 500, creditedAmount: 50, outstandingAmount: 450 });
    expect(body.payments).toEqual([
      {
        id: expect.any(Number),
        date: YESTERDAY,
        amount: 100,
        method: 'cash',
        reference: 'Till 2',
        clientPaymentId: null,
        fromCredit: false,
        createdAt: expect.any(String),
      },
      {
        id: expect.any(Number),
        date: TODAY,
        amount: 400,
        method: 'eft',
        reference: null,
        clientPaymentId: null,
        fromCredit: false,
        createdAt: expect.any(String),
      },
    ]);
    expect(body.creditNotes).toEqual([
      {
        id: expect.any(Number),
        creditNoteNumber: 'CN-2026-0001',
        date: TODAY,
        amount: 50,
        taxAmount: 0,
        reason: 'Rain',
        createdAt: expect.any(String),
      },
    ]);
    expect((await admins('get')).body[0]).toMatchObject({
      paidAmount: 500,
      creditedAmount: 50,
      outstandingAmount: 450,
    });
  });
});

describe('DELETE /api/admin/invoices/{id}', () => {
  it('takes it out of every list and call, and keeps row, lines and number', async () => {
    const { id } = (await post(draft()).expect(201)).body;
    const line = (
      await admins('post', `${id}/items`).send({ description: 'Training', quantity: 1, unitPrice: 100 }).expect(201)
    ).body;
    expect((await admins('delete', id).expect(200)).body).toMatchObject({
      id,
      invoiceNumber: `INV-${YEAR}-0001`,
      items: [line],
    });
    expect((await admins('get').expect(200)).body).toEqual([]);
    const calls = [
      admins('get', id),
      put(id, { notes: 'x' }),
      admins('delete', id),
      admins('post', `${id}/items`).send({ description: 'More', quantity: 1, unitPrice: 1 }),
      admins('delete', `${id}/items/${line.id}`),
    ];
    for (const call of calls) expect((await call.expect(404)).body.message).toBe('There is no invoice with this id');
    expect((await post(draft()).expect(201)).body.invoiceNumber).toBe(`INV-${YEAR}-0002`);
    expect(await t.db.findOneByOrFail(Invoice, { id })).toMatchObject({
      invoiceNumber: `INV-${YEAR}-0001`,
      totalAmount: 100,
    });
  });
});

describe('the table itself', () => {
  it.each([
    ['a total that is not subtotal and tax', { totalAmount: 1 }],
    [
      'a discount that is more than the subtotal',
      { discountKind: 'amount', discountValue: 1, discountAmount: 1, totalAmount: -1 },
    ],
    ['a discount without a kind', { discountValue: 1 }],
    ['a kind without a discount', { discountKind: 'percent', discountValue: 0 }],
    ['a discount over 100 %', { discountKind: 'percent', discountValue: 10_001 }],
    ['another kind of discount', { discountKind: 'gift' }],
    ['an unknown status', { status: 'sent' }],
    ['a tax over 100 %', { taxRate: 10_001 }],
    ['another kind of number', { invoiceNumber: '7' }],
    ['an inline logo', { stormCombatLogo: 'data:image/png;base64,AA==' }],
  ])('refuses %s', async (_what, wrong) => {
    await expect(createInvoice(t.db, wrong as object)).rejects.toThrow(/violates check constraint/);
  });

  it('refuses a number twice', async () => {
    await createInvoice(t.db, { invoiceNumber: 'INV-2026-0001' });
    await expect(createInvoice(t.db, { invoiceNumber: 'INV-2026-0001' })).rejects.toThrow(
      /invoices_invoice_number_key/,
    );
  });
});
