/** Orders paid by card, against a stand-in that speaks PayFast's protocol (CONTRACT section 7). */
import request from 'supertest';
import { CARD_PAYMENT_MESSAGES } from '#libs/contracts/card-payment';
import { createOrder, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { PAYFAST_ACCOUNT, PayFastServer } from '../../../../scripts/test/payfast-server.mjs';
import { CardPayment } from '../orders/card-payment.entity.js';
import { OrderPayment } from '../orders/order-payment.entity.js';
import { OrderRecord } from '../orders/order-record.entity.js';
import { Order } from '../orders/order.entity.js';

const TOTAL = 49_900;
const SITE = 'https://www.school.example';

let t: TestApp;
let payFast: PayFastServer;
let admin: SignedIn;
beforeAll(async () => {
  payFast = await PayFastServer.open();
  t = await startTestApp({
    cardPayments: 'payfast',
    payfastMerchantId: PAYFAST_ACCOUNT.merchantId,
    payfastMerchantKey: PAYFAST_ACCOUNT.merchantKey,
    payfastPassphrase: PAYFAST_ACCOUNT.passphrase,
    payfastUrl: payFast.origin,
    publicUrl: SITE,
    rateLimitScale: 100,
  });
  admin = await signInAdmin(t);
});
afterAll(async () => {
  await t.close();
  await payFast.close();
});
beforeEach(() => {
  payFast.verdict = 'honest';
});

const nextPayment = () => payFast.nextPayment();
const noticeOf = (orderNumber: string, fields: Record<string, string> = {}, passphrase?: string) =>
  payFast.notice(
    { m_payment_id: orderNumber, pf_payment_id: nextPayment(), amount_gross: '499.00', ...fields },
    passphrase,
  );
const post = (notice: string, remoteAddress = '127.0.0.1') =>
  t.app.inject({
    method: 'POST',
    url: '/api/card-payments/notices',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: notice,
  });
const startOf = (orderNumber: string) => request(t.server).post(`/api/orders/${orderNumber}/card-payment`);
const pageOf = async (orderNumber: string) =>
  (await request(t.server).get(`/api/orders/${orderNumber}`).expect(200)).body;
const detailsOf = async (id: number) =>
  (await request(t.server).get(`/api/admin/orders/${id}`).set(admin.headers).expect(200)).body;
const paymentsOf = (orderId: number) => t.db.findBy(OrderPayment, { orderId });
const mailsAbout = async (orderNumber: string) => {
  await runJobs(t);
  return (await readMails(t)).filter(({ subject }) => subject?.includes(orderNumber));
};

describe('paying by card', () => {
  it('begins with a form for PayFast, in its order and signed, and without the passphrase', async () => {
    const { orderNumber } = await createOrder(t.db, { customerName: ' Zoë Nkosi ' });
    expect((await pageOf(orderNumber)).cardProvider).toBe('PayFast');
    const { body, headers } = await startOf(orderNumber).expect(200);
    expect(body.url).toBe(`${payFast.origin}/eng/process`);
    const page = `${SITE}/order-success?order=${orderNumber}`;
    expect(body.fields).toEqual(
      Object.entries({
        merchant_id: '10000100',
        merchant_key: '46f0cd694581a',
        return_url: `${page}&card=returned`,
        cancel_url: page,
        notify_url: `${SITE}/api/card-payments/notices`,
        name_first: 'Zoë Nkosi',
        email_address: 'thandi@example.com',
        m_payment_id: orderNumber,
        amount: '499.00',
        item_name: `Order ${orderNumber}`,
        signature: expect.stringMatching(/^[0-9a-f]{32}$/),
      }).map(([name, value]) => ({ name, value })),
    );
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${payFast.origin} `);
    expect(JSON.stringify(body)).not.toContain(PAYFAST_ACCOUNT.passphrase);
  });

  it.each([
    ['paid', { status: 'processing' as const }],
    ['cancelled', { status: 'cancelled' as const }],
  ])('is not offered of an order that is %s', async (_what, fields) => {
    const { orderNumber } = await createOrder(t.db, fields);
    expect((await pageOf(orderNumber)).cardProvider).toBeNull();
    expect((await startOf(orderNumber).expect(409)).body.message).toBe(CARD_PAYMENT_MESSAGES.notPayable);
  });

  it('of an unknown order is a 404', async () => {
    await startOf('SC-0000-0000-0000-0000').expect(404);
  });
});

describe('a notice', () => {
  it('records the payment once, however often it comes, with a receipt by mail', async () => {
    const { id, orderNumber } = await createOrder(t.db);
    const reference = nextPayment();
    const notice = noticeOf(orderNumber, { pf_payment_id: reference });
    const first = await post(notice);
    expect([first.statusCode, first.json()]).toEqual([200, { isPayment: true }]);
    expect((await post(notice)).statusCode).toBe(200);
    expect(await pageOf(orderNumber)).toMatchObject({ paymentStatus: 'paid', paidAmount: TOTAL, cardProvider: null });
    const { payments, cardPaymentsToRefund } = await detailsOf(id);
    expect(payments).toEqual([
      expect.objectContaining({ amount: TOTAL, method: 'card', reference, recordedBy: 'PayFast' }),
    ]);
    expect(cardPaymentsToRefund).toEqual([]);
    expect(await mailsAbout(orderNumber)).toEqual([
      expect.objectContaining({
        subject: `Your order ${orderNumber} is paid`,
        text: expect.stringContaining('We received R499.00 by card on'),
      }),
    ]);
  });

  it('that comes eight times at once pays once', async () => {
    const { id, orderNumber } = await createOrder(t.db);
    const notice = noticeOf(orderNumber);
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(notice)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await paymentsOf(id)).toHaveLength(1);
    expect(await t.db.countBy(CardPayment, { orderId: id })).toBe(1);
    expect(await t.db.findOneByOrFail(OrderRecord, { id })).toMatchObject({ paidAmount: TOTAL, refundedAmount: 0 });
  });

  it('of one payment that names another order the second time pays nothing there', async () => {
    const [first, second] = [await createOrder(t.db), await createOrder(t.db)];
    const pf_payment_id = nextPayment();
    await post(noticeOf(first.orderNumber, { pf_payment_id }));
    expect((await post(noticeOf(second.orderNumber, { pf_payment_id }))).statusCode).toBe(200);
    expect([(await paymentsOf(first.id)).length, (await paymentsOf(second.id)).length]).toEqual([1, 0]);
  });

  it.each(['FAILED', 'PENDING', 'CANCELLED'])('of a payment that is %s pays nothing', async (payment_status) => {
    const { id, orderNumber } = await createOrder(t.db);
    const answer = await post(noticeOf(orderNumber, { payment_status }));
    expect([answer.statusCode, answer.json()]).toEqual([200, { isPayment: false }]);
    expect(await paymentsOf(id)).toEqual([]);
  });

  it.each<[what: string, status: number, notice: (orderNumber: string) => string]>([
    ['whose signature is wrong', 400, (number) => noticeOf(number, {}, 'another passphrase')],
    ['whose amount was changed', 400, (number) => noticeOf(number).replace('499.00', '500.00')],
    ['without a signature', 400, (number) => noticeOf(number).replace(/&signature=.*/, '')],
    ['of another merchant', 400, (number) => noticeOf(number, { merchant_id: '10000101' })],
    ['that says a field twice', 400, (number) => `${noticeOf(number)}&amount_gross=499.00`],
    ['of no amount', 400, (number) => noticeOf(number, { amount_gross: '0.00' })],
    ['of an amount that is none', 400, (number) => noticeOf(number, { amount_gross: '4.99e2' })],
    ['of no payment', 400, (number) => noticeOf(number, { pf_payment_id: '' })],
    ['of an order that there is not', 404, () => noticeOf('SC-0000-0000-0000-0000')],
    ['of what is no order', 404, () => noticeOf('\0 drop table')],
    ['that is empty', 400, () => ''],
  ])('%s is refused and pays nothing', async (_what, status, notice) => {
    const { id, orderNumber } = await createOrder(t.db);
    const answer = await post(notice(orderNumber));
    expect(answer.statusCode).toBe(status);
    expect(await paymentsOf(id)).toEqual([]);
    expect(await t.db.countBy(CardPayment, { orderId: id })).toBe(0);
  });

  it('from another address is refused, whatever it claims to be', async () => {
    const { id, orderNumber } = await createOrder(t.db);
    expect((await post(noticeOf(orderNumber), '203.0.113.7')).statusCode).toBe(400);
    expect(await paymentsOf(id)).toEqual([]);
  });

  it('that PayFast does not confirm is refused, also with its signature', async () => {
    const { id, orderNumber } = await createOrder(t.db);
    const other = await PayFastServer.open();
    const forged = other.notice({
      m_payment_id: orderNumber,
      pf_payment_id: other.nextPayment(),
      amount_gross: '499.00',
    });
    await other.close();
    expect((await post(forged)).statusCode).toBe(400);
    expect(await paymentsOf(id)).toEqual([]);
  });

  it('made of the form that the customer was given, and a payment behind its signature, pays nothing', async () => {
    const { id, orderNumber } = await createOrder(t.db);
    const { body } = await startOf(orderNumber).expect(200);
    const fields = body.fields as { name: string; value: string }[];
    const form = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value])).toString();
    payFast.verdict = 'gullible';
    const answer = await post(`${form}&pf_payment_id=${nextPayment()}&payment_status=COMPLETE&amount_gross=499.00`);
    expect(answer.statusCode).toBe(400);
    expect(await paymentsOf(id)).toEqual([]);
  });

  it.each(['away', 'odd'] as const)('that PayFast is too %s to confirm comes again, and then pays', async (verdict) => {
    const { id, orderNumber } = await createOrder(t.db);
    const notice = noticeOf(orderNumber);
    payFast.verdict = verdict;
    const answer = await post(notice);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(await paymentsOf(id)).toEqual([]);
    payFast.verdict = 'honest';
    expect((await post(notice)).statusCode).toBe(200);
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  it('is a form, and a form is taken nowhere else', async () => {
    const json = await request(t.server).post('/api/card-payments/notices').send({ m_payment_id: '1' });
    expect(json.status).toBe(415);
    const form = await request(t.server).post('/api/contact').type('form').send({ fullName: 'Thandi' });
    expect(form.status).toBe(415);
  });
});

describe('money that nobody asked for', () => {
  it('of a cancelled order is recorded on it, and staff and customer hear of it', async () => {
    const { id, orderNumber } = await createOrder(t.db, { status: 'cancelled' });
    expect((await post(noticeOf(orderNumber))).statusCode).toBe(200);
    expect(await detailsOf(id)).toMatchObject({
      status: 'cancelled',
      paidAmount: TOTAL,
      payments: [{ method: 'card' }],
      cardPaymentsToRefund: [],
    });
    const [notice, receipt] = (await mailsAbout(orderNumber)).toSorted((a, b) => (a.subject! < b.subject! ? -1 : 1));
    expect(notice).toMatchObject({
      to: [{ address: 'staff@stormcombat.example' }],
      subject: `A card payment needs your attention: R499.00 for order ${orderNumber}`,
      text: expect.stringMatching(/cancelled[\s\S]*record the refund[\s\S]*\/admin\/orders\/\d+\/show/),
    });
    expect(receipt!.text).toContain('about a refund');
  });

  it.each([
    ['an order that is paid', { status: 'processing' as const }, '499.00', TOTAL],
    ['less than is owed', {}, '498.99', 0],
    ['more than is owed', {}, '500.00', 0],
    ['a deleted order', { deletedAt: new Date() }, '499.00', 0],
  ])('for %s pays nothing, and is kept to be paid back', async (_what, fields, amount_gross, paidCents) => {
    const { orderNumber } = await createOrder(t.db);
    await t.db.update(Order, { orderNumber }, { ...fields, paidCents });
    const { id } = await t.db.findOneByOrFail(Order, { orderNumber });
    const notice = noticeOf(orderNumber, { amount_gross });
    expect([(await post(notice)).statusCode, (await post(notice)).statusCode]).toEqual([200, 200]);
    expect(await paymentsOf(id)).toEqual([]);
    expect((await t.db.findOneByOrFail(Order, { id })).paidCents).toBe(paidCents);
    const toRefund = [expect.objectContaining({ provider: 'PayFast', amount: Number(amount_gross) * 100 })];
    if (!('deletedAt' in fields)) expect((await detailsOf(id)).cardPaymentsToRefund).toEqual(toRefund);
    expect(await mailsAbout(orderNumber)).toEqual([
      expect.objectContaining({ text: expect.stringContaining('Please refund it at PayFast') }),
    ]);
  });
});
