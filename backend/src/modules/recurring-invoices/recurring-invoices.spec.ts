import request from 'supertest';
import { DISCOUNT_RULES, INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { RECURRING_INVOICE_RULES as RULES } from '#libs/contracts/recurring-invoice';
import { dueDateAfter, nextDueDate } from '#libs/domain/recurring-invoice';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createRecurringInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { runJobs, waitingJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { RecurringInvoice } from './recurring-invoice.entity.js';

let t: TestApp;
let admin: SignedIn;
let clientId: number;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('DELETE FROM graphile_worker._private_jobs');
  await t.db.query('TRUNCATE invoices, recurring_invoices, deleted_records, corporate_clients CASCADE');
  clientId = (await t.db.save(CorporateClient, { ...client })).id;
});

const client = {
  name: 'Highveld Logistics',
  logoUrl: '/clients/highveld.svg',
  email: 'accounts@highveld.example',
  paymentTerms: 'Net 7' as const,
};
const TODAY = isoDate(schoolToday());
const FAR = '2998-07-01';
const training = (overrides: object = {}) => ({
  name: 'Monthly training',
  corporateClientId: clientId,
  items: [
    { description: 'Team training', quantity: 4, unitPrice: 125_000 },
    { description: 'Hall', quantity: 1, unitPrice: 35_050 },
  ],
  dayOfMonth: 1,
  startDate: FAR,
  ...overrides,
});
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/recurring-invoices${path}`).set(admin.headers).send(body);
const waiting = async () => (await waitingJobs(t)).filter(({ task }) => task === 'make-recurring-invoices').length;

describe('a recurring invoice', () => {
  it('is kept as it was sent, with what the server says of it', async () => {
    const { body: made } = await call('post', '', training({ name: ' Monthly training ', until: '' })).expect(201);
    expect(made).toEqual({
      id: expect.any(Number),
      ...training(),
      taxRate: 0,
      discountKind: null,
      discountValue: 0,
      notes: null,
      until: null,
      delivery: 'draft',
      isActive: true,
      nextDate: FAR,
      stoppedBecause: null,
      clientName: 'Highveld Logistics',
      clientEmail: 'accounts@highveld.example',
      lastDate: null,
      lastInvoiceId: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      runs: [],
    });
    expect((await call('get', `/${made.id}`).expect(200)).body).toEqual(made);
    const { runs: _runs, ...listed } = made;
    expect((await call('get', '').expect(200)).body).toEqual([listed]);
    expect(await t.db.count(Invoice)).toBe(0);
    expect(await waiting()).toBe(0);
  });

  it('begins with the tax rate of the settings of VAT, unless it has one of its own', async () => {
    const settings = await request(t.server).get('/api/admin/invoice-settings').set(admin.headers).expect(200);
    expect((await call('post', '', training()).expect(201)).body.taxRate).toBe(settings.body.defaultTaxRate);
    expect((await call('post', '', training({ taxRate: 1500 })).expect(201)).body.taxRate).toBe(1500);
    expect((await call('post', '', training({ taxRate: null })).expect(201)).body.taxRate).toBe(0);
  });

  it('has a discount off the whole in one form, which changes as a whole', async () => {
    const tenPercent = { discountKind: 'percent', discountValue: 1_000 };
    const { body: made } = await call('post', '', training(tenPercent)).expect(201);
    expect(made).toMatchObject(tenPercent);
    const change = async (changes: object) => (await call('put', `/${made.id}`, changes).expect(200)).body;
    expect(await change({ name: 'Other' })).toMatchObject(tenPercent);
    expect(await change({ discountValue: 250 })).toMatchObject({ ...tenPercent, discountValue: 250 });
    const refused = await call('put', `/${made.id}`, { discountKind: 'amount' }).expect(400);
    expect(refused.body.errors).toEqual({ discountValue: DISCOUNT_RULES.discountValue.required });
    const none = { discountKind: null, discountValue: 0 };
    expect(await change({ discountKind: 'amount', discountValue: 0 })).toMatchObject(none);
    expect(await change({ discountKind: '', discountValue: null })).toMatchObject(none);
  });

  it('changes by parts, and what was read may be sent back', async () => {
    const { body: made } = await call('post', '', training()).expect(201);
    const items = [{ description: 'Workshop', quantity: 1, unitPrice: 90_000 }];
    const { body: changed } = await call('put', `/${made.id}`, {
      ...made,
      items,
      delivery: 'send',
      until: '2999-06-30',
      dayOfMonth: 31,
    }).expect(200);
    expect(changed).toMatchObject({ items, delivery: 'send', until: '2999-06-30', nextDate: '2998-07-31' });
    const refused = await call('put', `/${made.id}`, { nextDate: TODAY, clientName: 'Somebody' }).expect(400);
    expect(refused.body.errors).toEqual({
      nextDate: 'nextDate cannot be changed',
      clientName: 'clientName cannot be changed',
    });
  });

  it('is found by its name, its client and its notes', async () => {
    const { body: made } = await call('post', '', training({ notes: 'Order 4711' })).expect(201);
    const other = await t.db.save(CorporateClient, { ...client, name: 'Lowveld' });
    await call('post', '', training({ name: 'Other', corporateClientId: other.id })).expect(201);
    for (const q of ['MONTHLY', 'highveld', '4711']) {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      const { body } = await call('get', `?filter=${filter}`).expect(200);
      expect(body.map(({ id }: { id: number }) => id)).toEqual([made.id]);
    }
  });

  it('that is deleted leaves its invoices, and comes back with what it has made', async () => {
    const { body: made } = await call('post', '', training({ startDate: TODAY, dayOfMonth: todaysDay() })).expect(201);
    await runJobs(t);
    const { body: before } = await call('get', `/${made.id}`).expect(200);
    expect(before.runs).toHaveLength(1);
    expect((await call('delete', `/${made.id}`).expect(200)).body).toEqual(before);
    await call('get', `/${made.id}`).expect(404);
    expect(await t.db.countBy(Invoice, { id: before.lastInvoiceId })).toBe(1);
    await call('post', `/${made.id}/restore`).expect(200);
    const { body: back } = await call('get', `/${made.id}`).expect(200);
    expect(back).toEqual({ ...before, updatedAt: expect.any(String) });
    await runJobs(t);
    expect(await t.db.count(Invoice)).toBe(1);
  });

  it('that comes back after days that passed without it goes on from today', async () => {
    const { body: made } = await call('post', '', training({ delivery: 'send' })).expect(201);
    await call('delete', `/${made.id}`).expect(200);
    const passed = { start_date: '2026-01-01', next_date: '2026-01-15', day_of_month: 15 };
    await t.db.query(`UPDATE deleted_records SET content = content || $2 WHERE record_id = $1`, [made.id, passed]);
    await call('post', `/${made.id}/restore`).expect(200);
    const { body: back } = await call('get', `/${made.id}`).expect(200);
    expect(back).toMatchObject({ isActive: true, runs: [] });
    expect(back.nextDate >= TODAY).toBe(true);
    expect(back.nextDate.slice(8)).toBe('15');
  });
});

describe('refuses', () => {
  const { items, startDate, until, dayOfMonth, name, notes, delivery, isActive, taxRate } = RULES;
  const line = { description: 'Training', quantity: 1, unitPrice: 100 };
  it.each<[string, object, Record<string, string>]>([
    ['no client', { corporateClientId: null }, { corporateClientId: RULES.corporateClientId.required }],
    [
      'a client there is none of',
      { corporateClientId: 999_999 },
      { corporateClientId: INVOICE_RULES.corporateClientId.unknown },
    ],
    ['a name of blanks', { name: ' ' }, { name: name.required }],
    ['a name that is too long', { name: 'x'.repeat(121) }, { name: name.tooLong }],
    ['no list of lines', { items: 'Training' }, { items: items.wrongType }],
    ['no lines', { items: [] }, { items: items.required }],
    ['lines that are none', { items: [line, null] }, { items: items.wrongType }],
    ['too many lines', { items: Array.from({ length: 51 }, () => line) }, { items: items.tooMany }],
    [
      'lines with faults',
      { items: [line, { description: ' ', quantity: 0, unitPrice: -1 }] },
      {
        'items.1.description': INVOICE_RULES.description.required,
        'items.1.quantity': INVOICE_RULES.quantity.invalid,
        'items.1.unitPrice': INVOICE_RULES.unitPrice.invalid,
      },
    ],
    [
      'a total of a line',
      { items: [{ ...line, totalPrice: 1 }] },
      { 'items.0.totalPrice': 'Unknown field: totalPrice' },
    ],
    [
      'a line that comes to too much',
      { items: [line, { ...line, quantity: 11, unitPrice: 100_000_000 }] },
      { 'items.1.unitPrice': INVOICE_RULES.totalPrice.tooHigh },
    ],
    ['a tax of more than all', { taxRate: 10_001 }, { taxRate: taxRate.invalid }],
    [
      'more than the whole off',
      { discountKind: 'percent', discountValue: 10_001 },
      { discountValue: DISCOUNT_RULES.discountValue.invalidPercent },
    ],
    [
      'more rand off than any invoice comes to',
      { discountKind: 'amount', discountValue: INVOICE_DISCOUNT_LIMIT.max + 1 },
      { discountValue: INVOICE_DISCOUNT_LIMIT.tooHigh },
    ],
    ['a discount in nothing', { discountValue: 1 }, { discountValue: DISCOUNT_RULES.discountKind.required }],
    ['a discount in points', { discountKind: 'points' }, { discountKind: DISCOUNT_RULES.discountKind.unknown }],
    ['notes that are too long', { notes: 'x'.repeat(1901) }, { notes: notes.tooLong }],
    ['no day', { dayOfMonth: null }, { dayOfMonth: dayOfMonth.invalid }],
    ['the 32nd', { dayOfMonth: 32 }, { dayOfMonth: dayOfMonth.invalid }],
    ['day 0', { dayOfMonth: 0 }, { dayOfMonth: dayOfMonth.invalid }],
    ['a half day', { dayOfMonth: 1.5 }, { dayOfMonth: dayOfMonth.invalid }],
    ['no start', { startDate: '' }, { startDate: startDate.required }],
    ['a start that is no day', { startDate: '2027-02-30' }, { startDate: startDate.invalid }],
    ['an end that is no day', { until: 'never' }, { until: until.invalid }],
    ['an end before the start', { startDate: '2030-07-02', until: '2030-07-01' }, { until: until.beforeStart }],
    ['another delivery', { delivery: 'post' }, { delivery: delivery.unknown }],
    ['perhaps', { isActive: 'perhaps' }, { isActive: isActive.wrongType }],
    ['a field there is none of', { amount: 1 }, { amount: 'Unknown field: amount' }],
  ])('%s', async (_what, wrong, errors) => {
    expect((await call('post', '', training(wrong)).expect(400)).body.errors).toEqual(errors);
    expect(await t.db.count(RecurringInvoice)).toBe(0);
    const { id } = await createRecurringInvoice(t.db, { corporateClientId: clientId });
    expect((await call('put', `/${id}`, training(wrong)).expect(400)).body.errors).toEqual(errors);
  });

  it('an end before the start that it has, and a start after the end that it has', async () => {
    const { body } = await call('post', '', training({ until: '2998-12-31' })).expect(201);
    for (const wrong of [{ until: '2998-06-30' }, { startDate: '2999-01-01' }])
      expect((await call('put', `/${body.id}`, wrong).expect(400)).body.errors).toEqual({ until: until.beforeStart });
  });
});

describe('the next day', () => {
  it('of one that began long ago is to come: what is past is not made up', async () => {
    const startDate = '2020-01-31';
    const { body } = await call('post', '', training({ startDate, dayOfMonth: 31 })).expect(201);
    const next = nextDueDate({ startDate, dayOfMonth: 31, until: null }, TODAY, null);
    expect(body.nextDate).toBe(next);
    expect(next! >= TODAY).toBe(true);
  });

  it('is none when it is off or over, and comes back with the switch', async () => {
    const { body: made } = await call('post', '', training()).expect(201);
    expect((await call('put', `/${made.id}`, { isActive: false }).expect(200)).body.nextDate).toBeNull();
    expect((await call('put', `/${made.id}`, { isActive: true }).expect(200)).body.nextDate).toBe(FAR);
    const over = { startDate: '2020-01-01', until: '2020-12-31' };
    expect((await call('put', `/${made.id}`, over).expect(200)).body.nextDate).toBeNull();
    expect((await call('post', '', training({ isActive: false })).expect(201)).body.nextDate).toBeNull();
  });

  it('of a change of the day, in a month that has had its invoice, is in the month after', async () => {
    const { body: made } = await call('post', '', training({ startDate: TODAY, dayOfMonth: todaysDay() })).expect(201);
    await runJobs(t);
    const { body } = await call('put', `/${made.id}`, { dayOfMonth: 31 }).expect(200);
    expect(body.nextDate).toBe(dueDateAfter({ startDate: TODAY, dayOfMonth: 31, until: null }, TODAY));
    await runJobs(t);
    expect(await t.db.count(Invoice)).toBe(1);
  });
});

describe('a client that is deleted', () => {
  it('stops it, by the client; a client of its own lets it go on', async () => {
    const { body: made } = await call('post', '', training({ startDate: TODAY, dayOfMonth: 1 })).expect(201);
    await request(t.server).delete(`/api/admin/corporate-clients/${clientId}`).set(admin.headers).expect(200);
    const { body: stopped } = await call('get', `/${made.id}`).expect(200);
    expect(stopped).toMatchObject({
      corporateClientId: null,
      clientName: null,
      clientEmail: null,
      isActive: false,
      nextDate: null,
      stoppedBecause: 'client-deleted',
    });
    expect(stopped.updatedAt > made.updatedAt).toBe(true);
    expect((await call('put', `/${made.id}`, { isActive: true }).expect(400)).body.errors).toEqual({
      corporateClientId: RULES.corporateClientId.required,
    });
    expect((await call('put', `/${made.id}`, { name: 'Still there' }).expect(200)).body).toMatchObject({
      name: 'Still there',
      stoppedBecause: 'client-deleted',
    });
    const other = await t.db.save(CorporateClient, { ...client, name: 'Lowveld' });
    const { body } = await call('put', `/${made.id}`, { corporateClientId: other.id, isActive: true }).expect(200);
    expect(body).toMatchObject({ clientName: 'Lowveld', stoppedBecause: null, isActive: true });
    expect(body.nextDate >= TODAY).toBe(true);
  });

  it('and is restored is its client again; staff switch it on', async () => {
    const { body: made } = await call('post', '', training()).expect(201);
    const clients = '/api/admin/corporate-clients';
    await request(t.server).delete(`${clients}/${clientId}`).set(admin.headers).expect(200);
    await request(t.server).post(`${clients}/${clientId}/restore`).set(admin.headers).expect(200);
    expect((await call('get', `/${made.id}`).expect(200)).body).toMatchObject({
      corporateClientId: clientId,
      isActive: false,
      stoppedBecause: 'client-deleted',
    });
    expect((await call('put', `/${made.id}`, { isActive: true }).expect(200)).body).toMatchObject({
      nextDate: FAR,
      stoppedBecause: null,
    });
  });
});

it('is in the activity log, by its name', async () => {
  const { body: made } = await call('post', '', training()).expect(201);
  await call('put', `/${made.id}`, { dayOfMonth: 15 }).expect(200);
  const filter = encodeURIComponent(JSON.stringify({ resource: 'recurring-invoices', recordId: made.id }));
  const { body } = await request(t.server).get(`/api/admin/activity?filter=${filter}`).set(admin.headers).expect(200);
  expect(body).toMatchObject([
    {
      action: 'update',
      label: 'Monthly training',
      changes: expect.arrayContaining([{ field: 'day_of_month', from: '1', to: '15' }]),
    },
    { action: 'create', label: 'Monthly training' },
  ]);
});

/** Of the day itself: it is due at once, whenever this runs. */
function todaysDay(): number {
  return Number(TODAY.slice(8));
}
