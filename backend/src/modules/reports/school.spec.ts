import request from 'supertest';
import type { TrialStatus } from '#libs/domain/trial-booking/trial-booking';
import {
  createContactMessage,
  createOrder,
  createProduct,
  createTrialBooking,
  type SignedIn,
  signInAdmin,
} from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ContactReply, type StoredDelivery } from '../contact-messages/contact-reply.entity.js';
import { Order } from '../orders/order.entity.js';
import { OrderPayment } from '../orders/order-payment.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const PERIOD = { from: '2026-03-31', to: '2026-05-31' };
const NEVER = { from: '2019-01-01', to: '2019-01-31' };
const get = (path: string, query: Record<string, string> = PERIOD) =>
  request(t.server).get(`/api/admin/reports/${path}`).set(admin.headers).query(query).expect(200);
async function linesOf(path: string): Promise<string[]> {
  const { text } = await get(`${path}/export`).expect(
    'Content-Disposition',
    `attachment; filename="${path}-2026-03-31-to-2026-05-31.csv"`,
  );
  return text.replace('\uFEFF', '').trimEnd().split('\r\n');
}
const expectPdf = (path: string) => get(`${path}/pdf`).expect('Content-Type', 'application/pdf');

describe('GET /api/admin/reports/best-sellers', () => {
  const GLOVES = 49_900;
  /** Pairs of gloves that are no longer in the shop, paid on the days that are given. */
  async function sold(
    { deletedAt = null, ...fields }: Partial<Order>,
    pays: [date: string, amount: number][],
    refund = 0,
  ): Promise<void> {
    const { id, totalAmount } = await createOrder(t.db, { items: [{ quantity: 2, priceCents: GLOVES }], ...fields });
    expect(totalAmount).toBe(2 * GLOVES);
    const paid = pays.reduce((sum, [, amount]) => sum + amount, 0);
    await t.db.update(Order, id, { paidCents: paid, refundedCents: refund, deletedAt });
    for (const [date, amount] of pays)
      await t.db.insert(OrderPayment, { orderId: id, kind: 'payment', date, amount, method: 'eft' });
  }

  it('adds up the pieces of paid orders by the day of their last payment', async () => {
    const shirt = await createProduct(t.db, { name: 'School shirt', priceCents: 30_000 });
    const { id } = await createOrder(t.db, {
      items: [
        { productId: shirt.id, productName: 'Old shirt', priceCents: 25_000, quantity: 2, selectedSize: 'S' },
        { productId: shirt.id, productName: 'Old shirt', priceCents: 25_000, quantity: 3, selectedSize: 'M' },
      ],
    });
    await t.db.update(Order, id, { paidCents: 125_000 });
    await t.db.insert(OrderPayment, {
      orderId: id,
      kind: 'payment',
      date: '2026-05-31',
      amount: 125_000,
      method: 'card',
    });
    await sold({}, [
      ['2026-03-30', GLOVES],
      ['2026-03-31', GLOVES],
    ]);
    await sold({ deletedAt: new Date() }, [['2026-04-01', 2 * GLOVES]]);
    // Not in it: before and after the period, paid in part, paid back in part, cancelled.
    await sold({}, [['2026-03-30', 2 * GLOVES]]);
    await sold({}, [
      ['2026-04-01', GLOVES],
      ['2026-06-01', GLOVES],
    ]);
    await sold({}, [['2026-04-01', GLOVES]]);
    await sold({}, [['2026-04-01', 2 * GLOVES]], 1);
    await sold({ status: 'cancelled' }, [['2026-04-01', 2 * GLOVES]]);
    const { body } = await get('best-sellers').expect('Cache-Control', 'no-store');
    expect(body).toEqual({
      ...PERIOD,
      products: [
        { productId: shirt.id, name: 'School shirt', pieces: 5, takings: 125_000 },
        { productId: null, name: 'Boxing gloves', pieces: 4, takings: 4 * GLOVES },
      ],
      totals: { pieces: 9, takings: 125_000 + 4 * GLOVES },
    });
    expect(await linesOf('best-sellers')).toEqual([
      'product,pieces,takings',
      'School shirt,5,1250.00',
      'Boxing gloves,4,1996.00',
      'total,9,3246.00',
    ]);
    await expectPdf('best-sellers');
    expect((await get('best-sellers', NEVER)).body).toMatchObject({ products: [], totals: { pieces: 0, takings: 0 } });
  });
});

describe('GET /api/admin/reports/trials', () => {
  it('counts those who booked, came and joined by the month of the class', async () => {
    const booked: [date: string, status: TrialStatus][] = [
      ['2026-03-30', 'joined'],
      ['2026-03-31', 'joined'],
      ['2026-05-01', 'attended'],
      ['2026-05-02', 'no-show'],
      ['2026-05-03', 'new'],
      ['2026-05-04', 'cancelled'],
      ['2026-05-31', 'joined'],
      ['2026-06-01', 'joined'],
    ];
    for (const [date, status] of booked) await createTrialBooking(t.db, { date, status });
    expect((await get('trials')).body).toEqual({
      ...PERIOD,
      months: [
        { month: '2026-03', booked: 1, attended: 1, joined: 1 },
        { month: '2026-04', booked: 0, attended: 0, joined: 0 },
        { month: '2026-05', booked: 4, attended: 2, joined: 1 },
      ],
      totals: { booked: 5, attended: 3, joined: 2 },
    });
    expect(await linesOf('trials')).toEqual([
      'month,booked,attended,joined,joinedPercent',
      '2026-03,1,1,1,100',
      '2026-04,0,0,0,',
      '2026-05,4,2,1,25',
      'total,5,3,2,40',
    ]);
    await expectPdf('trials');
  });
});

describe('GET /api/admin/reports/answers', () => {
  /** @param answers minutes after the message, and whose */
  async function asked(at: string, answers: [number, StoredDelivery][], suspectedSpam = false): Promise<void> {
    const createdAt = new Date(at);
    const { id } = await createContactMessage(t.db, { createdAt, suspectedSpam });
    for (const [minutes, delivery] of answers)
      await t.db.insert(ContactReply, {
        messageId: id,
        method: 'email',
        text: 'Yes',
        sentBy: 'admin',
        delivery,
        createdAt: new Date(createdAt.getTime() + minutes * 60_000),
        ...(delivery === 'received' && { mail: { subject: '', files: [] } as unknown as ContactReply['mail'] }),
      });
  }

  it('measures until the first answer of the school, by the month at the school', async () => {
    // The last minute of the day before the period, and its first, by the clock of the school.
    await asked('2026-03-30T21:59:00Z', [[1, 'logged']]);
    await asked('2026-03-30T22:00:00Z', [
      [60, 'sent'],
      [2_000, 'sent'],
    ]);
    await asked('2026-05-01T08:00:00Z', [
      [5, 'received'],
      [10, 'logged'],
    ]);
    await asked('2026-05-02T08:00:00Z', [[20, 'logged']]);
    await asked('2026-05-03T08:00:00Z', [[120, 'queued']]);
    await asked('2026-05-04T08:00:00Z', []);
    await asked('2026-05-05T08:00:00Z', [[1, 'logged']], true);
    await asked('2026-05-31T22:00:00Z', [[1, 'logged']]);
    expect((await get('answers')).body).toEqual({
      ...PERIOD,
      months: [
        { month: '2026-03', messages: 1, answered: 1, medianMinutes: 60, p90Minutes: 60 },
        { month: '2026-04', messages: 0, answered: 0, medianMinutes: null, p90Minutes: null },
        { month: '2026-05', messages: 4, answered: 3, medianMinutes: 20, p90Minutes: 100 },
      ],
      // Of 10, 20, 60 and 120 minutes.
      totals: { messages: 5, answered: 4, medianMinutes: 40, p90Minutes: 102 },
    });
    expect(await linesOf('answers')).toEqual([
      'month,messages,answered,medianHours,p90Hours',
      '2026-03,1,1,1,1',
      '2026-04,0,0,,',
      '2026-05,4,3,0.3,1.7',
      'total,5,4,0.7,1.7',
    ]);
    await expectPdf('answers');
    expect((await get('answers', NEVER)).body.totals).toEqual({
      messages: 0,
      answered: 0,
      medianMinutes: null,
      p90Minutes: null,
    });
  });
});
