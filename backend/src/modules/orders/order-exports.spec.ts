import request from 'supertest';
import { EXPORT_PERIOD } from '#libs/contracts/export-period';
import { createOrder, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Order } from './order.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const exported = (query: Record<string, string> = {}) =>
  request(t.server).get('/api/admin/orders/export').set(admin.headers).query(query);
const PATH = '/api/admin/orders/export';
/** By column, without what the file begins with; of these cells only the items hold commas, and are in quotes. */
const linesOf = async (query: Record<string, string>) => {
  const { text } = await exported(query).expect(200);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head = [], ...lines] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.replaceAll(/"([^"]*)"/g, (_cell, list: string) => list.replaceAll(', ', ' & ')).split(','));
  return lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at]])));
};
const filter = (fields: object) => JSON.stringify(fields);

describe(`GET ${PATH}`, () => {
  it('is a CSV file with delivery, price and payment of each order', async () => {
    const order = await createOrder(t.db, {
      customerName: '=1+1',
      customerPhone: '+27821234567',
      shippingAddress: '12 Naivasha Road',
      status: 'processing',
      trackingNumber: 'RAM 1',
      carrier: 'aramex',
      deliveryOptionId: 'courier',
      deliveryName: 'Courier',
      deliveryKind: 'delivery',
      deliveryCents: 9_900,
      totalCents: 159_700,
      items: [
        { quantity: 2, selectedSize: 'M' },
        { productName: 'Wraps', priceCents: 50_000 },
      ],
    });
    const [line] = await linesOf({ filter: filter({ orderNumber: order.orderNumber }) });
    expect(line).toEqual({
      orderNumber: order.orderNumber,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      createdAt: order.createdAt.toISOString(),
      customerName: "'=1+1",
      customerEmail: order.customerEmail,
      customerPhone: '+27821234567',
      shippingAddress: '12 Naivasha Road',
      status: 'processing',
      items: '2 x Boxing gloves (M) & 1 x Wraps',
      deliveryName: 'Courier',
      deliveryPrice: '99.00',
      totalAmount: '1597.00',
      paymentStatus: 'paid',
      paidAmount: '1597.00',
      refundedAmount: '0.00',
      trackingNumber: 'RAM 1',
      carrier: 'Aramex',
    });
  });

  it("takes the days of the school's wall clock, both included", async () => {
    const customerName = 'Clocked';
    // At the school it is two hours later.
    for (const createdAt of [
      '2026-03-31T21:59:59Z',
      '2026-03-31T22:00:00Z',
      '2026-04-30T21:59:59.999Z',
      '2026-04-30T22:00:00Z',
    ]) {
      const { id } = await createOrder(t.db, { customerName, shippingAddress: 'Road' });
      await t.db.update(Order, id, { createdAt: new Date(createdAt) });
    }
    const dates = async (period: Record<string, string>) =>
      (await linesOf({ ...period, sort: '["createdAt","ASC"]', filter: filter({ customerName }) })).map(
        ({ date }) => date,
      );
    expect(await dates({ from: '2026-04-01', to: '2026-04-30' })).toEqual(['2026-04-01', '2026-04-30']);
    expect(await dates({ from: '2026-04-30' })).toEqual(['2026-04-30', '2026-05-01']);
    expect(await dates({ to: '2026-03-31' })).toEqual(['2026-03-31']);
    await exported({ from: '2026-04-01', to: '2026-04-30' })
      .expect('Content-Type', 'text/csv; charset=utf-8')
      .expect('Content-Disposition', 'attachment; filename="orders-2026-04-01-to-2026-04-30.csv"');
  });

  it('leaves out what the search and the filters of the list leave out, and what is deleted', async () => {
    const customerName = 'Searched Sipho';
    await createOrder(t.db, { customerName, shippingAddress: 'Road' });
    await createOrder(t.db, { customerName, shippingAddress: 'Road', status: 'delivered' });
    const { id } = await createOrder(t.db, { customerName, shippingAddress: 'Road' });
    await t.db.update(Order, id, { deletedAt: new Date() });
    expect(await linesOf({ filter: filter({ q: 'searched sip' }) })).toHaveLength(2);
    expect(await linesOf({ filter: filter({ q: 'searched sip', paymentStatus: 'paid' }) })).toMatchObject([
      { status: 'delivered', deliveryName: '', deliveryPrice: '' },
    ]);
    expect(await linesOf({ filter: filter({ q: 'nobody at all' }) })).toEqual([]);
  });

  it.each<[string, Record<string, string>, object | undefined]>([
    ['no day', { from: 'yesterday' }, { from: EXPORT_PERIOD.from.invalid }],
    ['the wrong way round', { from: '2026-04-02', to: '2026-04-01' }, { from: EXPORT_PERIOD.reversed }],
    ['an unknown field', { filter: '{"colour":"red"}' }, undefined],
    ['an unknown order', { sort: '["colour","ASC"]' }, undefined],
  ])('refuses %s', async (_case, query, errors) => {
    expect((await exported(query).expect(400)).body.errors).toEqual(errors);
  });

  it('refuses a day that is given twice', async () => {
    await request(t.server).get(`${PATH}?from=2026-04-01&from=2026-04-02`).set(admin.headers).expect(400);
  });
});
