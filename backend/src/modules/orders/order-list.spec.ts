import request from 'supertest';
import { createOrder, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { OrdersService } from './orders.service.js';

let t: TestApp;
let admin: SignedIn;
let ids: number[];
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  ids = [];
  for (const [customerName, status, quantity, createdAt] of [
    ['Bongani Dube', 'pending', 1, '2026-03-01T08:00:00Z'],
    ['Anele 100% Cup_Final', 'shipped', 4, '2026-03-02T08:00:00Z'],
    ['Chris de Wet', 'cancelled', 2, '2026-03-02T09:00:00Z'],
    ['Dineo Molefe', 'pending', 3, '2026-03-04T08:00:00Z'],
  ] as const) {
    const { id } = await createOrder(t.db, {
      customerName,
      customerEmail: `${customerName.split(' ')[0]!.toLowerCase()}@example.com`,
      status,
      items: [{ quantity }],
      createdAt: new Date(createdAt),
    });
    ids.push(id);
  }
});
afterAll(() => t.close());

const list = (query: Record<string, unknown> = {}) =>
  request(t.server)
    .get('/api/admin/orders')
    .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])))
    .set(admin.headers);
/** The order of the fixtures in the answer, 0 the oldest. */
const places = ({ body }: { body: { id: number }[] }): number[] => body.map(({ id }) => ids.indexOf(id));

it('without a query it is the whole list with every line, newest first', async () => {
  const answer = await list().expect(200);
  expect(places(answer)).toEqual([3, 2, 1, 0]);
  expect(answer.headers['content-range']).toBe('orders 0-3/4');
  expect(answer.body[0]).toMatchObject({
    totalAmount: 149_700,
    items: [{ productName: 'Boxing gloves', quantity: 3, price: 49_900 }],
  });
  expect(answer.body[0]).not.toHaveProperty('history');
});

it.each([
  ['orderNumber', undefined],
  ['customerName', [1, 0, 2, 3]],
  ['customerEmail', [1, 0, 2, 3]],
  ['status', [2, 0, 3, 1]],
  ['totalAmount', [0, 2, 3, 1]],
  ['createdAt', [0, 1, 2, 3]],
  ['id', [0, 1, 2, 3]],
])('is sorted by %s, up and down, in pages too', async (field, expected) => {
  const up = places(await list({ sort: [field, 'ASC'] }).expect(200));
  if (expected) expect(up).toEqual(expected);
  expect(places(await list({ sort: [field, 'DESC'] }).expect(200))).toEqual(up.toReversed());
  const pages = [
    await list({ sort: [field, 'ASC'], range: [0, 2] }).expect(200),
    await list({ sort: [field, 'ASC'], range: [3, 5] }).expect(200),
  ];
  expect(pages.flatMap(places)).toEqual(up);
  expect(pages.map(({ headers }) => headers['content-range'] as string)).toEqual(['orders 0-2/4', 'orders 3-3/4']);
});

it.each([
  [{ q: 'dube' }, [0]],
  [{ q: 'ANELE@EXAMPLE' }, [1]],
  [{ q: '100%' }, [1]],
  [{ q: 'Cup_F' }, [1]],
  [{ q: '%' }, [1]],
  [{ q: 'nobody' }, []],
  [{ status: 'pending' }, [3, 0]],
  [{ status: ['shipped', 'cancelled'] }, [2, 1]],
  [{ q: 'example.com', status: 'pending' }, [3, 0]],
  [{ from: '2026-03-02' }, [3, 2, 1]],
  [{ until: '2026-03-02' }, [2, 1, 0]],
  [{ from: '2026-03-02', until: '2026-03-03', status: 'shipped' }, [1]],
  [{ from: ['2026-03-04', '2026-03-02'], until: [] }, []],
  [{ from: ['2026-03-04', '2026-03-02'] }, [3, 2, 1]],
])('the filter %j', async (filter, expected) => {
  const answer = await list({ filter }).expect(200);
  expect(places(answer)).toEqual(expected);
  expect(places(await list({ filter, range: [0, 1] }).expect(200))).toEqual(expected.slice(0, 2));
});

it('days are those of the school, and the sums are of the orders that they leave', async () => {
  const [before, first, last, after] = await Promise.all(
    ['2026-02-09T21:59:59Z', '2026-02-09T22:00:00Z', '2026-02-10T21:59:59Z', '2026-02-10T22:00:00Z'].map((createdAt) =>
      createOrder(t.db, { createdAt: new Date(createdAt), items: [{ quantity: 1 }] }),
    ),
  );
  const filter = { from: '2026-02-10', until: '2026-02-10' };
  const found = (await list({ filter }).expect(200)).body as { id: number; totalAmount: number }[];
  expect(found.map(({ id }) => id)).toEqual([last!.id, first!.id]);
  const sums = await request(t.server)
    .get('/api/admin/orders/sums')
    .query({ filter: JSON.stringify(filter) })
    .set(admin.headers)
    .expect(200);
  expect(sums.body).toMatchObject({ orders: 2, totalAmount: found[0]!.totalAmount + found[1]!.totalAmount });
  for (const { id } of [before!, first!, last!, after!])
    await request(t.server).delete(`/api/admin/orders/${id}`).set(admin.headers).expect(200);
});

it('finds an order by a part of its number, whatever its case', async () => {
  const {
    body: [order],
  } = await list({ range: [1, 1] }).expect(200);
  expect((await list({ filter: { q: order.orderNumber.slice(2, 13).toLowerCase() } }).expect(200)).body).toEqual([
    order,
  ]);
});

it('by ids', async () => {
  expect(places(await list({ filter: { id: [ids[0], ids[2]] } }).expect(200))).toEqual([2, 0]);
});

it.each([
  [{}, '4'],
  [{ status: 'pending' }, '2'],
  [{ status: 'shipped' }, '1'],
  [{ status: 'delivered' }, '0'],
])('a range of [0,0] counts %j', async (filter, total) => {
  const { headers } = await list({ filter, range: [0, 0] }).expect(200);
  expect((headers['content-range'] as string).split('/')[1]).toBe(total);
});

it('counts stay right through changes, deletions and their own compaction', async () => {
  const { id } = await createOrder(t.db);
  const countOf = async (status: string) =>
    (await list({ filter: { status }, range: [0, 0] })).headers['content-range']?.split('/')[1];
  expect([await countOf('pending'), await countOf('processing')]).toEqual(['3', '0']);
  await request(t.server).put(`/api/admin/orders/${id}`).set(admin.headers).send({ status: 'processing' }).expect(200);
  await t.app.get(OrdersService, { strict: false }).compactCounts();
  expect([await countOf('pending'), await countOf('processing')]).toEqual(['2', '1']);
  await request(t.server).delete(`/api/admin/orders/${id}`).set(admin.headers).expect(200);
  expect([await countOf('pending'), await countOf('processing')]).toEqual(['2', '0']);
  expect((await list({ range: [0, 0] })).headers['content-range']).toBe('orders 0-0/4');
});

it.each([
  [{ sort: ['items', 'ASC'] }],
  [{ sort: ['createdAt', 'up'] }],
  [{ range: [4, 2] }],
  [{ filter: { status: 'lost' } }],
  [{ filter: { from: 'yesterday' } }],
  [{ filter: { until: '2026-02-30' } }],
])('%j is a 400', async (query) => {
  await list(query).expect(400);
});
