/** One status for several orders, what a list of them comes to, and parcels that can be followed. */
import type { Email } from 'postal-mime';
import { ORDER_RULES, stockGone } from '#libs/contracts/order';
import type { OrderDetailsView } from '#libs/contracts/generated/api';
import { createOrder, createProduct, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Order } from './order.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ publicUrl: 'https://www.stormcombat.example' });
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  t.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });
const setStatus = (body: object) => call('PUT', '/api/admin/orders/bulk-status', body);
const mailsTo = async (address: string): Promise<Email[]> => {
  await runJobs(t);
  return (await readMails(t)).filter(({ to }) => to?.some((one) => one.address === address));
};

describe('one status for several orders', () => {
  it('is given to each that can have it, with its mail; the others say why not', async () => {
    const { id: productId } = await createProduct(t.db, { name: 'Gloves', stock: 0 });
    const fine = await createOrder(t.db, { customerEmail: 'fine@example.com' });
    const soldOut = await createOrder(t.db, { status: 'cancelled', items: [{ productId, quantity: 2 }] });
    const { id: gone } = await createOrder(t.db);
    await t.db.update(Order, gone, { deletedAt: new Date() });
    const answer = await setStatus({ ids: [soldOut.id, gone, fine.id], status: 'shipped', paid: false });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      { id: soldOut.id, orderNumber: soldOut.orderNumber, ok: false, message: stockGone('Gloves', 0, null) },
      { id: gone, orderNumber: null, ok: false, message: 'There is no order with this id' },
      { id: fine.id, orderNumber: fine.orderNumber, ok: true, message: null },
    ]);
    expect(await t.db.findOneByOrFail(Order, { id: soldOut.id })).toMatchObject({ status: 'cancelled' });
    const changed = (await call('GET', `/api/admin/orders/${fine.id}`)).json<OrderDetailsView>();
    expect(changed).toMatchObject({ status: 'shipped', paymentStatus: 'unpaid', payments: [] });
    expect(changed.history.at(-1)).toMatchObject({ from: 'pending', to: 'shipped', by: admin.user.username });
    expect((await mailsTo('fine@example.com')).map(({ subject }) => subject)).toEqual([
      `Your order ${fine.orderNumber} was shipped`,
    ]);
  });

  it('records what is paid, unless told otherwise, and is the same when it is sent again', async () => {
    const orders = [await createOrder(t.db), await createOrder(t.db)];
    const ids = orders.map(({ id }) => id);
    for (const _time of [1, 2]) {
      const results = (await setStatus({ ids, status: 'processing' })).json<{ ok: boolean }[]>();
      expect(results.map(({ ok }) => ok)).toEqual([true, true]);
    }
    for (const id of ids) {
      const { payments } = (await call('GET', `/api/admin/orders/${id}`)).json<OrderDetailsView>();
      expect(payments).toHaveLength(1);
    }
  });

  const hundredAndOne = Array.from({ length: 101 }, (_none, index) => index + 1);
  it.each<[string, object, Record<string, string>]>([
    ['none', { ids: [] }, { ids: ORDER_RULES.ids.invalid }],
    ['no list', { ids: 1 }, { ids: ORDER_RULES.ids.invalid }],
    ['no ids', { ids: ['x', 0] }, { ids: ORDER_RULES.ids.invalid }],
    ['one twice', { ids: [1, 1] }, { ids: ORDER_RULES.ids.twice }],
    ['too many', { ids: hundredAndOne }, { ids: ORDER_RULES.ids.tooMany }],
    ['no status', { status: undefined }, { status: ORDER_RULES.status.unknown }],
    ['another status', { status: 'lost' }, { status: ORDER_RULES.status.unknown }],
  ])('is refused for %s', async (_what, body, errors) => {
    const answer = await setStatus({ ids: [1], status: 'shipped', ...body });
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([400, errors]);
  });
});

describe('what a list comes to', () => {
  const sums = async (filter: object) =>
    (await call('GET', `/api/admin/orders/sums?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json<object>();

  it('counts all that the filter and search leave: total, paid and outstanding', async () => {
    const customerName = 'Summed Up';
    const add = (fields: Partial<Order>) => createOrder(t.db, { customerName, totalCents: 1000, ...fields });
    await add({});
    await add({ status: 'cancelled' });
    await add({ status: 'delivered' });
    const partly = await add({ totalCents: 5000 });
    const paid = { amount: 2000, method: 'eft', date: '2026-04-16', reference: null };
    const { statusCode } = await t.app.inject({
      method: 'POST',
      url: `/api/admin/orders/${partly.id}/payments`,
      headers: admin.headers,
      payload: paid,
    });
    expect(statusCode).toBe(201);
    const whole = { orders: 4, totalAmount: 8000, paidAmount: 3000, outstandingAmount: 4000 };
    expect(await sums({ customerName })).toEqual(whole);
    expect(await sums({ q: 'summed' })).toEqual(whole);
    expect(await sums({ customerName, status: 'pending' })).toEqual({
      orders: 2,
      totalAmount: 6000,
      paidAmount: 2000,
      outstandingAmount: 4000,
    });
    expect(await sums({ customerName: 'Nobody' })).toEqual({
      orders: 0,
      totalAmount: 0,
      paidAmount: 0,
      outstandingAmount: 0,
    });
    expect((await call('GET', '/api/admin/orders/sums?filter={"nothing":1}')).statusCode).toBe(400);
  });

  it('asks nobody for what was refunded in part, as the order and its page do not', async () => {
    const customerName = 'Given Something Back';
    const { id } = await createOrder(t.db, { customerName, totalCents: 1000, status: 'delivered' });
    const refund = { amount: 200, method: 'eft', date: '2026-04-16' };
    expect((await call('POST', `/api/admin/orders/${id}/refunds`, refund)).statusCode).toBe(201);
    expect(await sums({ customerName })).toEqual({
      orders: 1,
      totalAmount: 1000,
      paidAmount: 800,
      outstandingAmount: 0,
    });
  });
});

describe('a carrier that is known', () => {
  const link = 'https://portal.thecourierguy.co.za/track?ref=TCG%2077';

  it('makes the number a link in the mail, which goes out again when the carrier is put right', async () => {
    const { id, orderNumber } = await createOrder(t.db, { customerEmail: 'parcel@example.com' });
    const change = (body: object) => call('PUT', `/api/admin/orders/${id}`, body);
    const parcel = { trackingNumber: 'TCG 77', carrier: 'courier-guy' };
    expect((await change({ status: 'shipped', ...parcel })).json()).toMatchObject(parcel);
    const [mail] = await mailsTo('parcel@example.com');
    expect(mail!.text).toContain('Your tracking number with The Courier Guy is TCG 77.');
    expect(mail!.text).toContain(`Follow your parcel: ${link}`);
    expect(mail!.html).toContain(`<a href="${link.replaceAll('=', '&#x3D;')}">`);
    expect((await call('GET', `/api/orders/${orderNumber}`)).json()).toMatchObject(parcel);
    await change({ carrier: 'postnet' });
    await change({ carrier: 'postnet' });
    const [, again, ...others] = await mailsTo('parcel@example.com');
    expect(others).toEqual([]);
    expect(again!.text).toContain('Follow your parcel: https://www.postnet.co.za/tracker');
  });

  it('may be none: the number is then a text as before', async () => {
    const { id } = await createOrder(t.db, { customerEmail: 'free-text@example.com' });
    await call('PUT', `/api/admin/orders/${id}`, { status: 'shipped', trackingNumber: 'by hand', carrier: null });
    const [mail] = await mailsTo('free-text@example.com');
    expect(mail!.text).toContain('Your tracking number is by hand.');
    expect(mail!.text).not.toContain('Follow your parcel');
    const refused = await call('PUT', `/api/admin/orders/${id}`, { carrier: 'pigeon' });
    expect(refused.json()).toMatchObject({ statusCode: 400, errors: { carrier: ORDER_RULES.carrier.unknown } });
  });
});
