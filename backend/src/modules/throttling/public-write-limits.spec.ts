import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { createUser, PASSWORD } from '../../../test/factories.js';
import { startReplica, startTestApp, type TestApp } from '../../../test/test-app.js';

const message = {
  fullName: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '821234567',
  subject: 'Free trial',
  message: 'May I come on Monday?',
};
const MAX = 20;

let t: TestApp;
afterEach(() => t.close());

const send = (from: string, app = t.app) =>
  app
    .getHttpAdapter()
    .getInstance()
    .inject({ method: 'POST', url: '/api/contact', remoteAddress: from, payload: message });
const stored = async () =>
  (await t.db.query<{ count: number }[]>('SELECT count(*)::int AS count FROM contact_messages'))[0]!.count;
const statuses = async (answers: ReturnType<typeof send>[]) => {
  const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  return { taken: codes.filter((code) => code === 201).length, refused: codes.filter((code) => code === 429).length };
};

describe('limits on public writes', () => {
  it('refuse with a sentence and Retry-After once one address has written its part, all at once or not', async () => {
    t = await startTestApp();
    expect(await statuses(Array.from({ length: MAX + 5 }, () => send('203.0.113.7')))).toEqual({
      taken: MAX,
      refused: 5,
    });
    const refused = await send('203.0.113.7');
    expect(refused.json()).toEqual({ statusCode: 429, error: 'Too Many Requests', message: CONTACT_RULES.tooMany });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(await stored()).toBe(MAX);
    expect((await send('203.0.113.8')).statusCode).toBe(201);
  });

  it('count an IPv6 network as one, and all replicas together', async () => {
    t = await startTestApp();
    const other = await startReplica(t);
    try {
      const answers = Array.from({ length: MAX + 2 }, (_, i) =>
        send(`2001:db8:0:${i + 1}::1`, i % 2 === 0 ? t.app : other),
      );
      expect(await statuses(answers)).toEqual({ taken: MAX, refused: 2 });
      expect((await send('2001:db8:1:1::1')).statusCode).toBe(201);
    } finally {
      await other.close();
    }
  });

  it('let an address write again when its time is over', async () => {
    t = await startTestApp({ rateLimitScale: 0.05 });
    expect((await send('203.0.113.7')).statusCode).toBe(201);
    expect((await send('203.0.113.7')).statusCode).toBe(429);
    await t.db.query("UPDATE attempts SET attempted_at = attempted_at - interval '10 minutes'");
    expect((await send('203.0.113.7')).statusCode).toBe(201);
  });

  it('grow with RATE_LIMIT_SCALE', async () => {
    t = await startTestApp({ rateLimitScale: 1.25 });
    expect(await statuses(Array.from({ length: 30 }, () => send('203.0.113.7')))).toEqual({ taken: 25, refused: 5 });
  });
});

it.each(['/api/login', '/api/password/forgot', '/api/password/reset'])(
  '%s: of one address 600 calls are judged whatever the scale, bad input is one, and known browsers count apart',
  async (url) => {
    t = await startTestApp({ rateLimitScale: 10 });
    const post = (from: string, payload: object, cookie = '', to = url) =>
      t.app.inject({ method: 'POST', url: to, remoteAddress: from, headers: { cookie }, payload });
    const call = async (from: string, cookie?: string) => (await post(from, {}, cookie)).statusCode;
    expect(await call('203.0.113.7')).toBe(400);
    await t.db.query('INSERT INTO attempts (key) SELECT key FROM attempts, generate_series(1, 598)');
    expect([await call('203.0.113.7'), await call('203.0.113.7'), await call('203.0.113.8')]).toEqual([400, 429, 400]);
    const { username } = await createUser(t.db);
    const { cookies } = await post('203.0.113.8', { username, password: PASSWORD }, '', '/api/login');
    expect(await call('203.0.113.7', cookies.map(({ name, value }) => `${name}=${value}`).join('; '))).toBe(400);
  },
);
