import request from 'supertest';
import { createUser, PASSWORD, signIn } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { PasswordReset, Session } from '../users/sign-in.entity.js';
import type { User } from '../users/user.entity.js';
import { Attempt } from '../attempts/attempt.entity.js';

const NEW_PASSWORD = 'a newer password';
const BAD_LINK = 'This link is no longer valid. Please ask for a new one';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ publicUrl: 'https://storm.example', trustProxy: 1 });
});
afterEach(() => t.db.clear(Attempt));
afterAll(() => t.close());

const forgot = (email: unknown, from = '203.0.113.1') =>
  request(t.server)
    .post('/api/password/forgot')
    .set('X-Forwarded-For', from)
    .set('Host', 'evil.example')
    .send({ email });
const reset = (token: unknown, password: unknown = NEW_PASSWORD) =>
  request(t.server).post('/api/password/reset').send({ token, password });
const login = (user: User, password: string) =>
  request(t.server).post('/api/login').send({ username: user.username, password });

async function mailsTo(email: string): Promise<{ subject: string | undefined; text: string }[]> {
  await runJobs(t);
  return (await readMails(t))
    .filter((mail) => mail.to?.[0]?.address === email)
    .map(({ subject, text }) => ({ subject, text: text ?? '' }));
}

async function mailedToken(user: User): Promise<string> {
  await forgot(user.email).expect(202);
  const mail = (await mailsTo(user.email)).at(-1);
  return /https:\/\/storm\.example\/reset-password\?token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

it('mails a link that sets a new password once, ends all sessions and tells the owner', async () => {
  const user = await createUser(t.db);
  await signIn(t, user);
  const token = await mailedToken(user);
  expect(token).toHaveLength(43);
  expect(JSON.stringify(await t.db.query('SELECT password_resets::text FROM password_resets'))).not.toContain(token);

  expect((await reset(token).expect(200)).body.message).toBe(
    'Your password was changed. Please sign in with the new one',
  );
  expect(await t.db.countBy(Session, { userId: user.id })).toBe(0);
  await login(user, PASSWORD).expect(401);
  await login(user, NEW_PASSWORD).expect(200);
  expect((await reset(token, 'a third password').expect(400)).body).toMatchObject({
    message: BAD_LINK,
    errors: { token: BAD_LINK },
  });
  await login(user, NEW_PASSWORD).expect(200);
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
    'Choose a new password',
    'Your password was changed',
  ]);
});

it('answers the same whether or not there is an account, and mails only active ones', async () => {
  const user = await createUser(t.db);
  const inactive = await createUser(t.db, { isActive: false });
  const answers = [
    await forgot(user.email.toUpperCase()),
    await forgot(inactive.email),
    await forgot('nobody@stormcombat.example'),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual(answers[0]!.body);
  }
  expect(await mailsTo(user.email)).toHaveLength(1);
  expect(await mailsTo(inactive.email)).toHaveLength(0);
  expect((await forgot('no address').expect(400)).body.errors).toEqual({ email: 'Please enter a valid email address' });
});

it('keeps the link when the new password is refused', async () => {
  const user = await createUser(t.db);
  const token = await mailedToken(user);
  for (const easy of ['iloveyou', user.username, 'Storm-Combat-2026']) {
    expect((await reset(token, easy).expect(400)).body.errors).toEqual({
      password: 'This password is too easy to guess',
    });
  }
  expect((await reset(token, 'short').expect(400)).body.errors).toEqual({
    password: 'Password must be at least 6 characters',
  });
  await reset(token).expect(200);
});

it('lets one of two resets at once win', async () => {
  const user = await createUser(t.db);
  const token = await mailedToken(user);
  const race = () =>
    t.db
      .transaction(async (holding) => {
        // Both get as far as they can, and wait there for each other or for us.
        await holding.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [user.id]);
        const both = Promise.all(
          ['password one', 'password two'].map((password) => reset(token, password).then((answer) => answer)),
        );
        await Promise.race([untilSomeoneWaitsForALock(t.db, 2), both]);
        return { both };
      })
      .then(({ both }) => both);
  let answers = await race();
  // On a busy machine one may have waited too long already when the other had its password hashed.
  while (answers.some(({ status }) => status === 503)) answers = await race();
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  await login(user, answers[0]!.status === 200 ? 'password one' : 'password two').expect(200);
});

it('refuses a link after thirty minutes, of a disabled account, and a made-up one', async () => {
  const user = await createUser(t.db);
  const late = await mailedToken(user);
  await t.db.query("UPDATE password_resets SET expires_at = expires_at - interval '30 minutes' WHERE user_id = $1", [
    user.id,
  ]);
  expect((await reset(late).expect(400)).body.message).toBe(BAD_LINK);

  const disabled = await createUser(t.db);
  const token = await mailedToken(disabled);
  await t.db.query('UPDATE users SET is_active = false WHERE id = $1', [disabled.id]);
  expect((await reset(token).expect(400)).body.message).toBe(BAD_LINK);

  expect((await reset('A'.repeat(43)).expect(400)).body.message).toBe(BAD_LINK);
  expect((await reset({ $gt: '' }).expect(400)).body.errors).toEqual({ token: BAD_LINK });
});

it('makes the other links worthless once one was used', async () => {
  const user = await createUser(t.db);
  const [first, second] = [await mailedToken(user), await mailedToken(user)];
  await reset(second).expect(200);
  await reset(first).expect(400);
  expect(await t.db.countBy(PasswordReset, { userId: user.id })).toBe(0);
});

it('sends at most three mails to one account and twenty for one address, and still answers 202', async () => {
  const user = await createUser(t.db);
  for (let i = 0; i < 5; i++) await forgot(user.email, `203.0.113.${i}`).expect(202);
  expect(await mailsTo(user.email)).toHaveLength(3);
  const before = (await readMails(t)).length;
  const victims = await Promise.all(Array.from({ length: 25 }, () => createUser(t.db)));
  for (const victim of victims) await forgot(victim.email, '203.0.113.99').expect(202);
  await runJobs(t);
  expect((await readMails(t)).length - before).toBe(20);
});

it('keeps nobody without a link that opens, however many strangers asked for, also from the same address', async () => {
  const user = await createUser(t.db);
  for (let i = 0; i < 4; i++) await forgot(user.email).expect(202);
  // Half an hour later those links are over.
  await t.db.query("UPDATE attempts SET attempted_at = attempted_at - interval '30 minutes'");
  await forgot(user.email, '203.0.113.2').expect(202);
  expect(await mailsTo(user.email)).toHaveLength(4);

  const other = await createUser(t.db);
  const jar = (await login(other, PASSWORD).expect(200)).get('Set-Cookie')!.map((cookie) => cookie.split(';')[0]!);
  for (let i = 0; i < 25; i++) await forgot(`nobody-${i}@example.com`, '203.0.113.71').expect(202);
  await forgot(other.email, '203.0.113.71').expect(202);
  expect(await mailsTo(other.email)).toHaveLength(0);
  await forgot(other.email, '203.0.113.71').set('Cookie', jar.join('; ')).expect(202);
  expect(await mailsTo(other.email)).toHaveLength(1);
});

it('lets nobody guess links', async () => {
  const token = await mailedToken(await createUser(t.db));
  for (let i = 0; i < 20; i++) await reset(`guess ${i}`).expect(400);
  const answer = await reset('guess 21').expect(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  // Whoever holds a link is no guesser, and must not be kept out by one at the same address.
  await reset(token).expect(200);
});

it('lets whoever used the link in, however many others guessed at the account from the same address', async () => {
  const user = await createUser(t.db);
  const from = (test: request.Test) => test.set('X-Forwarded-For', '203.0.113.70');
  const token = await mailedToken(user);
  for (let i = 0; i < 10; i++) await from(login(user, 'wrong')).expect(401);
  await from(login(user, PASSWORD)).expect(429);
  const answer = await from(reset(token)).expect(200);
  await from(login(user, NEW_PASSWORD)).expect(200);
  for (let i = 0; i < 10; i++) await from(login(user, 'wrong')).expect(401);
  const device = answer
    .get('Set-Cookie')!
    .map((cookie) => cookie.split(';')[0]!)
    .join('; ');
  expect(device).toMatch(/^(__Host-)?storm_device=[\w-]{43}$/);
  await from(login(user, NEW_PASSWORD)).expect(429);
  await from(login(user, NEW_PASSWORD)).set('Cookie', device).expect(200);
});
