import request from 'supertest';
import { SUPER_USER_ID } from '#libs/contracts/user';
import { createUser, PASSWORD, signIn, signInAdmin, type SignedIn } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Attempt } from '../attempts/attempt.entity.js';
import { enqueue } from '../jobs/enqueue.js';
import { PasswordReset, Session } from './sign-in.entity.js';
import { User } from './user.entity.js';

const NEW = { username: 'new-coach', email: 'coach@example.com', password: 'six666' };

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  await t.db.query('DELETE FROM users');
  await t.db.clear(Attempt);
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const users = (method: 'get' | 'post' | 'put' | 'delete', id?: number, as = admin) =>
  request(t.server)
    [method](`/api/admin/users${id === undefined ? '' : `/${id}`}`)
    .set(as.headers);
const sessionsOf = (user: User) => t.db.countBy(Session, { userId: user.id });
const OWN = { currentPassword: PASSWORD };
const mailsTo = async (email: string) => {
  await runJobs(t);
  return (await readMails(t))
    .filter((mail) => mail.to?.[0]?.address === email)
    .map(({ subject, text }) => ({ subject, text: (text ?? '').replaceAll('\u200b', '') }));
};
const login = (username: string, password: string) => request(t.server).post('/api/login').send({ username, password });

describe('adding a user', () => {
  it('answers the record without the password, and they can sign in', async () => {
    const { body } = await users('post')
      .send({ ...NEW, username: ' new-coach ', firstName: '' })
      .expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      username: 'new-coach',
      email: 'coach@example.com',
      firstName: null,
      lastName: null,
      role: 'user',
      isActive: true,
      lastLogin: null,
      secondFactorAt: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    await login('NEW-COACH', 'six666').expect(200);
    const one = await users('get', body.id).expect(200);
    expect(one.body).toEqual({ ...body, lastLogin: expect.any(String) });
    const list = await users('get').expect(200);
    expect(list.headers['content-range']).toBe('users 0-1/2');
    expect(list.text).not.toMatch(/argon2|passwordHash/i);
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
    [{ username: null }, { username: 'Username must be at least 3 characters' }],
    [{ username: 'admin\u200b' }, { username: 'Username must not contain invisible characters' }],
    [{ username: 'ad\u2060min' }, { username: 'Username must not contain invisible characters' }],
    [{ username: '\u0430dmin' }, { username: 'Username must be in the usual letters of one alphabet' }],
    [{ username: '  ab  ' }, { username: 'Username must be at least 3 characters' }],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ password: undefined }, { password: 'Password must be at least 6 characters' }],
    [{ password: '' }, { password: 'Password must be at least 6 characters' }],
    [{ password: 'letmein' }, { password: 'This password is too easy to guess' }],
    [{ password: 'New-Coach1' }, { password: 'This password is too easy to guess' }],
    [{ password: 'St0rmCombat!' }, { password: 'This password is too easy to guess' }],
    [{ password: 'x'.repeat(201) }, { password: 'Password must be at most 200 characters' }],
    [{ email: 'coach' }, { email: 'Please enter a valid email address' }],
    [{ email: undefined }, { email: 'Please enter a valid email address' }],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, { email: 'Please enter a valid email address' }],
    [{ role: 'owner' }, { role: 'Role must be one of admin, user' }],
    [{ isActive: 'yes' }, { isActive: 'Active must be true or false' }],
    [{ passwordHash: 'x' }, { passwordHash: 'Unknown field: passwordHash' }],
  ])('refuses %j', async (change, errors) => {
    const answer = await users('post')
      .send({ ...NEW, ...change })
      .expect(400);
    expect(answer.body.errors).toEqual(errors);
  });

  it('refuses a username or email address that is taken, whatever its case', async () => {
    await users('post').send(NEW).expect(201);
    expect(
      (
        await users('post')
          .send({ ...NEW, username: 'New-Coach', email: 'x@example.com' })
          .expect(409)
      ).body.message,
    ).toBe('This username is already taken');
    expect(
      (
        await users('post')
          .send({ ...NEW, username: 'other', email: 'Coach@Example.com' })
          .expect(409)
      ).body.message,
    ).toBe('This email address already belongs to another user');
  });
});

describe('editing a user', () => {
  it('changes what is sent, keeps the rest, and keeps an empty password', async () => {
    const user = await createUser(t.db, { firstName: 'Sipho' });
    await signIn(t, user);
    const { body } = await users('put', user.id)
      .send({ ...user, ...OWN, email: 'new@example.com', lastName: 'Nkosi', password: '' })
      .expect(200);
    expect(body).toMatchObject({
      username: user.username,
      email: 'new@example.com',
      firstName: 'Sipho',
      lastName: 'Nkosi',
    });
    expect(await sessionsOf(user)).toBe(1);
    await login(user.username, PASSWORD).expect(200);
  });

  it('locks the username', async () => {
    const user = await createUser(t.db);
    const answer = await users('put', user.id).send({ username: 'another' }).expect(400);
    expect(answer.body.errors).toEqual({ username: 'The username cannot be changed' });
    await users('put', user.id).send({ username: user.username }).expect(200);
  });

  it('names a taken email address', async () => {
    const user = await createUser(t.db);
    const answer = await users('put', user.id)
      .send({ ...OWN, email: admin.user.email })
      .expect(409);
    expect(answer.body.message).toBe('This email address already belongs to another user');
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['a new password', { password: 'another password', ...OWN }, 0],
    ['a new role', { role: 'admin' }, 0],
    ['another active flag', { isActive: false }, 0],
    ['the same role and flag', { role: 'user', isActive: true, firstName: 'X' }, 1],
  ])('%s leaves the user so many sessions', async (_, change, left) => {
    const user = await createUser(t.db);
    await signIn(t, user);
    await users('put', user.id).send(change).expect(200);
    expect(await sessionsOf(user)).toBe(left);
  });

  it('keeps the session that changes its own password, ends the others, and tells the owner', async () => {
    const elsewhere = await signIn(t, admin.user);
    await users('put', admin.user.id)
      .send({ ...OWN, password: 'my newer password' })
      .expect(200);
    await users('get', undefined, admin).expect(200);
    await users('get', undefined, elsewhere).expect(401);
    expect((await mailsTo(admin.user.email)).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  it('ends even the own session of an admin who gives up the role', async () => {
    await signInAdmin(t);
    await users('put', admin.user.id).send({ role: 'user' }).expect(200);
    expect(await sessionsOf(admin.user)).toBe(0);
  });

  it('keeps the sessions when the change is refused', async () => {
    const user = await createUser(t.db);
    await signIn(t, user);
    await users('put', user.id)
      .send({ ...OWN, password: 'another password', email: admin.user.email })
      .expect(409);
    expect(await sessionsOf(user)).toBe(1);
    await login(user.username, PASSWORD).expect(200);
  });

  it('answers 404 for nobody', async () => {
    for (const id of [999_999, 2_147_483_648]) {
      await users('put', id).send({ firstName: 'X' }).expect(404);
      await users('get', id).expect(404);
      await users('delete', id).expect(404);
    }
  });
});

describe('a new password or email address', () => {
  const WRONG = 'This is not your password';
  const NEEDED = 'Please enter your own password to change a password or an email address';
  let superUser: User;
  beforeEach(async () => {
    superUser = await createUser(t.db, { id: SUPER_USER_ID, role: 'admin' });
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['an address without one', { email: 'mine@example.com' }, { currentPassword: NEEDED }],
    ['a password without one', { password: 'taken over now' }, { currentPassword: NEEDED }],
    ['an empty one', { email: 'mine@example.com', currentPassword: '' }, { currentPassword: NEEDED }],
    ['a wrong one', { password: 'taken over now', currentPassword: 'a guess' }, { currentPassword: WRONG }],
    ['no text', { email: 'mine@example.com', currentPassword: { $ne: 1 } }, { currentPassword: WRONG }],
    ['an easy password', { password: 'dragon', ...OWN }, { password: 'This password is too easy to guess' }],
    [
      "the account's own name",
      { password: () => superUser.username, ...OWN },
      { password: 'This password is too easy to guess' },
    ],
  ])('is refused with %s', async (_, { password, ...change }, errors) => {
    const sent = {
      ...change,
      ...(password !== undefined && {
        password: typeof password === 'function' ? (password as () => string)() : password,
      }),
    };
    const answer = await users('put', SUPER_USER_ID).send(sent).expect(400);
    expect(answer.body.errors).toEqual(errors);
    expect((await t.db.findOneByOrFail(User, { id: SUPER_USER_ID })).email).toBe(superUser.email);
    await login(superUser.username, PASSWORD).expect(200);
  });

  it("asks for the acting person's password, not the account's", async () => {
    await t.db.query('UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = $1) WHERE id = $2', [
      (await createUser(t.db, { password: 'of the boss' })).id,
      SUPER_USER_ID,
    ]);
    expect(
      (
        await users('put', SUPER_USER_ID)
          .send({ email: 'mine@example.com', currentPassword: 'of the boss' })
          .expect(400)
      ).body.errors,
    ).toEqual({ currentPassword: WRONG });
    await users('put', SUPER_USER_ID)
      .send({ email: 'mine@example.com', ...OWN })
      .expect(200);
  });

  it('makes a link that was mailed to the old address worthless', async () => {
    await t.db.insert(PasswordReset, {
      userId: SUPER_USER_ID,
      tokenHash: Buffer.alloc(32),
      expiresAt: new Date(Date.now() + 60_000),
    });
    await users('put', SUPER_USER_ID)
      .send({ email: 'mine@example.com', ...OWN })
      .expect(200);
    expect(await t.db.countBy(PasswordReset, { userId: SUPER_USER_ID })).toBe(0);
  });

  it('sent along unchanged needs none', async () => {
    await users('put', SUPER_USER_ID)
      .send({ ...superUser, firstName: 'Head', password: '' })
      .expect(200);
  });

  it('is told at the old address and the new one', async () => {
    await users('put', SUPER_USER_ID)
      .send({ email: 'boss@example.com', password: 'taken over now', ...OWN })
      .expect(200);
    const [changed, password] = await mailsTo(superUser.email).then((mails) =>
      mails.sort((a, b) => a.subject!.localeCompare(b.subject!)),
    );
    expect(changed!.subject).toBe('The email address of your account was changed');
    expect(changed!.text).toContain(`Its email address was changed from ${superUser.email} to boss@example.com.`);
    expect(changed!.text).toContain(`The change was made by the account ${admin.user.username}.`);
    expect(password!.subject).toBe('Your password was changed');
    expect((await mailsTo('boss@example.com')).map(({ subject }) => subject)).toEqual([
      'The email address of your account was changed',
    ]);
  });

  it('counts wrong guesses at the own password with those of the login', async () => {
    for (let i = 0; i < 10; i++)
      await users('put', SUPER_USER_ID)
        .send({ email: 'mine@example.com', currentPassword: `guess ${i}` })
        .expect(400);
    const answer = await users('put', SUPER_USER_ID)
      .send({ email: 'mine@example.com', ...OWN })
      .expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await login(admin.user.username, PASSWORD).expect(429);
    await login(superUser.username, PASSWORD).expect(200);
    await users('put', SUPER_USER_ID).send({ firstName: 'Head' }).expect(200);
  });
});

it('tells the owner of a new role, of a locked account and of a deleted one', async () => {
  const user = await createUser(t.db);
  await users('put', user.id).send({ role: 'admin', isActive: false }).expect(200);
  await users('put', user.id).send({ firstName: 'No news' }).expect(200);
  await users('delete', user.id).expect(200);
  const mails = await mailsTo(user.email);
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['Your account was changed', 'Your account was deleted']);
  expect(mails.find(({ subject }) => subject === 'Your account was changed')!.text).toContain(
    'It can now use the back-office. It was made inactive',
  );
});

it('keeps browsers known for 400 days, and fifty of one account, those that came back first', async () => {
  const user = await createUser(t.db);
  await login(user.username, PASSWORD).expect(200);
  await t.db.query(
    `UPDATE known_devices SET created_at = now() - interval '5 days', last_used_at = now() - interval '4 days'
      WHERE user_id = $1`,
    [user.id],
  );
  await t.db.query(
    'INSERT INTO known_devices (secret_hash, user_id) SELECT sha256(n::text::bytea), $1 FROM generate_series(1, 60) n',
    [user.id],
  );
  await t.db.query(
    "INSERT INTO known_devices (secret_hash, user_id, last_used_at) VALUES ('old', $1, now() - interval '401 days')",
    [user.id],
  );
  await enqueue(t.db, 'remove-ended-sign-ins', { tick: new Date().toISOString() });
  await runJobs(t);
  const [kept] = await t.db.query(
    `SELECT count(*)::int, count(*) FILTER (WHERE last_used_at < now() - interval '3 days')::int AS older
      FROM known_devices WHERE user_id = $1`,
    [user.id],
  );
  expect(kept).toEqual({ count: 50, older: 1 });
});

describe('the super-user', () => {
  it('keeps role and active flag and cannot be deleted', async () => {
    const superUser = await createUser(t.db, { id: SUPER_USER_ID, role: 'admin' });
    const answer = await users('put', SUPER_USER_ID).send({ role: 'user', isActive: false }).expect(400);
    expect(answer.body.errors).toEqual({
      role: 'The role of the super-user cannot be changed',
      isActive: 'The super-user cannot be made inactive',
    });
    await users('put', SUPER_USER_ID)
      .send({ ...superUser, firstName: 'Head' })
      .expect(200);
    expect((await users('delete', SUPER_USER_ID).expect(409)).body.message).toBe('The super-user cannot be deleted');
  });
});

describe('deleting a user', () => {
  it('answers the record and ends its sessions', async () => {
    const user = await createUser(t.db);
    const signedIn = await signIn(t, user);
    const { body } = await users('delete', user.id).expect(200);
    expect(body).toMatchObject({ id: user.id, username: user.username });
    expect(body).not.toHaveProperty('passwordHash');
    await request(t.server).post('/api/logout').set(signedIn.headers).expect(401);
  });
});

describe('the last active admin', () => {
  const LAST = 'The last active admin cannot be removed, demoted or made inactive';

  it('stays', async () => {
    await createUser(t.db, { role: 'admin', isActive: false });
    expect((await users('delete', admin.user.id).expect(409)).body.message).toBe(LAST);
    expect((await users('put', admin.user.id).send({ role: 'user' }).expect(409)).body.message).toBe(LAST);
    expect((await users('put', admin.user.id).send({ isActive: false }).expect(409)).body.message).toBe(LAST);
    await users('put', admin.user.id).send({ firstName: 'Still here' }).expect(200);
  });

  it.each<[string, (id: number, as: SignedIn) => request.Test]>([
    ['demote', (id, as) => users('put', id, as).send({ role: 'user' })],
    ['disable', (id, as) => users('put', id, as).send({ isActive: false })],
    ['delete', (id, as) => users('delete', id, as)],
  ])('is left when all admins %s each other at the same moment', async (_, act) => {
    for (let round = 0; round < 5; round++) {
      await t.db.query('DELETE FROM users');
      const admins = await Promise.all(Array.from({ length: 4 }, () => signInAdmin(t)));
      const answers = await Promise.all(admins.map((each, i) => act(admins[(i + 1) % admins.length]!.user.id, each)));
      for (const { status } of answers) expect([200, 401, 403, 409]).toContain(status);
      expect(await t.db.countBy(User, { role: 'admin', isActive: true })).toBe(1);
    }
  });
});
