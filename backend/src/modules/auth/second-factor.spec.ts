/** The second step at sign-in (CONTRACT section 10, decision 0054). */
import { TOTP } from 'otpauth';
import { Client } from 'pg';
import request from 'supertest';
import { SUPER_USER_ID } from '#libs/contracts/user';
import { createApiKey, createUser, PASSWORD, signIn, type SignedIn } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Attempt } from '../attempts/attempt.entity.js';
import { secondFactorOff } from './second-factor-off.js';
import { SignInSettings, User } from '../users/user.entity.js';

const WRONG_PASSWORD = { statusCode: 401, error: 'Unauthorized', message: 'Invalid username or password' };
const WRONG_CODE = 'That code is wrong or was already used. Please wait for the next one';
const OWN = { currentPassword: PASSWORD };
const HALF_MINUTE = 30_000;

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ trustProxy: 1 });
});
afterEach(async () => {
  await t.db.clear(Attempt);
  await t.db.clear(SignInSettings);
});
afterAll(() => t.close());

/** @param later half minutes from now: the one before, this one and the next count */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * HALF_MINUTE });
const wrongCodeOf = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((later) => codeOf(secret, later));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!;
};
const login = (username: string, code?: string, { password = PASSWORD, from = '203.0.113.1', jar = '' } = {}) =>
  request(t.server)
    .post('/api/login')
    .set('X-Forwarded-For', from)
    .set('Cookie', jar)
    .send({ username, password, ...(code !== undefined && { code }) });
const account = (method: 'get' | 'post' | 'delete', path: string, { headers }: SignedIn, body?: object) =>
  request(t.server)
    [method](`/api/account${path}`)
    .set(headers)
    .send(method === 'get' ? undefined : body);
const subjectsTo = async ({ email }: User) => {
  await runJobs(t);
  return (await readMails(t)).filter((mail) => mail.to?.[0]?.address === email).map(({ subject }) => subject);
};
/** Codes of this half minute may be used again. */
const forgetUse = (id: number) => t.db.query('UPDATE users SET totp_step = 0 WHERE id = $1', [id]);

interface Protected extends SignedIn {
  secret: string;
  recoveryCodes: string[];
}

async function turnOn(who: SignedIn): Promise<Protected> {
  const { secret } = (await account('post', '/totp', who, OWN).expect(200)).body;
  const { recoveryCodes } = (await account('post', '/totp/confirm', who, { code: codeOf(secret) }).expect(200)).body;
  await forgetUse(who.user.id);
  return { ...who, secret, recoveryCodes };
}
const someone = async (fields: Partial<User> = {}) => signIn(t, await createUser(t.db, fields));
const withFactor = async (fields: Partial<User> = {}) => turnOn(await someone(fields));
async function ownerWithFactor(): Promise<Protected> {
  await t.db.delete(User, SUPER_USER_ID);
  return withFactor({ role: 'admin', id: SUPER_USER_ID });
}

describe('turning it on', () => {
  it('takes the password and a first code, answers ten recovery codes once, and tells its owner', async () => {
    const who = await someone();
    const state = async () => (await account('get', '', who).expect(200)).body;
    expect(await state()).toEqual({
      id: who.user.id,
      username: who.user.username,
      email: who.user.email,
      firstName: null,
      lastName: null,
      role: 'user',
      lastLogin: null,
      secondFactor: { since: null, recoveryCodesLeft: 0, isRequired: false },
    });
    await account('post', '/totp', who, {}).expect(400);
    const refused = await account('post', '/totp', who, { currentPassword: 'wrong' }).expect(400);
    expect(refused.body.errors).toEqual({ currentPassword: 'This is not your password' });
    await account('post', '/totp/confirm', who, { code: '123456' }).expect(409);

    const begun = await account('post', '/totp', who, OWN).expect(200);
    expect(begun.headers['cache-control']).toBe('no-store');
    const { secret, uri } = begun.body;
    expect(uri).toContain(`secret=${secret}`);
    await login(who.user.username).expect(200);
    expect((await state()).secondFactor.since).toBeNull();
    const wrong = await account('post', '/totp/confirm', who, { code: wrongCodeOf(secret) }).expect(400);
    expect(wrong.body.errors).toEqual({ code: WRONG_CODE });

    const code = codeOf(secret);
    const { recoveryCodes } = (await account('post', '/totp/confirm', who, { code }).expect(200)).body;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const each of recoveryCodes) expect(each).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect((await state()).secondFactor).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect(await subjectsTo(who.user)).toEqual(['Two-step sign-in is on']);

    const again = await login(who.user.username, code).expect(401);
    expect(again.body).toMatchObject({ reason: 'code wrong', message: WRONG_CODE });
    await account('post', '/totp', who, OWN).expect(409);
    await account('post', '/totp/confirm', who, { code: codeOf(secret, 1) }).expect(409);
  });

  it('no answer holds the secret or a recovery code again, nor does the database hold one of these', async () => {
    const { secret, recoveryCodes, ...owner } = await ownerWithFactor();
    for (const path of ['/api/account', '/api/admin/users', `/api/admin/users/${owner.user.id}`]) {
      const { text } = await request(t.server).get(path).set(owner.headers).expect(200);
      expect(text).not.toMatch(new RegExp(`totp|hash|${secret}|${recoveryCodes.join('|')}`, 'i'));
    }
    for (const field of ['totpSecret', 'totpStep', 'recoveryCodeHashes']) {
      const filter = encodeURIComponent(JSON.stringify({ [field]: secret }));
      await request(t.server).get(`/api/admin/users?filter=${filter}`).set(owner.headers).expect(400);
    }
    const [row] = await t.db.query('SELECT users::text FROM users WHERE id = $1', [owner.user.id]);
    for (const each of recoveryCodes) {
      expect(JSON.stringify(row)).not.toContain(each);
      expect(JSON.stringify(row)).not.toContain(each.replaceAll('-', ''));
    }
  });

  it('the list of users shows who has it, and nobody sets it by hand', async () => {
    const owner = await ownerWithFactor();
    const path = `/api/admin/users/${owner.user.id}`;
    const { body } = await request(t.server).get(path).set(owner.headers).expect(200);
    expect(body.secondFactorAt).toEqual(expect.any(String));
    await request(t.server)
      .put(path)
      .set(owner.headers)
      .send({ ...body, firstName: 'Storm' })
      .expect(200);
    for (const patch of [{ secondFactorAt: null }, { totpSecret: 'JBSWY3DPEHPK3PXP' }])
      await request(t.server).put(path).set(owner.headers).send(patch).expect(400);
  });
});

describe('signing in', () => {
  it('asks for a code after the right password alone, and for nothing after a wrong one', async () => {
    const { user, secret } = await withFactor();
    const answer = await login(user.username).expect(401);
    expect(answer.body).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'Please enter the code from your app, or a recovery code',
      reason: 'code required',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    await login(user.username, '').expect(401);
    // The two calls themselves; no failure.
    expect(await t.db.count(Attempt)).toBe(2);

    for (const code of [undefined, codeOf(secret)])
      expect((await login(user.username, code, { password: 'wrong' }).expect(401)).body).toEqual(WRONG_PASSWORD);
    await login(user.username, codeOf(secret)).expect(200);
  });

  it('an account that was made inactive is told what every wrong password is', async () => {
    const { user } = await withFactor();
    await t.db.update(User, user.id, { isActive: false });
    expect((await login(user.username).expect(401)).body).toEqual(WRONG_PASSWORD);
  });

  it('takes the code of this half minute, of the one before and of the next', async () => {
    const { user, secret } = await withFactor();
    for (const later of [-1, 0, 1]) {
      await forgetUse(user.id);
      const code = codeOf(secret, later);
      await login(user.username, `${code.slice(0, 3)} ${code.slice(3)}`).expect(200);
    }
    for (const later of [-3, 3]) await login(user.username, codeOf(secret, later)).expect(401);
  });

  it('a code opens once, and none of before it any more', async () => {
    const { user, secret } = await withFactor();
    const [before, now] = [codeOf(secret, -1), codeOf(secret)];
    await login(user.username, now).expect(200);
    for (const code of [now, before]) await login(user.username, code).expect(401);
    await login(user.username, codeOf(secret, 1)).expect(200);
  });

  it('of many who send one code at once exactly one gets in', async () => {
    const { user, secret, recoveryCodes } = await withFactor();
    for (const code of [codeOf(secret), recoveryCodes[0]]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => login(user.username, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    }
  });

  it('a recovery code opens once, in any spelling, and its owner is told', async () => {
    const { user, recoveryCodes, ...who } = await withFactor();
    await login(user.username, recoveryCodes[3]!.toLowerCase().replaceAll('-', ' ')).expect(200);
    await login(user.username, recoveryCodes[3]).expect(401);
    await login(user.username, recoveryCodes[4]).expect(200);
    expect((await account('get', '', { user, ...who })).body.secondFactor.recoveryCodesLeft).toBe(8);
    expect((await subjectsTo(user)).slice(1)).toEqual(['A recovery code was used', 'A recovery code was used']);
  });

  it('a link to choose a new password does not lead past it', async () => {
    const { user, secret } = await withFactor();
    await request(t.server).post('/api/password/forgot').send({ email: user.email }).expect(202);
    await runJobs(t);
    const link = (await readMails(t)).find((mail) => mail.to?.[0]?.address === user.email && /token=/.test(mail.text!));
    const token = /token=([\w-]+)/.exec(link!.text!)![1];
    const password = 'another long enough one';
    await request(t.server).post('/api/password/reset').send({ token, password }).expect(200);
    expect((await login(user.username, undefined, { password }).expect(401)).body.reason).toBe('code required');
    await login(user.username, codeOf(secret), { password }).expect(200);
  });
});

describe('guessing', () => {
  const guess = (user: User, code: string, from: string, jar = '') => login(user.username, code, { from, jar });

  it('ends after ten wrong codes from wherever, while a browser that signed in before has its own', async () => {
    const { user, secret, recoveryCodes } = await withFactor();
    const signedIn = await login(user.username, codeOf(secret)).expect(200);
    const jar = signedIn
      .get('Set-Cookie')!
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const wrong = wrongCodeOf(secret);
    for (let guesses = 0; guesses < 10; guesses++) {
      const { body } = await guess(user, wrong, `198.51.100.${guesses}`).expect(401);
      expect(body.reason).toBe('code wrong');
    }
    await forgetUse(user.id);
    const answer = await guess(user, codeOf(secret), '198.51.100.77').expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
    // Whoever knows the password and guesses keeps neither out: the browser of before, and a recovery code.
    await guess(user, codeOf(secret), '198.51.100.78', jar).expect(200);
    await guess(user, recoveryCodes[0]!, '198.51.100.79').expect(200);
  });

  it('its owner is told once that somebody has the password', async () => {
    const { user, secret } = await withFactor();
    for (let guesses = 0; guesses < 12; guesses++) await guess(user, wrongCodeOf(secret), '198.51.100.1');
    expect((await subjectsTo(user)).filter((subject) => subject === 'Someone may know your password')).toHaveLength(1);
  });

  it('many browsers that signed in before have twenty together: a mailed link makes one, each time', async () => {
    const { user, secret, recoveryCodes } = await withFactor();
    const jars: string[] = [];
    for (const code of recoveryCodes.slice(0, 3)) {
      const answer = await guess(user, code, '198.51.100.1').expect(200);
      jars.push(
        answer
          .get('Set-Cookie')!
          .map((cookie) => cookie.split(';')[0])
          .join('; '),
      );
    }
    for (const jar of jars.slice(0, 2))
      for (let guesses = 0; guesses < 10; guesses++)
        await guess(user, wrongCodeOf(secret), '198.51.100.1', jar).expect(401);
    await guess(user, codeOf(secret), '198.51.100.1', jars[2]).expect(429);
    await guess(user, recoveryCodes[3]!, '198.51.100.1', jars[2]).expect(200);
  });

  it('of the first code is limited too', async () => {
    const who = await someone();
    const { secret } = (await account('post', '/totp', who, OWN).expect(200)).body;
    const body = { code: wrongCodeOf(secret) };
    for (let guesses = 0; guesses < 10; guesses++) await account('post', '/totp/confirm', who, body).expect(400);
    await account('post', '/totp/confirm', who, { code: codeOf(secret) }).expect(429);
  });

  it('who does not know the password uses up none of them', async () => {
    const { user, secret } = await withFactor();
    for (let guesses = 0; guesses < 12; guesses++)
      await login(user.username, wrongCodeOf(secret), { password: 'wrong', from: `198.51.100.${guesses}` }).expect(401);
    await login(user.username, codeOf(secret), { from: '198.51.100.99' }).expect(200);
  });

  it('a right code leaves the wrong ones of before counted', async () => {
    const { user, secret } = await withFactor();
    for (let round = 0; round < 2; round++) {
      for (let guesses = 0; guesses < 5; guesses++) await guess(user, wrongCodeOf(secret), '198.51.100.1').expect(401);
      await forgetUse(user.id);
      if (round === 0) await guess(user, codeOf(secret), '198.51.100.2').expect(200);
    }
    await guess(user, codeOf(secret), '198.51.100.3').expect(429);
  });
});

describe('turning it off, and new recovery codes', () => {
  it('takes the password and a code, each code once', async () => {
    const who = await withFactor();
    const both = (code: string, currentPassword = PASSWORD) => ({ currentPassword, code });
    for (const [body, field] of [
      [both(codeOf(who.secret), 'wrong'), 'currentPassword'],
      [both(wrongCodeOf(who.secret)), 'code'],
      [{ ...OWN }, 'code'],
    ] as const)
      for (const [method, path] of [
        ['delete', '/totp'],
        ['post', '/totp/recovery-codes'],
      ] as const) {
        const { errors } = (await account(method, path, who, body).expect(400)).body;
        expect(Object.keys(errors)).toEqual([field]);
      }

    const code = codeOf(who.secret);
    const renewed = await account('post', '/totp/recovery-codes', who, both(code)).expect(200);
    const { recoveryCodes } = renewed.body as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    await account('delete', '/totp', who, both(code)).expect(400);
    await account('delete', '/totp', who, both(who.recoveryCodes[0]!)).expect(400);
    const off = await account('delete', '/totp', who, both(recoveryCodes[0]!)).expect(200);
    expect(off.body.secondFactor).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    await login(who.user.username).expect(200);
    await account('delete', '/totp', who, both(recoveryCodes[1]!)).expect(409);
    expect((await subjectsTo(who.user)).slice(1)).toEqual([
      'You have new recovery codes',
      'Two-step sign-in was turned off',
    ]);
    const row = await t.db.query('SELECT totp_secret, recovery_code_hashes FROM users WHERE id = $1', [who.user.id]);
    expect(row).toEqual([{ totp_secret: null, recovery_code_hashes: [] }]);
  });

  it('wrong codes count like those at sign-in', async () => {
    const who = await withFactor();
    const body = { ...OWN, code: wrongCodeOf(who.secret) };
    for (let guesses = 0; guesses < 10; guesses++) await account('delete', '/totp', who, body).expect(400);
    await account('delete', '/totp', who, { ...OWN, code: codeOf(who.secret) }).expect(429);
  });
});

describe('the owner of the school', () => {
  const remove = (id: number, as: SignedIn, body: object = OWN) =>
    request(t.server).delete(`/api/admin/users/${id}/totp`).set(as.headers).send(body);
  const requireIt = (as: SignedIn, adminsNeedSecondFactor: boolean) =>
    request(t.server).put('/api/admin/sign-in-settings').set(as.headers).send({ adminsNeedSecondFactor });

  it('removes that of somebody who has lost their phone, who is told and signed out', async () => {
    const owner = await ownerWithFactor();
    const lost = await withFactor({ role: 'admin' });
    await remove(lost.user.id, lost).expect(403);
    await remove(lost.user.id, owner, {}).expect(400);
    await remove(lost.user.id, owner, { currentPassword: 'wrong' }).expect(400);
    const { body } = await remove(lost.user.id, owner).expect(200);
    expect(body).toMatchObject({ id: lost.user.id, secondFactorAt: null });
    expect(await subjectsTo(lost.user)).toContain('Two-step sign-in was turned off');
    await account('get', '', lost).expect(401);
    await login(lost.user.username).expect(200);
    await remove(lost.user.id, owner).expect(409);
    await remove(999_999, owner).expect(404);
    await remove(owner.user.id, owner).expect(409);
  });

  it('asks every admin for one: without it they sign in, and can only set it up', async () => {
    await t.db.delete(User, SUPER_USER_ID);
    const unready = await someone({ role: 'admin', id: SUPER_USER_ID });
    await requireIt(unready, true).expect(409);
    const owner = await turnOn(unready);
    const [admin, student] = [await someone({ role: 'admin' }), await someone()];
    await requireIt(admin, true).expect(403);
    await requireIt(owner, true).expect(200);
    const read = await request(t.server).get('/api/admin/sign-in-settings').set(owner.headers).expect(200);
    expect(read.body).toEqual({ adminsNeedSecondFactor: true });

    await login(admin.user.username).expect(200);
    const refused = await request(t.server).get('/api/admin/faqs').set(admin.headers).expect(403);
    expect(refused.body).toMatchObject({
      message: 'The school requires a second step at sign-in. Please set yours up first',
      reason: 'second factor needed',
    });
    await request(t.server).post('/api/upload/product-image').set(admin.headers).send({}).expect(403);
    expect((await account('get', '', admin).expect(200)).body.secondFactor.isRequired).toBe(true);
    expect((await account('get', '', student).expect(200)).body.secondFactor.isRequired).toBe(false);
    await account('get', '/sessions', admin).expect(200);
    const { key } = await createApiKey(t.db, { maker: admin.user });
    await request(t.server).get('/api/admin/faqs').set('Authorization', `Bearer ${key}`).expect(200);

    await turnOn(admin);
    await request(t.server).get('/api/admin/faqs').set(admin.headers).expect(200);
    await requireIt(owner, false).expect(200);
  });
});

it('the owner who has lost phone and codes turns it off on the server', async () => {
  const owner = await ownerWithFactor();
  const client = new Client({ connectionString: t.env.databaseUrl });
  await client.connect();
  expect(await secondFactorOff(client, 'nobody')).toBeUndefined();
  expect(await secondFactorOff(client, owner.user.username.toUpperCase())).toBe(owner.user.username);
  expect(await secondFactorOff(client, owner.user.username)).toBeUndefined();
  await client.end();
  await account('get', '', owner).expect(401);
  await login(owner.user.username).expect(200);
});

it('an API key touches no second factor', async () => {
  const who = await withFactor({ role: 'admin' });
  const { key } = await createApiKey(t.db, { maker: who.user });
  const asKey = { ...who, headers: { authorization: `Bearer ${key}` } };
  await account('get', '', asKey).expect(403);
  await account('post', '/totp', asKey, OWN).expect(403);
  await account('delete', '/totp', asKey, { ...OWN, code: codeOf(who.secret) }).expect(403);
});
