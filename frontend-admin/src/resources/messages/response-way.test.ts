import type { ContactReplyView } from '#libs/contracts/generated/api';
import { chosenWay, nextLookMs, responseBody, type ShownMessage, threadOf, wayFor, waysOf } from './response-way';

const unanswered = {
  email: 'ann@example.com',
  phone: '+27821234567',
  response: null,
  responseType: null,
  responseDate: null,
} as ShownMessage;
const canSend = { ...unanswered, canSendFromHere: true };
const at = '2027-03-01T10:00:00.000Z';

test.each([
  ['email', unanswered, undefined],
  ['email', unanswered, 'here'],
  ['whatsapp', unanswered, 'whatsapp'],
  ['here', canSend, undefined],
  ['email', canSend, 'email'],
] as const)('the way is %s', (way, message, chosen) => {
  expect(wayFor(message, chosen)).toBe(way);
  expect(waysOf(message)).toContain(way);
});

test.each([
  ['no address', { ...canSend, email: '' }, ['whatsapp', 'phone', 'other']],
  ['no number', { ...canSend, phone: '' }, ['here', 'email', 'phone', 'other']],
  ['both', canSend, ['here', 'email', 'whatsapp', 'phone', 'other']],
])('the ways to whoever left %s', (_what, message, ways) => expect(waysOf(message)).toEqual(ways));

test.each([
  ['here', { response: 'Hi', respondedBy: 'Admin', responseType: 'email', sendFromHere: true }],
  ['email', { response: 'Hi', respondedBy: 'Admin', responseType: 'email' }],
  ['phone', { response: 'Hi', respondedBy: 'Admin', responseType: 'phone' }],
] as const)('what is said by %s, and back in the form', (way, body) => {
  expect(responseBody(way, 'Hi')).toEqual(body);
  expect(chosenWay(body)).toBe(way);
});

test('a message of a list tells of the last answer, one that was opened of all', () => {
  expect(threadOf(unanswered)).toEqual([]);
  const listed = { ...unanswered, response: 'Yes', responseType: 'phone', responseDate: at, respondedBy: 'Admin' };
  expect(threadOf({ ...listed, respondedByUsername: null } as ShownMessage)).toEqual([
    { method: 'phone', text: 'Yes', sentBy: 'Admin', createdAt: at, delivery: 'logged', mail: null },
  ]);
  const replies = [{ id: 1 }, { id: 2 }] as ContactReplyView[];
  expect(threadOf({ ...listed, replies } as ShownMessage)).toBe(replies);
});

test.each([
  ['queued', 5_000, 3_000],
  ['queued', 90_000, false],
  ['sent', 5_000, false],
  ['failed', 5_000, false],
] as const)('%s, %i ms later: looked at again in %s', (delivery, laterMs, next) => {
  const message = { ...canSend, replies: [{ delivery, createdAt: at }] as ContactReplyView[] };
  expect(nextLookMs(message, Date.parse(at) + laterMs)).toBe(next);
  expect(nextLookMs(undefined, 0)).toBe(false);
});
