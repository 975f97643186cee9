import request from 'supertest';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { ORDER_RULES } from '#libs/contracts/order';
import { PARTICIPANT_RULES } from '#libs/contracts/participant';
import { QUOTE_RULES } from '#libs/contracts/quote';
import { startTestApp, type TestApp } from './test-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const { fullName, participantName, guardianName } = PARTICIPANT_RULES;
const PARTICIPANT = { fullName, participantName, guardianName };

describe.each<[string, Record<string, { unprintable: string }>]>([
  ['contact', { fullName: CONTACT_RULES.fullName, subject: CONTACT_RULES.subject }],
  ['trial-bookings', PARTICIPANT],
  ['course-signups', PARTICIPANT],
  ['quotes/a-token/accept', { name: QUOTE_RULES.name, reference: QUOTE_RULES.reference }],
])('what a stranger sends to %s', (path, rules) => {
  it.each(['Eve\r\nEmail: other@example.com', 'Eve\u2028Phone: +27 82 000 0000', 'Eve\u001b[2J'])(
    'as a name or a subject stands on one line: %j is refused',
    async (text) => {
      const body = Object.fromEntries(Object.keys(rules).map((field) => [field, text]));
      const answer = await request(t.server).post(`/api/${path}`).send(body).expect(400);
      expect(answer.body.errors).toMatchObject(
        Object.fromEntries(Object.entries(rules).map(([field, { unprintable }]) => [field, unprintable])),
      );
    },
  );
});

it.each([
  ['contact', { fullName: CONTACT_RULES.fullName.required, subject: CONTACT_RULES.subject.required }],
  ['trial-bookings', { fullName: fullName.required }],
  ['course-signups', { fullName: fullName.required }],
  ['orders', { customerName: ORDER_RULES.customerName.required }],
  ['quotes/a-token/accept', { name: QUOTE_RULES.name.required }],
])('to %s nobody sends a name in which there is nothing to see', async (path, errors) => {
  const body = Object.fromEntries(Object.keys(errors).map((field) => [field, '\u200b\u2800\u{e0041}']));
  const answer = await request(t.server).post(`/api/${path}`).send(body).expect(400);
  expect(answer.body.errors).toMatchObject(errors);
});

it('what turns the direction of what follows is not kept, nor what an address book puts around a number', async () => {
  const body = {
    fullName: 'Ann \u202egpj.exe',
    email: 'ann@example.com',
    phone: '\u202a+27 82 123 4567\u202c',
    subject: '\u2067Fees',
    message: 'I paid \u202e00.001R\u202c today',
  };
  const { body: kept } = await request(t.server).post('/api/contact').send(body).expect(201);
  expect(kept).toMatchObject({ fullName: 'Ann gpj.exe', phone: '+27821234567', subject: 'Fees' });
  expect(kept.message).toBe('I paid 00.001R today');
});
