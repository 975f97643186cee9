import { Controller, Get, Post } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import fastifyCookie from '@fastify/cookie';
import request from 'supertest';
import { createUser, type SignedIn, signIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { AppModule } from '../../app.module.js';
import { CookieAlone, WithoutTouchingSession } from '../../common/access.decorators.js';
import { createLogger } from '../../common/logging/logger.js';
import { Session } from '../users/sign-in.entity.js';

/** Stands for the unread count, and for a route whose author forgot to say anything. */
@Controller('probe')
class ProbeController {
  @Get('polled')
  @CookieAlone()
  @WithoutTouchingSession()
  polled(): string {
    return 'polled';
  }

  @Get('plain')
  plain(): string {
    return 'plain';
  }

  @Post('plain')
  write(): string {
    return 'written';
  }
}

let t: TestApp;
let probe: NestFastifyApplication;
let admin: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  const module = await Test.createTestingModule({
    imports: [AppModule.with(t.env, createLogger('silent'))],
    controllers: [ProbeController],
  }).compile();
  probe = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await probe.register(fastifyCookie);
  await probe.init();
  await probe.getHttpAdapter().getInstance().ready();
  admin = await signInAdmin(t);
  other = await signInAdmin(t);
});
afterAll(async () => {
  await probe.close();
  await t.close();
});

const cookieOf = (who: SignedIn) => ({ Cookie: `storm_session=${who.cookie}` });
const idOf = (who: SignedIn) => ({ Authorization: `Bearer ${who.user.id}` });
const get = (path: string, headers: Record<string, string>) => request(probe.getHttpServer()).get(path).set(headers);
const write = (headers: Record<string, string>) => request(probe.getHttpServer()).post('/probe/plain').set(headers);

it('a route that says nothing is closed, and says how to sign in', async () => {
  const answer = await get('/probe/plain', {}).expect(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
});

it.each<[string, () => Record<string, string>, number]>([
  ['the token', () => admin.headers, 200],
  ['the user id with the cookie of that very user', () => ({ ...idOf(admin), ...cookieOf(admin) }), 200],
  ['a bare user id', () => idOf(admin), 401],
  ["the user id with another user's cookie", () => ({ ...idOf(admin), ...cookieOf(other) }), 401],
  ['the user id with a made-up cookie', () => ({ ...idOf(admin), Cookie: `storm_session=${'A'.repeat(43)}` }), 401],
  ['the user id with the token as the cookie', () => ({ ...idOf(admin), Cookie: `storm_session=${admin.token}` }), 401],
  ['a cookie alone', () => cookieOf(admin), 401],
  [
    'a made-up token with a good cookie',
    () => ({ Authorization: `Bearer ${'A'.repeat(43)}`, ...cookieOf(admin) }),
    401,
  ],
  [
    'another scheme',
    () => ({ Authorization: `Basic ${Buffer.from('a:b').toString('base64')}`, ...cookieOf(admin) }),
    401,
  ],
  ['an id beyond integer', () => ({ Authorization: 'Bearer 99999999999999999999', ...cookieOf(admin) }), 401],
  ['nonsense', () => ({ Authorization: "Bearer ' OR 1=1 --" }), 401],
])('%s', async (_, headers, status) => {
  await get('/probe/plain', headers()).expect(status);
});

describe('the polled route', () => {
  it("opens to the cookie alone, which must be an admin's", async () => {
    await get('/probe/polled', cookieOf(admin)).expect(200);
    await get('/probe/polled', {}).expect(401);
    await get('/probe/polled', { ...idOf(admin), ...cookieOf(other) }).expect(401);
    await get('/probe/polled', cookieOf(await signIn(t, await createUser(t.db)))).expect(403);
  });

  it('does not keep the session alive', async () => {
    const poller = await signInAdmin(t);
    const lastUse = async () => (await t.db.findOneByOrFail(Session, { userId: poller.user.id })).lastUsedAt.getTime();
    await t.db.query("UPDATE sessions SET last_used_at = now() - interval '1 hour' WHERE user_id = $1", [
      poller.user.id,
    ]);
    const before = await lastUse();
    await get('/probe/polled', poller.headers).expect(200);
    expect(await lastUse()).toBe(before);
    await get('/probe/plain', poller.headers).expect(200);
    expect(await lastUse()).toBeGreaterThan(before);
  });
});

describe('a write that the cookie authorises', () => {
  it.each<[string, Record<string, string>, number]>([
    ['from our own origin', { Origin: 'http://localhost:3000' }, 201],
    ['from the host it was sent to', { Origin: 'http://127.0.0.1:8080', Host: '127.0.0.1:8080' }, 201],
    ['without an Origin, by a script', {}, 201],
    ['without an Origin, by our own page', { 'Sec-Fetch-Site': 'same-origin' }, 201],
    ['from another site', { Origin: 'https://evil.example' }, 403],
    ['from another port', { Origin: 'http://localhost:4000' }, 403],
    ['from a sandboxed frame', { Origin: 'null' }, 403],
    ['without an Origin, by another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['without an Origin, by a neighbour of the site', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ])('%s', async (_, headers, status) => {
    await write({ ...idOf(admin), ...cookieOf(admin), ...headers }).expect(status);
  });

  it('a token may be used from anywhere', async () => {
    await write({ ...admin.headers, Origin: 'https://evil.example' }).expect(201);
  });
});
