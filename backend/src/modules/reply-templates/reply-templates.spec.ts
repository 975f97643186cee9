import request from 'supertest';
import { REPLY_TEMPLATE_RULES } from '#libs/contracts/reply-template';
import { createUser, type SignedIn, signIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ReplyTemplate } from './reply-template.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.clear(ReplyTemplate));

const trial = { title: 'Free trial', text: 'Hello {firstName}, book here: {bookingLink}' };
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/reply-templates${path}`).set(admin.headers).send(body);

it('keeps templates as they were written, by title, and can restore a deleted one', async () => {
  const { body: made } = await call('post', '', { title: ' Free trial ', text: trial.text }).expect(201);
  expect(made).toMatchObject(trial);
  await call('post', '', { title: 'Address', text: 'We are at {address}.' }).expect(201);
  const { body: all } = await call('get', '').expect(200);
  expect(all.map(({ title }: ReplyTemplate) => title)).toEqual(['Address', 'Free trial']);
  const filter = encodeURIComponent(JSON.stringify({ q: 'BOOK HERE' }));
  expect((await call('get', `?filter=${filter}`).expect(200)).body).toEqual([made]);
  expect((await call('put', `/${made.id}`, { title: 'Trial' }).expect(200)).body).toMatchObject({
    ...trial,
    title: 'Trial',
  });
  await call('delete', `/${made.id}`).expect(200);
  await call('get', `/${made.id}`).expect(404);
  await call('post', `/${made.id}/restore`).expect(200);
  expect((await call('get', `/${made.id}`).expect(200)).body).toMatchObject({ ...trial, title: 'Trial' });
});

const { title, text } = REPLY_TEMPLATE_RULES;
it.each([
  ['nothing', {}, { title: title.required, text: text.required }],
  ['blanks', { title: ' ', text: '\n' }, { title: title.required, text: text.required }],
  ['lists', { title: ['a'], text: [1] }, { title: title.required, text: text.required }],
  ['too much', { title: 'x'.repeat(81), text: 'x'.repeat(4001) }, { title: title.tooLong, text: text.tooLong }],
  ['a variable that is none', { ...trial, text: 'Hello {nmae}' }, { text: text.invalid }],
  ['what every object has', { ...trial, text: '{constructor}' }, { text: text.invalid }],
])('refuses %s', async (_what, body, errors) => {
  expect((await call('post', '', body).expect(400)).body.errors).toEqual(errors);
  expect(await t.db.count(ReplyTemplate)).toBe(0);
});

it('is for admins alone', async () => {
  const student = await signIn(t, await createUser(t.db, { role: 'user' }));
  await request(t.server).get('/api/admin/reply-templates').set(student.headers).expect(403);
});
