import request from 'supertest';
import { REPORT_RULES } from '#libs/contracts/report';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, createOrder, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { InvoicePayment } from '../invoices/invoice-paying.entity.js';
import { OrderPayment } from '../orders/order-payment.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.query('TRUNCATE invoices, orders CASCADE'));

const get = (path: string, query: Record<string, string> = {}) =>
  request(t.server).get(`/api/admin/reports/${path}`).set(admin.headers).query(query);
const PERIOD = { from: '2026-03-31', to: '2026-04-30' };
const NOTHING = { invoices: 0, shop: 0, refunds: 0, total: 0, methods: { eft: 0, card: 0, cash: 0, other: 0 } };

/** Payments at both ends of the period and on the days beside them. */
async function earn(): Promise<void> {
  const { id: invoiceId } = await createInvoice(t.db, { items: [{}], taxRate: 1500 });
  await t.db.insert(InvoicePayment, [
    { invoiceId, date: '2026-03-30', amount: 1_000_000, method: 'eft' },
    { invoiceId, date: '2026-03-31', amount: 100_000, method: 'eft' },
    { invoiceId, date: '2026-04-01', amount: 50_000, method: 'card' },
    { invoiceId, date: '2026-04-30', amount: 1, method: 'cash' },
    { invoiceId, date: '2026-05-01', amount: 2_000_000, method: 'eft' },
  ]);
  const { id: orderId } = await createOrder(t.db);
  await t.db.insert(OrderPayment, [
    { orderId, kind: 'payment', date: '2026-03-31', amount: 20_000, method: 'other' },
    { orderId, kind: 'payment', date: '2026-04-01', amount: 29_900, method: 'eft' },
    { orderId, kind: 'refund', date: '2026-04-15', amount: 9_900, method: 'eft' },
    { orderId, kind: 'refund', date: '2026-05-01', amount: 40_000, method: 'eft' },
  ]);
}

describe('GET /api/admin/reports/takings', () => {
  it('has each month by source and by method, from the first day to the last', async () => {
    await earn();
    const { body } = await get('takings', PERIOD).expect(200).expect('Cache-Control', 'no-store');
    expect(body).toEqual({
      ...PERIOD,
      months: [
        {
          month: '2026-03',
          invoices: 100_000,
          shop: 20_000,
          refunds: 0,
          total: 120_000,
          methods: { eft: 100_000, card: 0, cash: 0, other: 20_000 },
        },
        {
          month: '2026-04',
          invoices: 50_001,
          shop: 29_900,
          refunds: -9_900,
          total: 70_001,
          methods: { eft: 20_000, card: 50_000, cash: 1, other: 0 },
        },
      ],
      totals: {
        invoices: 150_001,
        shop: 49_900,
        refunds: -9_900,
        total: 190_001,
        methods: { eft: 120_000, card: 50_000, cash: 1, other: 20_000 },
      },
    });
  });

  it('counts a payment that a status records on the day that it is at the school', async () => {
    const { id } = await createOrder(t.db);
    const before = isoDate(schoolToday());
    await request(t.server)
      .put(`/api/admin/orders/${id}`)
      .set(admin.headers)
      .send({ status: 'processing' })
      .expect(200);
    // Midnight at the school may have come meanwhile.
    const period = { from: before, to: isoDate(schoolToday()) };
    expect((await get('takings', period).expect(200)).body.totals).toMatchObject({ shop: 49_900, total: 49_900 });
  });

  it('keeps what came in for an order that was deleted later', async () => {
    await earn();
    await t.db.query('UPDATE orders SET deleted_at = now()');
    expect((await get('takings', PERIOD).expect(200)).body.totals).toMatchObject({ shop: 49_900, refunds: -9_900 });
  });

  it('of a time in which nothing came in has its months all the same', async () => {
    const { body } = await get('takings', { from: '2025-12-31', to: '2026-01-01' }).expect(200);
    expect(body.months).toEqual([
      { month: '2025-12', ...NOTHING },
      { month: '2026-01', ...NOTHING },
    ]);
    expect(body.totals).toEqual(NOTHING);
  });
});

it('GET /api/admin/reports/takings/export has the same figures in rand', async () => {
  await earn();
  const { text } = await get('takings/export', PERIOD)
    .expect(200)
    .expect('Content-Type', 'text/csv; charset=utf-8')
    .expect('Content-Disposition', 'attachment; filename="takings-2026-03-31-to-2026-04-30.csv"')
    .expect('Cache-Control', 'no-store');
  expect(text.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'month,invoices,shop,refunds,total,eft,card,cash,other',
    '2026-03,1000.00,200.00,0.00,1200.00,1000.00,0.00,0.00,200.00',
    '2026-04,500.01,299.00,-99.00,700.01,200.00,500.00,0.01,0.00',
    'total,1500.01,499.00,-99.00,1900.01,1200.00,500.00,0.01,200.00',
  ]);
});

describe.each(['takings', 'takings/export', 'vat', 'vat/export', 'best-sellers', 'trials', 'answers/export'])(
  'a wrong period of %s',
  (path) => {
    it.each<[string, Record<string, string>, object]>([
      ['no first day', { to: '2026-04-30' }, { from: REPORT_RULES.from.invalid }],
      ['no last day', { from: '2026-04-01' }, { to: REPORT_RULES.to.invalid }],
      ['a day that is none', { from: '2026-04-01', to: '2026-04-31' }, { to: REPORT_RULES.to.invalid }],
      ['the wrong way round', { from: '2026-04-02', to: '2026-04-01' }, { from: REPORT_RULES.reversed }],
      ['more than 24 months', { from: '2026-04-01', to: '2028-04-01' }, { to: REPORT_RULES.to.tooLate }],
    ])('is refused by the field: %s', async (_case, query, errors) => {
      expect((await get(path, query).expect(400)).body.errors).toEqual(errors);
    });

    it('is refused when a day is given twice', async () => {
      const { body } = await request(t.server)
        .get(`/api/admin/reports/${path}?from=2026-04-01&from=2026-04-02&to=2026-04-30`)
        .set(admin.headers)
        .expect(400);
      expect(body.errors).toEqual({ from: REPORT_RULES.from.invalid });
    });

    it('may be 24 months', () => get(path, { from: '2026-04-01', to: '2028-03-31' }).expect(200));
  },
);
