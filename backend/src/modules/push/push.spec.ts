import request from 'supertest';
import { MAX_PUSH_SUBSCRIPTIONS, PUSH_RULES } from '#libs/contracts/push';
import {
  createOrder,
  createProduct,
  createUser,
  PASSWORD,
  type SignedIn,
  signIn,
  signInAdmin,
} from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import {
  type Browser,
  decryptPush,
  newBrowser,
  type PushService,
  startPushService,
  vapidClaims,
} from '../../../test/push-service.js';
import { runJobs, skipRetryDelays, waitingJobs } from '../../../test/run-jobs.js';
import { createReplica, startTestApp, type TestApp } from '../../../test/test-app.js';
import { enqueue } from '../jobs/enqueue.js';
import { PushKeysService } from './push-keys.service.js';
import { PushSubscription } from './push-subscription.entity.js';
import { tellStaff } from './tell-staff.js';

const WRITTEN = {
  fullName: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '0821234567',
  subject: 'Free trial',
  message: 'May I come on Monday evening? It is a secret.',
};
const PUSH = {
  kind: 'message',
  title: 'Message from Thandi',
  body: 'Free trial',
  url: '/mobile-app/messages/1',
  tag: 'message-1',
} as const;

let t: TestApp;
let service: PushService;
/** The origin of a push service at which nobody answers. */
let away: string;
let admin: SignedIn;
beforeAll(async () => {
  service = await startPushService();
  const closed = await startPushService();
  away = closed.origin;
  await closed.close();
  t = await startTestApp({ pushHosts: ['push.example', service.origin, away], rateLimitScale: 1_000 });
});
beforeEach(async () => {
  for (const table of ['graphile_worker._private_jobs', 'contact_messages', 'chat_conversations', 'orders', 'users'])
    await t.db.query(`DELETE FROM ${table}`);
  Object.assign(service, { received: [], answer: { status: 201 } });
  admin = await signInAdmin(t);
});
afterAll(async () => {
  await t.close();
  await service.close();
});

const push = (method: 'get' | 'post' | 'delete', part: string, body?: object, as = admin) =>
  request(t.server)[method](`/api/admin/push/${part}`).set(as.headers).send(body);
const subscribe = async (browser = newBrowser(service.origin), as = admin): Promise<Browser> => {
  await push('post', 'subscriptions', browser.subscription, as).expect(201);
  return browser;
};
const write = (fields: object = {}) =>
  request(t.server)
    .post('/api/contact')
    .send({ ...WRITTEN, ...fields })
    .expect(201);
const sentTo = ({ subscription }: Browser) =>
  service.received.filter(({ path }) => subscription.endpoint.endsWith(path));
const tell = () => t.db.transaction((manager) => tellStaff(manager, PUSH));
const kept = () => t.db.find(PushSubscription, { order: { id: 'ASC' } });

describe('the key', () => {
  it('is one, whichever process starts first and however many do at once', async () => {
    const replica = await createReplica(t);
    try {
      await t.db.query('DELETE FROM push_keys');
      const services = [t.app.get(PushKeysService, { strict: false }), replica.get(PushKeysService, { strict: false })];
      const keys = await Promise.all(Array.from({ length: 10 }, (_, turn) => services[turn % 2]!.read()));
      expect(new Set(keys.map(({ publicKey, privateKey }) => publicKey + privateKey)).size).toBe(1);
      const { body } = await push('get', 'key').expect(200);
      expect(body).toEqual({ publicKey: keys[0]!.publicKey });
      expect(Buffer.from(body.publicKey, 'base64url')).toHaveLength(65);
    } finally {
      await replica.close();
    }
  });

  it("of a process that is a moment faster is everybody's", async () => {
    await t.db.query('DELETE FROM push_keys');
    let slower: Promise<{ publicKey: string }> | undefined;
    await t.db.transaction(async (faster) => {
      await faster.query("INSERT INTO push_keys (id, public_key, private_key) VALUES (1, 'first', 'first')");
      slower = t.app.get(PushKeysService, { strict: false }).read();
      await untilSomeoneWaitsForALock(t.db);
    });
    expect((await slower)?.publicKey).toBe('first');
    await t.db.query('DELETE FROM push_keys');
  });
});

describe('signing a browser in', () => {
  it('is the same however often, takes new keys, and moves to who signs it in', async () => {
    const other = await signInAdmin(t);
    const browser = await subscribe();
    await subscribe(browser);
    const renewed = { ...browser.subscription, keys: newBrowser(service.origin).subscription.keys };
    const { body } = await push('post', 'subscriptions', renewed, other).expect(201);
    expect(body).toEqual({ endpoint: browser.subscription.endpoint, createdAt: expect.any(String) });
    expect(await kept()).toEqual([
      expect.objectContaining({ userId: other.user.id, ...renewed.keys, endpoint: renewed.endpoint }),
    ]);
    await push('delete', 'subscriptions', { endpoint: renewed.endpoint }).expect(204);
    expect(await kept()).toHaveLength(1);
    await push('delete', 'subscriptions', { endpoint: renewed.endpoint }, other).expect(204);
    await push('delete', 'subscriptions', { endpoint: renewed.endpoint }, other).expect(204);
    expect(await kept()).toEqual([]);
  });

  it(`keeps ${MAX_PUSH_SUBSCRIPTIONS} of a user, also of many at once: the oldest goes`, async () => {
    const first = await subscribe();
    const second = await subscribe();
    await subscribe(first);
    await Promise.all(Array.from({ length: MAX_PUSH_SUBSCRIPTIONS - 1 }, () => subscribe()));
    const endpoints = (await kept()).map(({ endpoint }) => endpoint);
    expect(endpoints).toHaveLength(MAX_PUSH_SUBSCRIPTIONS);
    expect([endpoints.includes(first.subscription.endpoint), endpoints.includes(second.subscription.endpoint)]).toEqual(
      [true, false],
    );
  });

  const fine = newBrowser('https://fine.push.example').subscription;
  const withKeys = (keys: object) => ({ ...fine, keys: { ...fine.keys, ...keys } });
  const { endpoint: said } = PUSH_RULES;
  it.each<[string, object, Record<string, string>]>([
    ['nothing', {}, { endpoint: said.invalid, keys: PUSH_RULES.keys.invalid }],
    ['no address', { ...fine, endpoint: 'push' }, { endpoint: said.invalid }],
    ['plain http', { ...fine, endpoint: 'http://push.example/1' }, { endpoint: said.invalid }],
    ['a host inside', { ...fine, endpoint: 'https://169.254.169.254/latest' }, { endpoint: said.notAllowed }],
    ['the server itself', { ...fine, endpoint: 'https://localhost/1' }, { endpoint: said.notAllowed }],
    ['a longer address', { ...fine, endpoint: `https://push.example/${'x'.repeat(1980)}` }, { endpoint: said.invalid }],
    [
      'an address that grows',
      { ...fine, endpoint: `https://push.example/${'ä'.repeat(1000)}` },
      { endpoint: said.notAllowed },
    ],
    ['keys that are a list', { ...fine, keys: ['x'] }, { keys: PUSH_RULES.keys.invalid }],
    ['half a point', withKeys({ p256dh: fine.keys.p256dh.slice(0, 43) }), { 'keys.p256dh': PUSH_RULES.p256dh.invalid }],
    [
      'a point beside the curve',
      withKeys({ p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url') }),
      { 'keys.p256dh': PUSH_RULES.p256dh.invalid },
    ],
    ['a short secret', withKeys({ auth: 'c2hvcnQ' }), { 'keys.auth': PUSH_RULES.auth.invalid }],
    ['a foreign alphabet', withKeys({ auth: '++++++++++++++++++++++' }), { 'keys.auth': PUSH_RULES.auth.invalid }],
    ['a time in words', { ...fine, expirationTime: 'never' }, { expirationTime: PUSH_RULES.expirationTime.invalid }],
  ])('refuses %s', async (_what, body, errors) => {
    const answer = await push('post', 'subscriptions', body).expect(400);
    expect(answer.body.errors).toEqual(errors);
    expect(await kept()).toEqual([]);
  });

  it("is nobody's business but an admin's, from this site", async () => {
    const cookie = {
      Authorization: `Bearer ${admin.user.id}`,
      Cookie: `storm_session=${admin.cookie}`,
      Origin: 'https://evil.example',
    };
    await request(t.server).post('/api/admin/push/subscriptions').set(cookie).send(fine).expect(403);
    expect(await kept()).toEqual([]);
  });
});

describe('a push', () => {
  it('tells every browser who wrote and about what, encrypted for it alone and signed by the school', async () => {
    const [one, two] = [await subscribe(), await subscribe(newBrowser(service.origin), await signInAdmin(t))];
    const {
      body: { id },
    } = await write();
    await write({ subject: 'Second' });
    await runJobs(t);
    const [first] = sentTo(one);
    expect([sentTo(one).length, sentTo(two).length]).toEqual([2, 2]);
    const payloads = sentTo(two)
      .map((received) => decryptPush(two, received))
      .toSorted((a, b) => a.tag.localeCompare(b.tag));
    expect(payloads[0]).toEqual({
      kind: 'message',
      title: 'Message from Thandi Mokoena',
      body: 'Free trial',
      url: `/mobile-app/messages/${id}`,
      tag: `message-${id}`,
      unreadCount: 2,
    });
    expect(() => decryptPush(one, sentTo(two)[0]!)).toThrow();
    const { topic, ttl, urgency, 'content-encoding': encoding } = first!.headers;
    expect([topic, urgency, encoding]).toEqual([decryptPush(one, first!).tag, 'high', 'aes128gcm']);
    expect(Number(ttl)).toBeGreaterThan(86_000);
    expect(Number(ttl)).toBeLessThanOrEqual(86_400);
    const { aud, exp, sub } = vapidClaims(first!, (await push('get', 'key')).body.publicKey);
    expect([aud, sub]).toEqual([service.origin, 'mailto:staff@stormcombat.example']);
    expect(exp * 1000 - Date.now()).toBeGreaterThan(0);
    expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(86_400_000);
    expect(await waitingJobs(t)).toEqual([]);
  });

  it('tells of an order, once however often it is sent', async () => {
    const browser = await subscribe();
    const product = await createProduct(t.db, { priceCents: 49_900 });
    const order = {
      customerName: 'Thandi',
      customerEmail: 'thandi@example.com',
      shippingAddress: '12 Naivasha Road',
      totalAmount: 99_800,
      items: [{ productId: product.id, quantity: 2, price: 49_900 }],
    };
    const place = () => request(t.server).post('/api/orders').set('Idempotency-Key', 'one-attempt').send(order);
    const [{ body }] = await Promise.all([place(), place()]);
    await runJobs(t);
    const [{ id }] = await t.db.query<[{ id: number }]>('SELECT id FROM orders');
    expect(sentTo(browser).map((received) => decryptPush(browser, received))).toEqual([
      {
        kind: 'order',
        title: 'New order: R998.00',
        body: body.orderNumber,
        url: `/admin/orders/${id}/show`,
        tag: `order-${id}`,
        unreadCount: 0,
      },
    ]);
  });

  it('tells of a visitor in distress at once, without their words, and not again with later answers', async () => {
    const browser = await subscribe();
    const said = (role: 'user' | 'assistant', content: string, timestamp: number) => ({ role, content, timestamp });
    const sessionId = 'Visitor_in-distress';
    const calm = [said('user', 'hi', 1), said('assistant', 'Hello', 2)];
    await request(t.server).post('/api/chatbot/conversations').send({ sessionId, messages: calm }).expect(201);
    await runJobs(t);
    expect(sentTo(browser)).toEqual([]);
    expect(await t.db.query('SELECT FROM chat_conversations WHERE in_distress')).toEqual([]);
    const distress = [...calm, said('user', 'my ex is threatening me', 3), said('assistant', 'I am sorry', 4)];
    const later = [...distress, said('user', 'thanks', 5), said('assistant', 'With pleasure', 6)];
    for (const messages of [distress, later]) {
      await request(t.server).put(`/api/chatbot/conversations/${sessionId}`).send({ messages }).expect(200);
      await runJobs(t);
    }
    const [{ id, marked }] = await t.db.query<[{ id: number; marked: boolean }]>(
      'SELECT id, in_distress AS marked FROM chat_conversations',
    );
    expect(marked).toBe(true);
    expect(sentTo(browser).map((received) => decryptPush(browser, received))).toEqual([
      {
        kind: 'chat',
        title: 'A visitor may be in distress',
        body: 'Somebody wrote to the assistant',
        url: `/admin/chat-conversations/${id}/show`,
        tag: `chat-${id}`,
        unreadCount: 0,
      },
    ]);
  });

  it('is silent about what looks like spam, and about what was rolled back', async () => {
    await subscribe();
    await write({ confirmSubject: 'filled in' });
    const rolledBack = t.db.transaction(async (manager) => {
      await createOrder(manager);
      await tellStaff(manager, PUSH);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await runJobs(t);
    expect(service.received).toEqual([]);
  });

  it.each<[string, (user: SignedIn) => Promise<unknown>]>([
    ['demoted', ({ user }) => t.db.query("UPDATE users SET role = 'user' WHERE id = $1", [user.id])],
    ['switched off', ({ user }) => t.db.query('UPDATE users SET is_active = false WHERE id = $1', [user.id])],
    ['deleted', ({ user }) => t.db.query('DELETE FROM users WHERE id = $1', [user.id])],
  ])('never reaches who was %s, before it or while it is on its way', async (_what, end) => {
    const [early, late] = [await signInAdmin(t), await signInAdmin(t)];
    const stays = await subscribe();
    await subscribe(newBrowser(service.origin), early);
    await subscribe(newBrowser(service.origin), late);
    await end(early);
    service.answer = { status: 503 };
    await tell();
    await runJobs(t);
    expect(service.received).toHaveLength(2);
    service.answer = { status: 201 };
    await end(late);
    await skipRetryDelays(t);
    await runJobs(t);
    expect([service.received.length, sentTo(stays).length]).toEqual([3, 2]);
  });
});

describe('a phone that was lost', () => {
  let desk: SignedIn;
  let lost: SignedIn;
  beforeEach(async () => {
    desk = await signInAdmin(t);
    lost = await signIn(t, desk.user);
  });

  const account = (method: 'get' | 'delete', part: string, { headers }: SignedIn) =>
    request(t.server)[method](`/api/account/sessions${part}`).set(headers);
  const idOf = async (session: SignedIn): Promise<number> => {
    const { body } = await account('get', '', session).expect(200);
    return (body as { id: number; isCurrent: boolean }[]).find(({ isCurrent }) => isCurrent)!.id;
  };
  const changePassword = ({ user, headers }: SignedIn) =>
    request(t.server)
      .put(`/api/admin/users/${user.id}`)
      .set(headers)
      .send({ password: 'kudu over the dam 77', currentPassword: PASSWORD });

  it.each<[string, () => Promise<unknown>, number]>([
    ['is signed out', async () => account('delete', `/${await idOf(lost)}`, desk).expect(200), 1],
    ['is left behind by a new password', () => changePassword(desk).expect(200), 1],
    ['is signed out with everything else', () => account('delete', '', desk).expect(200), 0],
  ])('is told nothing more once it %s', async (_how, end, toldAtTheDesk) => {
    const browser = { others: await subscribe(), desk: await subscribe(undefined, desk) };
    const phone = await subscribe(undefined, lost);
    await end();
    await tell();
    await runJobs(t);
    expect([browser.others, browser.desk, phone].map((one) => sentTo(one).length)).toEqual([1, toldAtTheDesk, 0]);
  });

  it('is told nothing where it asks at the moment in which it is signed out', async () => {
    const id = await idOf(lost);
    const { subscription } = newBrowser(service.origin);
    let asked: Promise<request.Response> | undefined;
    await t.db.transaction(async (ending) => {
      await ending.query('DELETE FROM sessions WHERE id = $1', [id]);
      asked = push('post', 'subscriptions', subscription, lost).then((answer) => answer);
      await untilSomeoneWaitsForALock(t.db);
    });
    expect((await asked)?.status).toBe(401);
    expect(await kept()).toEqual([]);
  });

  it('is told nothing where it had asked a moment before', async () => {
    const id = await idOf(lost);
    let ended: Promise<request.Response> | undefined;
    await t.db.transaction(async (asking) => {
      await asking.query('SELECT FROM sessions WHERE id = $1 FOR KEY SHARE', [id]);
      ended = account('delete', `/${id}`, desk).then((answer) => answer);
      await untilSomeoneWaitsForALock(t.db);
      await asking.query(
        `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth) VALUES ($1, $2, 'x', 'x', 'x')`,
        [lost.user.id, id],
      );
    });
    expect((await ended)?.status).toBe(200);
    expect(await kept()).toEqual([]);
  });
});

describe('when the push service', () => {
  it.each([404, 410])('says %d, the subscription is removed and not tried again', async (status) => {
    await subscribe();
    service.answer = { status };
    await tell();
    await runJobs(t);
    expect([await kept(), await waitingJobs(t)]).toEqual([[], []]);
  });

  it.each([400, 403, 413, 302])('says %d, the push is dropped and the subscription stays', async (status) => {
    await subscribe();
    service.answer = { status, headers: { Location: `${service.origin}/elsewhere` } };
    await tell();
    await runJobs(t);
    expect([service.received.length, (await kept()).length, await waitingJobs(t)]).toEqual([1, 1, []]);
  });

  it.each<[number, Record<string, string>, number]>([
    [503, {}, 0],
    [500, {}, 0],
    [429, { 'Retry-After': '3600' }, 3600],
  ])('says %d with %j, it is tried again, and not before %d s', async (status, headers, waitSeconds) => {
    const browser = await subscribe();
    service.answer = { status, headers };
    await tell();
    await runJobs(t);
    expect(await waitingJobs(t)).toEqual([{ task: 'send-push', attempts: 1 }]);
    const [{ wait }] = await t.db.query<[{ wait: number }]>(
      'SELECT extract(epoch FROM run_at - now())::float AS wait FROM graphile_worker.jobs',
    );
    expect(wait).toBeGreaterThan(waitSeconds - 60);
    expect(wait).toBeLessThan(waitSeconds + 60);
    service.answer = { status: 201 };
    await skipRetryDelays(t);
    await runJobs(t);
    expect(decryptPush(browser, sentTo(browser)[1]!)).toMatchObject({ title: PUSH.title });
    expect(await waitingJobs(t)).toEqual([]);
  });

  it('is away, the visitor does not notice, and others hear at once', async () => {
    const browser = await subscribe();
    await subscribe(newBrowser(away));
    await write();
    await runJobs(t);
    expect(sentTo(browser)).toHaveLength(1);
    expect(await waitingJobs(t)).toEqual([{ task: 'send-push', attempts: 1 }]);
  });

  it('was away for a day, it is no news any more', async () => {
    await subscribe();
    const [{ id }] = (await kept()) as [PushSubscription];
    const toldAt = new Date(Date.now() - 86_400_000).toISOString();
    await enqueue(t.db, 'send-push', { subscriptionId: id, payload: { ...PUSH, unreadCount: 1 }, toldAt });
    await runJobs(t);
    expect([service.received, await waitingJobs(t)]).toEqual([[], []]);
  });
});

it('a signed-in user who is no admin cannot sign a browser in', async () => {
  await push(
    'post',
    'subscriptions',
    newBrowser(service.origin).subscription,
    await signIn(t, await createUser(t.db)),
  ).expect(403);
});
