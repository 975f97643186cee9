/** One's own sign-ins (CONTRACT section 10). */
import request from 'supertest';
import { createUser, PASSWORD, signIn } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/18.6 Mobile/15E148 Safari/604.1';

async function signInFrom(username: string, userAgent: string): Promise<{ authorization: string }> {
  const { body } = await request(t.server)
    .post('/api/login')
    .set('User-Agent', userAgent)
    .send({ username, password: PASSWORD })
    .expect(200);
  return { authorization: `Bearer ${body.token as string}` };
}

const sessionsOf = async (headers: { authorization: string }) =>
  (await request(t.server).get('/api/account/sessions').set(headers).expect(200)).body as {
    id: number;
    device: string;
    isCurrent: boolean;
  }[];

it('lists where one is signed in, and ends one of them', async () => {
  const { username } = await createUser(t.db);
  const phone = await signInFrom(username, IPHONE);
  const desk = await signInFrom(username, CHROME);
  await t.db.query("UPDATE sessions SET last_used_at = last_used_at - interval '5 minutes' WHERE user_agent = $1", [
    IPHONE,
  ]);
  const listed = await sessionsOf(desk);
  expect(listed).toEqual([
    expect.objectContaining({
      device: 'Chrome on Windows',
      isCurrent: true,
      address: expect.stringMatching(/127|::1/),
    }),
    expect.objectContaining({ device: 'Safari on iOS', isCurrent: false }),
  ]);
  expect(JSON.stringify(listed)).not.toMatch(/hash|Mozilla/i);

  const { body } = await request(t.server).delete(`/api/account/sessions/${listed[1]!.id}`).set(desk).expect(200);
  expect(body.device).toBe('Safari on iOS');
  await request(t.server).get('/api/account/sessions').set(phone).expect(401);
  expect(await sessionsOf(desk)).toHaveLength(1);
});

it('signs out everywhere, here too', async () => {
  const { username } = await createUser(t.db);
  const [phone, desk] = [await signInFrom(username, IPHONE), await signInFrom(username, CHROME)];
  const { headers } = await request(t.server).delete('/api/account/sessions').set(desk).expect(200);
  expect(headers['clear-site-data']).toBe('"cache"');
  for (const each of [phone, desk]) await request(t.server).get('/api/account/sessions').set(each).expect(401);
});

it('shows and ends nobody else', async () => {
  const [own, other] = [await signIn(t, await createUser(t.db)), await signIn(t, await createUser(t.db))];
  const id = (await sessionsOf(other.headers))[0]!.id;
  expect((await sessionsOf(own.headers)).map((session) => session.id)).not.toContain(id);
  await request(t.server).delete(`/api/account/sessions/${id}`).set(own.headers).expect(404);
  await request(t.server).delete('/api/account/sessions').set(own.headers).expect(200);
  expect(await sessionsOf(other.headers)).toHaveLength(1);
});

it.each([
  ['curl/8.5.0', 'A program'],
  ['', 'A program'],
  ['x'.repeat(5000), 'A program'],
])('a browser that calls itself %.20s is listed', async (userAgent, device) => {
  const { username } = await createUser(t.db);
  const headers = await signInFrom(username, userAgent);
  expect((await sessionsOf(headers))[0]!.device).toBe(device);
});

it('leaves out what has ended', async () => {
  const { username } = await createUser(t.db);
  const [old, now] = [await signInFrom(username, IPHONE), await signInFrom(username, CHROME)];
  expect(await sessionsOf(now)).toHaveLength(2);
  await t.db.query("UPDATE sessions SET last_used_at = now() - interval '3 hours' WHERE user_agent = $1", [IPHONE]);
  expect(await sessionsOf(now)).toHaveLength(1);
  await request(t.server).get('/api/account/sessions').set(old).expect(401);
});
