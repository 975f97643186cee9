/** Keys by which scripts use the API (CONTRACT section 10). What each may call is in route-matrix.spec. */
import request from 'supertest';
import { API_KEY_RULES, type ApiKeyResource } from '#libs/contracts/api-key';
import { createApiKey, createOrder, createUser, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CallsPerMinute } from './calls-per-minute.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const newKey = { name: 'Stock script', access: 'read', resources: ['products'] };
const make = (body: object) => request(t.server).post('/api/admin/api-keys').set(admin.headers).send(body);
const productsBy = (key: string) => request(t.server).get('/api/admin/products').set('Authorization', `Bearer ${key}`);

it('is told once, opens what it is for, and is revoked at once', async () => {
  const { body } = await make(newKey).expect(201);
  expect(body).toMatchObject({ ...newKey, expiresAt: null, lastUsedAt: null, madeBy: admin.user.username });
  expect(body.key).toMatch(/^storm_[\w-]{43}$/);
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['keyHash']));
  const { key, ...told } = body as { key: string; id: number };
  await productsBy(key).expect(200);

  const { body: list } = await request(t.server).get('/api/admin/api-keys').set(admin.headers).expect(200);
  const listed = (list as { id: number }[]).find(({ id }) => id === told.id);
  expect(listed).toEqual({ ...told, lastUsedAt: expect.any(String) });
  expect(JSON.stringify(list)).not.toContain(key);

  await request(t.server).delete(`/api/admin/api-keys/${told.id}`).set(admin.headers).expect(200);
  await productsBy(key).expect(401);
});

it('keeps nothing from which it could be read', async () => {
  const { id, key } = await createApiKey(t.db);
  const [row] = await t.db.query<{ text: string }[]>('SELECT k::text AS text FROM api_keys k WHERE id = $1', [id]);
  expect(row!.text).not.toContain(key.slice(key.length / 2));
});

it('ends at its time', async () => {
  const { body } = await make({ ...newKey, expiresAt: new Date(Date.now() + 3_600_000).toISOString() }).expect(201);
  await productsBy(body.key as string).expect(200);
  await t.db.query('UPDATE api_keys SET expires_at = now() WHERE id = $1', [body.id]);
  await productsBy(body.key as string).expect(401);
});

it.each([
  ['made inactive', 'UPDATE users SET is_active = false WHERE id = $1'],
  ['no admin any more', "UPDATE users SET role = 'user' WHERE id = $1"],
  ['deleted', 'DELETE FROM users WHERE id = $1'],
])('opens nothing once its maker is %s', async (_, sql) => {
  const maker = await createUser(t.db, { role: 'admin' });
  const { key } = await createApiKey(t.db, { maker });
  await productsBy(key).expect(200);
  await t.db.query(sql, [maker.id]);
  await productsBy(key).expect(401);
});

it('writes down its last use once a minute', async () => {
  const { id, key } = await createApiKey(t.db);
  const lastUse = async () =>
    (await t.db.query<{ at: Date | null }[]>('SELECT last_used_at AS at FROM api_keys WHERE id = $1', [id]))[0]!.at;
  await productsBy(key);
  const first = await lastUse();
  expect(first).toBeInstanceOf(Date);
  await productsBy(key);
  expect(await lastUse()).toEqual(first);
  await t.db.query("UPDATE api_keys SET last_used_at = now() - interval '61 seconds' WHERE id = $1", [id]);
  await productsBy(key);
  expect((await lastUse())!.getTime()).toBeGreaterThanOrEqual(first!.getTime());
});

it('what it did is told apart from what its maker did', async () => {
  const { key } = await createApiKey(t.db, { maker: admin.user });
  const { id } = await createOrder(t.db);
  const change = (headers: { authorization: string }, status: string) =>
    request(t.server).put(`/api/admin/orders/${id}`).set(headers).send({ status }).expect(200);
  await change({ authorization: `Bearer ${key}` }, 'processing');
  const { body } = await change(admin.headers, 'shipped');
  expect(body.history).toMatchObject([{ by: null }, { by: 'API key "Script"' }, { by: admin.user.username }]);
});

it.each<[resource: ApiKeyResource, method: 'get' | 'post', path: string, needed: ApiKeyResource]>([
  ['corporate-clients', 'get', 'corporate-clients/1/ledger', 'invoices'],
  ['corporate-clients', 'post', 'corporate-clients/1/merge', 'invoices'],
  ['products', 'get', 'products/1/stock-history', 'orders'],
  ['faqs', 'post', 'faqs/preview', 'chat-conversations'],
])(
  'a key for %s alone does not %s %s, which tells of others or changes them',
  async (resource, method, path, needed) => {
    const { key } = await createApiKey(t.db, { resources: [resource] });
    const { body } = await request(t.server)
      [method](`/api/admin/${path}`)
      .set('Authorization', `Bearer ${key}`)
      .expect(403);
    expect(body.message).toBe(API_KEY_RULES.otherResource(needed));
  },
);

describe('limits', () => {
  const wrong = (letter: string) => productsBy(`storm_${letter.repeat(43)}`);

  it('the same wrong key is one guess, many are too many, and a good one still works', async () => {
    await t.db.query('DELETE FROM attempts');
    const { key } = await createApiKey(t.db);
    for (let i = 0; i < 61; i++) await wrong('A').expect(401);
    for (let i = 1; i < 60; i++) await productsBy(`storm_${String(i).padStart(43, '0')}`).expect(401);
    const { headers } = await wrong('B').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await productsBy(key).expect(200);
  });

  it('one key calls so often a minute, and others go on', async () => {
    const { key } = await createApiKey(t.db);
    const taken = jest.spyOn(CallsPerMinute.prototype, 'take').mockReturnValueOnce(17);
    const { body, headers } = await productsBy(key).expect(429);
    expect([body.message, headers['retry-after']]).toEqual([API_KEY_RULES.tooManyCalls, '17']);
    taken.mockRestore();
    await productsBy(key).expect(200);
  });
});

it.each([
  ['no name', { name: ' ' }, { name: API_KEY_RULES.name.required }],
  ['an endless name', { name: 'x'.repeat(81) }, { name: API_KEY_RULES.name.tooLong }],
  ['other access', { access: 'all' }, { access: API_KEY_RULES.access.unknown }],
  ['no resources', { resources: [] }, { resources: API_KEY_RULES.resources.required }],
  ['no list', { resources: 'faqs' }, { resources: expect.any(String) }],
  ['a resource for people', { resources: ['users'] }, { resources: API_KEY_RULES.resources.unknown }],
  ['one twice', { resources: ['faqs', 'faqs'] }, { resources: API_KEY_RULES.resources.unknown }],
  ['no time', { expiresAt: 'tomorrow' }, { expiresAt: API_KEY_RULES.expiresAt.invalid }],
  ['a time that has passed', { expiresAt: '2020-01-01T00:00:00Z' }, { expiresAt: API_KEY_RULES.expiresAt.past }],
])('refuses %s', async (_, change, errors) => {
  const { body } = await make({ ...newKey, ...change }).expect(400);
  expect(body.errors).toEqual(errors);
});
