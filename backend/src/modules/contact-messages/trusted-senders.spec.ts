import request from 'supertest';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { createContactMessage, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ContactMessage } from './contact-message.entity.js';
import { TrustedSender } from './trusted-sender.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.clear(ContactMessage, { cascade: true });
  await t.db.clear(TrustedSender);
});

const call = (method: 'get' | 'put' | 'delete', path: string, body?: object) =>
  request(t.server)[method](`/api/admin${path}`).set(admin.headers).send(body);
const suspect = async (email: string) => (await createContactMessage(t.db, { email, suspectedSpam: true })).id;
const judge = (id: number, spam: unknown) => call('put', `/contact-messages/${id}/spam`, { spam });
const trusted = async () =>
  ((await call('get', '/trusted-senders').expect(200)).body as TrustedSender[]).map(({ email }) => email);

/** @returns whether a form that a robot might have sent is suspected */
async function isSuspected(email: string): Promise<boolean> {
  const form = { fullName: 'Ann Example', email, phone: '821234567', subject: 'Hi', message: 'May I come on Monday?' };
  const { body } = await request(t.server)
    .post('/api/contact')
    .send({ ...form, filledInMs: 40 })
    .expect(201);
  return (await t.db.findOneByOrFail(ContactMessage, { id: body.id })).suspectedSpam;
}

it('learns from one press who is no spammer, in any spelling of the mailbox and no other', async () => {
  const id = await suspect('Ann.Example@gmail.com');
  expect(await isSuspected('ann.example@gmail.com')).toBe(true);
  const { body } = await judge(id, false).expect(200);
  expect(body).toMatchObject({ id, suspectedSpam: false, replies: [] });
  expect(await trusted()).toEqual(['Ann.Example@gmail.com']);
  expect(await isSuspected('annexample+dojo@googlemail.com')).toBe(false);
  expect(await isSuspected('bob@gmail.com')).toBe(true);
  expect((await call('get', '/contact-messages/unread/count').expect(200)).body.count).toBe(2);
});

it('learns once, and forgets when a message of theirs is spam after all', async () => {
  const [first, second] = [await suspect('ann@example.com'), await suspect('ANN@example.com')];
  await judge(first, false).expect(200);
  await judge(second, false).expect(200);
  await judge(second, false).expect(200);
  expect(await trusted()).toEqual(['ann@example.com']);
  expect((await judge(first, true).expect(200)).body.suspectedSpam).toBe(true);
  expect(await trusted()).toEqual([]);
  expect(await isSuspected('ann@example.com')).toBe(true);
});

it('forgets a sender that staff remove, and keeps what was said of their messages', async () => {
  const id = await suspect('ann@example.com');
  await judge(id, false).expect(200);
  const [sender] = (await call('get', '/trusted-senders')).body as TrustedSender[];
  expect(sender).toEqual({
    id: expect.any(Number),
    email: 'ann@example.com',
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  expect((await call('delete', `/trusted-senders/${sender!.id}`).expect(200)).body).toMatchObject({ id: sender!.id });
  expect(await isSuspected('ann@example.com')).toBe(true);
  expect((await call('get', `/contact-messages/${id}`).expect(200)).body.suspectedSpam).toBe(false);
});

it('learns of an answer, too: who is answered is no spammer', async () => {
  const id = await suspect('ann@example.com');
  const { body } = await call('put', `/contact-messages/${id}/response`, {
    response: 'You are welcome on Monday.',
    responseType: 'email',
  }).expect(200);
  expect(body).toMatchObject({ status: 'replied', suspectedSpam: false });
  expect(await trusted()).toEqual(['ann@example.com']);
  await judge(id, true).expect(200);
  expect(await trusted()).toEqual([]);
});

it('learns nothing of a message without an address', async () => {
  const { id } = await createContactMessage(t.db, { email: '', suspectedSpam: true });
  expect((await judge(id, false).expect(200)).body.suspectedSpam).toBe(false);
  expect(await trusted()).toEqual([]);
});

it.each([undefined, null, 'no', 0])('refuses %p', async (spam) => {
  const id = await suspect('ann@example.com');
  expect((await judge(id, spam).expect(400)).body.errors).toEqual({ spam: CONTACT_RULES.spam.wrongType });
  expect(await trusted()).toEqual([]);
});
