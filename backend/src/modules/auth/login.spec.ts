import request from 'supertest';
import { createUser, PASSWORD, signIn, signInAdmin } from '../../../test/factories.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { createApp } from '../../configure-app.js';
import { enqueue } from '../jobs/enqueue.js';
import { Session } from '../users/sign-in.entity.js';
import { User } from '../users/user.entity.js';
import { Attempt } from '../attempts/attempt.entity.js';

const WRONG = { statusCode: 401, error: 'Unauthorized', message: 'Invalid username or password' };
const SECRET = /^[\w-]{43}$/;

let t: TestApp;
// The tests say with X-Forwarded-For where they come from.
beforeAll(async () => {
  t = await startTestApp({ trustProxy: 1 });
});
afterEach(() => t.db.clear(Attempt));
afterAll(() => t.close());

const DEVICE = /^storm_device=([\w-]{43}); Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/;
const cookiesOf = (answer: request.Response): string[] => answer.get('Set-Cookie') ?? [];
/** What a browser sends back of it. */
const jarOf = (answer: request.Response): string =>
  cookiesOf(answer)
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const login = (username: unknown, password: unknown, from = '203.0.113.1') =>
  request(t.server).post('/api/login').set('X-Forwarded-For', from).send({ username, password });

describe('signing in', () => {
  it('answers the user, a token and a cookie that are two secrets, of which the database keeps neither', async () => {
    const user = await createUser(t.db, { username: 'Thandi', role: 'admin', firstName: 'Thandi' });
    const before = Date.now();
    const answer = await login(' thandi ', PASSWORD).expect(200);
    expect(answer.body).toEqual({
      user: {
        id: user.id,
        username: 'Thandi',
        email: user.email,
        firstName: 'Thandi',
        lastName: null,
        role: 'admin',
        lastLogin: expect.any(String),
      },
      token: expect.stringMatching(SECRET),
      expiresAt: expect.any(String),
    });
    expect(Math.abs(Date.parse(answer.body.user.lastLogin) - before)).toBeLessThan(60_000);
    expect(Math.abs(Date.parse(answer.body.expiresAt) - before - 12 * 3_600_000)).toBeLessThan(60_000);
    const cookie = answer.headers['set-cookie']?.[0] ?? '';
    expect(cookiesOf(answer)[1]).toMatch(DEVICE);
    expect(cookie).toMatch(/^storm_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const secret = cookie.slice('storm_session='.length, 'storm_session='.length + 43);
    expect(secret).not.toBe(answer.body.token);
    const device = DEVICE.exec(cookiesOf(answer)[1]!)![1]!;
    const rows = JSON.stringify(
      await t.db.query(
        "SELECT sessions::text, (SELECT string_agg(known_devices::text, '') FROM known_devices) FROM sessions",
      ),
    );
    for (const text of [secret, device, answer.body.token]) {
      expect(rows).not.toContain(text);
      expect(rows).not.toContain(Buffer.from(text).toString('hex'));
    }
    await request(t.server).get('/api/admin/faqs').set('Authorization', `Bearer ${answer.body.token}`).expect(200);
    await request(t.server).get('/api/admin/faqs').set('Authorization', `Bearer ${secret}`).expect(401);
  });

  it('gives the cookie its __Host- name and Secure behind https', async () => {
    const secure = await createApp({ ...t.env, publicUrl: 'https://storm.example' });
    await secure.init();
    await secure.getHttpAdapter().getInstance().ready();
    const user = await createUser(t.db);
    const answer = await request(secure.getHttpServer())
      .post('/api/login')
      .send({ username: user.username, password: PASSWORD })
      .expect(200);
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^__Host-storm_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookiesOf(answer)[1]).toMatch(/^__Host-storm_device=[\w-]{43}; .*Secure/);
    await secure.close();
  });

  it('lets students in as well, but not to the admin routes', async () => {
    const student = await createUser(t.db);
    const { token } = (await login(student.username, PASSWORD).expect(200)).body;
    const answer = await request(t.server).get('/api/admin/faqs').set('Authorization', `Bearer ${token}`).expect(403);
    expect(answer.body.message).toBe('Unauthorized: Admin access required');
  });

  it('answers the same to a wrong name, a wrong password and an inactive account', async () => {
    const user = await createUser(t.db);
    const inactive = await createUser(t.db, { isActive: false });
    for (const attempt of [
      login('nobody', PASSWORD),
      login(user.username, 'wrong'),
      login(inactive.username, PASSWORD),
    ]) {
      const answer = await attempt.expect(401);
      expect(answer.body).toEqual(WRONG);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it("ends the session that this browser had, whoever's it was, and no other", async () => {
    const [first, second] = [await createUser(t.db), await createUser(t.db)];
    const elsewhere = await signIn(t, first);
    const jar = jarOf(await login(first.username, PASSWORD).expect(200));
    await login(first.username, 'wrong').set('Cookie', jar).expect(401);
    expect(await t.db.countBy(Session, { userId: first.id })).toBe(2);
    await login(second.username, PASSWORD).set('Cookie', jar).expect(200);
    expect(await t.db.countBy(Session, { userId: first.id })).toBe(1);
    await request(t.server).post('/api/logout').set(elsewhere.headers).expect(200);
  });

  it.each([
    [{}, { username: 'Username is required', password: 'Password is required' }],
    [{ username: ' ', password: 'x' }, { username: 'Username is required' }],
    [
      { username: { $ne: null }, password: ['x'] },
      { username: 'Username is required', password: 'Password is required' },
    ],
  ])('refuses %j', async (body, errors) => {
    const answer = await request(t.server).post('/api/login').send(body).expect(400);
    expect(answer.body.errors).toEqual(errors);
  });

  it('opens no session with a password that was replaced while it was checked', async () => {
    const user = await createUser(t.db);
    const attempts = Array.from({ length: 6 }, () => login(user.username, PASSWORD).then((answer) => answer));
    const admin = await signInAdmin(t);
    await request(t.server)
      .put(`/api/admin/users/${user.id}`)
      .set(admin.headers)
      .send({ password: 'another one', currentPassword: PASSWORD })
      .expect(200);
    await Promise.all(attempts);
    expect(await t.db.countBy(Session, { userId: user.id })).toBe(0);
  });
});

describe('who asks comes before what is sent', () => {
  const write = (body: string, headers: Record<string, string> = {}) =>
    request(t.server)
      .post('/api/admin/faqs')
      .set({ 'Content-Type': 'application/json', ...headers })
      .serialize(String)
      .send(body);

  it.each([
    ['malformed JSON', '{"question": '],
    ['a megabyte', JSON.stringify({ question: 'x'.repeat(1_000_000) })],
  ])('%s is a 401 without a session and a 403 for role user', async (_, body) => {
    const answer = await write(body).expect(401);
    expect(answer.body).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Authentication failed' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    await write(body, (await signIn(t, await createUser(t.db))).headers).expect(403);
  });

  it('an unknown address is still a 404', async () => {
    await request(t.server).post('/api/admin/nothing').send({}).expect(404);
  });
});

describe('a session', () => {
  const use = (headers: Record<string, string>) => request(t.server).get('/api/admin/faqs').set(headers);

  it.each([
    ['two hours without use', "last_used_at = now() - interval '2 hours'", 401],
    ['a little less', "last_used_at = now() - interval '119 minutes'", 200],
    ['twelve hours, whatever the use', 'expires_at = now()', 401],
  ])('after %s', async (_, change, status) => {
    const admin = await signInAdmin(t);
    await t.db.query(`UPDATE sessions SET ${change} WHERE user_id = $1`, [admin.user.id]);
    await use(admin.headers).expect(status);
  });

  it('is kept alive by use, without a write for every request', async () => {
    const admin = await signInAdmin(t);
    const lastUse = async () => (await t.db.findOneByOrFail(Session, { userId: admin.user.id })).lastUsedAt.getTime();
    const first = await lastUse();
    await use(admin.headers).expect(200);
    expect(await lastUse()).toBe(first);
    await t.db.query("UPDATE sessions SET last_used_at = now() - interval '2 minutes' WHERE user_id = $1", [
      admin.user.id,
    ]);
    await use(admin.headers).expect(200);
    expect(await lastUse()).toBeGreaterThanOrEqual(first);
  });

  it('ends with the logout, and only that one', async () => {
    const student = await createUser(t.db);
    const [here, there] = [await signIn(t, student), await signIn(t, student)];
    const answer = await request(t.server).post('/api/logout').set(here.headers).expect(200);
    expect(answer.body).toEqual({ message: 'You have been signed out' });
    expect(cookiesOf(answer)).toEqual([expect.stringMatching(/^storm_session=; .*Expires=Thu, 01 Jan 1970/)]);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    await request(t.server).post('/api/logout').set(here.headers).expect(401);
    await request(t.server).post('/api/logout').set(there.headers).expect(200);
  });

  it('is removed within the hour after its end, as are old attempts and forgotten browsers', async () => {
    const [ended, live] = [await signInAdmin(t), await signInAdmin(t)];
    await t.db.query('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [ended.user.id]);
    await login('nobody', 'x').expect(401);
    await t.db.query("UPDATE attempts SET attempted_at = now() - interval '25 hours'");
    await enqueue(t.db, 'remove-ended-sign-ins', { tick: new Date().toISOString() });
    await runJobs(t);
    expect(await t.db.countBy(Session, { userId: ended.user.id })).toBe(0);
    expect(await t.db.countBy(Session, { userId: live.user.id })).toBe(1);
    expect(await t.db.count(Attempt)).toBe(0);
  });
});

describe('guessing', () => {
  it('is over after ten failures on one account from one address, also for the right password', async () => {
    const user = await createUser(t.db);
    const other = await createUser(t.db);
    for (let i = 0; i < 10; i++) await login(i % 2 ? user.username : user.username.toUpperCase(), 'wrong').expect(401);
    const answer = await login(user.username, PASSWORD).expect(429);
    expect(answer.body).toMatchObject({
      statusCode: 429,
      message: 'Too many attempts. Please wait a few minutes and try again',
    });
    const retryAfter = Number(answer.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(800);
    expect(retryAfter).toBeLessThanOrEqual(900);
    await login(other.username, PASSWORD).expect(200);
    await login(user.username, PASSWORD, '203.0.113.2').expect(200);
    await t.db.query("UPDATE attempts SET attempted_at = attempted_at - interval '15 minutes'");
    await login(user.username, PASSWORD).expect(200);
  });

  it('counts an unknown username alike', async () => {
    for (let i = 0; i < 10; i++) await login('Nobody', 'wrong').expect(401);
    await login('nobody', 'wrong').expect(429);
  });

  it('begins anew after the right password', async () => {
    const user = await createUser(t.db);
    for (let i = 0; i < 9; i++) await login(user.username, 'wrong').expect(401);
    await login(user.username, PASSWORD).expect(200);
    for (let i = 0; i < 10; i++) await login(user.username, 'wrong').expect(401);
    await login(user.username, 'wrong').expect(429);
  });

  /** As if what was counted so far had happened so many times more. */
  const repeatAttempts = (times: number) =>
    t.db.query('INSERT INTO attempts (key) SELECT key FROM attempts, generate_series(1, $1)', [times]);

  it('ends after a hundred failures from one address, IPv6 by its network, and keeps no one else out', async () => {
    const user = await createUser(t.db);
    await login('somebody', 'wrong', '2001:db8:0:1::1').expect(401);
    await repeatAttempts(98);
    await login('somebody else', 'wrong', '2001:db8:0:2::1').expect(401);
    await login(user.username, PASSWORD, '2001:db8::ffff').expect(429);
    await login(user.username, PASSWORD, '2001:db8:1::1').expect(200);
  });

  it('keeps out nobody whose browser signed in before, and counts its failures apart', async () => {
    const user = await createUser(t.db);
    const jar = jarOf(await login(user.username, PASSWORD).expect(200));
    const fromKnown = (password: string, username = user.username) => login(username, password).set('Cookie', jar);
    for (let i = 0; i < 10; i++) await login(user.username, 'wrong').expect(401);
    await login('somebody', 'wrong').expect(401);
    await repeatAttempts(100);
    await login(user.username, PASSWORD).expect(429);
    expect(jarOf(await fromKnown(PASSWORD).expect(200))).toContain(/storm_device=[\w-]+/.exec(jar)![0]);
    // The stranger's count did not begin anew with it.
    await login(user.username, 'wrong').expect(429);
    for (let i = 0; i < 10; i++) await fromKnown('wrong').expect(401);
    await fromKnown(PASSWORD).expect(429);
    const other = await createUser(t.db);
    await fromKnown(PASSWORD, other.username).expect(429);
    await login(other.username, PASSWORD, '203.0.113.2').set('Cookie', jar).expect(200);
    await fromKnown(PASSWORD, other.username).expect(200);
  });

  it("a made-up device is none, and a secret of somebody else's choice is not taken", async () => {
    const user = await createUser(t.db);
    const planted = `storm_device=${'A'.repeat(43)}`;
    expect(jarOf(await login(user.username, PASSWORD).set('Cookie', planted).expect(200))).not.toContain(planted);
    for (let i = 0; i < 10; i++) await login(user.username, 'wrong').set('Cookie', planted).expect(401);
    await login(user.username, PASSWORD).set('Cookie', planted).expect(429);
  });

  it('from many addresses leaves each fewer; the right password elsewhere and known browsers get in', async () => {
    const user = await createUser(t.db);
    const jar = jarOf(await login(user.username, PASSWORD).expect(200));
    await login(user.username, 'wrong').expect(401);
    await repeatAttempts(199);
    // Guesses at such an account wait: a load on this machine can only make it longer.
    const begun = performance.now();
    const guess = login(user.username, 'wrong', '203.0.113.50').expect(401);
    const fromElsewhere = login(user.username, PASSWORD, '203.0.113.51').expect(200);
    await Promise.all([guess, fromElsewhere]);
    expect(performance.now() - begun).toBeGreaterThan(1_900);
    await login(user.username, PASSWORD, '203.0.113.50').expect(429);
    await login(user.username, PASSWORD, '203.0.113.50').set('Cookie', jar).expect(200);
  }, 30_000);

  /** How many guesses of a flood were looked at from when a sign-in came, last of all, to its answer. */
  const lookedAtMeanwhile = async (floodFrom: (i: number) => string, address: string, signIn: () => request.Test) => {
    const answered: number[] = [];
    const flood = Array.from({ length: 150 }, (_, i) =>
      login(`flood ${i}`, 'wrong', floodFrom(i)).then(({ status }) => {
        answered.push(status);
      }),
    );
    const lookedAt = () => answered.filter((status) => status === 401).length;
    let lookedAtBefore = 0;
    const note = ({ headers }: { headers: Record<string, unknown> }) => {
      if (headers['x-forwarded-for'] === address) lookedAtBefore = lookedAt();
    };
    t.server.on('request', note);
    await signIn().expect(200);
    t.server.off('request', note);
    const meanwhile = lookedAt() - lookedAtBefore;
    await Promise.all(flood);
    expect(new Set([...answered, 401, 429])).toEqual(new Set([401, 429]));
    return { meanwhile, lookedAt: lookedAt() };
  };

  it('a flood from one address holds up nobody else', async () => {
    const user = await createUser(t.db);
    const { meanwhile, lookedAt } = await lookedAtMeanwhile(
      () => '203.0.113.60',
      '203.0.113.61',
      () => login(user.username, PASSWORD, '203.0.113.61'),
    );
    expect(meanwhile).toBeLessThan(40);
    expect(lookedAt).toBeLessThanOrEqual(100);
  }, 60_000);

  it('a flood from as many addresses as it likes holds up no browser that signed in before', async () => {
    const user = await createUser(t.db);
    const jar = jarOf(await login(user.username, PASSWORD).expect(200));
    const { meanwhile, lookedAt } = await lookedAtMeanwhile(
      (i) => `198.51.100.${i}`,
      '198.51.100.200',
      () => login(user.username, PASSWORD, '198.51.100.200').set('Cookie', jar),
    );
    expect(lookedAt).toBe(150);
    expect(meanwhile).toBeLessThan(20);
  }, 60_000);

  it('fifty guesses at once on two replicas: ten are checked', async () => {
    const other = await createApp(t.env);
    await other.init();
    await other.getHttpAdapter().getInstance().ready();
    const user = await createUser(t.db);
    const servers = [t.server, other.getHttpServer()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        request(servers[i % 2]!)
          .post('/api/login')
          .send({ username: user.username, password: 'wrong' }),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    await other.close();
  });

  it('keeps lastLogin of an account that nobody got into', async () => {
    const user = await createUser(t.db);
    await login(user.username, 'wrong').expect(401);
    expect((await t.db.findOneByOrFail(User, { id: user.id })).lastLogin).toBeNull();
  });
});
