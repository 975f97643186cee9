import {
  answerPush,
  assignedChatPush,
  assignedPush,
  distressPush,
  followUpPush,
  messagePush,
  orderPush,
} from './staff-push.js';

describe('messagePush', () => {
  it.each([
    ['a name and a subject', 'Thandi Mokoena', 'Free trial', 'Message from Thandi Mokoena', 'Free trial'],
    ['what breaks a line', 'Thandi\r\nMokoena', ' Free\u2028trial\t', 'Message from Thandi Mokoena', 'Free trial'],
    ['what turns the direction', 'Thandi\u202eanekoM', '\u2066R100', 'Message from ThandianekoM', 'R100'],
    ['emoji whole', 'Thandi 👩‍🎤', '🥊'.repeat(121), 'Message from Thandi 👩‍🎤', `${'🥊'.repeat(120)}…`],
    ['too much', 'x'.repeat(61), `${'y'.repeat(119)} z`, `Message from ${'x'.repeat(60)}…`, `${'y'.repeat(119)}…`],
    ['as much as is shown', 'x'.repeat(60), 'y'.repeat(120), `Message from ${'x'.repeat(60)}`, 'y'.repeat(120)],
  ])('shows %s', (_what, fullName, subject, title, body) => {
    expect(messagePush({ id: 7, fullName, subject }, '/mobile-app/messages')).toEqual({
      kind: 'message',
      title,
      body,
      url: '/mobile-app/messages',
      tag: 'message-7',
    });
  });
});

it.each([
  ['assignedPush', assignedPush, 'Assigned to you'],
  ['followUpPush', followUpPush, 'Follow-up due'],
])('%s says who wrote about what, in the place of what was told before', (_name, push, title) => {
  expect(push({ id: 7, fullName: 'Thandi\nMokoena', subject: 'y'.repeat(121) }, '/mobile-app/messages/7')).toEqual({
    kind: 'message',
    title,
    body: `Thandi Mokoena: ${'y'.repeat(120)}…`,
    url: '/mobile-app/messages/7',
    tag: 'message-7',
  });
});

it('answerPush says who has answered, in the place of what was told before', () => {
  expect(answerPush({ id: 7, fullName: 'Thandi\nMokoena', subject: 'Gloves' }, '/mobile-app/messages/7')).toMatchObject(
    {
      title: 'Reply from Thandi Mokoena',
      body: 'Gloves',
      tag: 'message-7',
    },
  );
});

it('orderPush shows the number and the total', () => {
  expect(
    orderPush(
      { id: 2_147_483_647, orderNumber: 'SC-0123-4567-89AB-CDEF', totalCents: 49_900 },
      '/admin/orders/2147483647/show',
    ),
  ).toEqual({
    kind: 'order',
    title: 'New order: R499.00',
    body: 'SC-0123-4567-89AB-CDEF',
    url: '/admin/orders/2147483647/show',
    tag: 'order-2147483647',
  });
});

it('every tag may be a Topic of a push service', () => {
  const greatest = { id: 2_147_483_647, fullName: 'x', subject: 'x', orderNumber: 'x', totalCents: 0 };
  for (const { tag } of [messagePush(greatest, '/'), orderPush(greatest, '/')]) expect(tag).toMatch(/^[\w-]{1,32}$/);
});

it.each([
  [null, 'Somebody wrote to the assistant'],
  ['Thandi\r\nMokoena', 'Thandi Mokoena wrote to the assistant'],
])('distressPush says who, and nothing of what %p wrote', (userName, body) => {
  expect(distressPush({ id: 7, userName }, '/x')).toEqual({
    kind: 'chat',
    title: 'A visitor may be in distress',
    body,
    url: '/x',
    tag: 'chat-7',
  });
});

it.each([
  ['Thandi', 'Thandi: Is there parking?'],
  [null, 'A visitor: Is there parking?'],
])('assignedChatPush of %s', (userName, body) => {
  const chat = { id: 7, userName, lastQuestion: 'Is there parking?' };
  expect(assignedChatPush(chat, '/admin/chat-conversations/7/show')).toEqual({
    kind: 'chat',
    title: 'Conversation assigned to you',
    body,
    url: '/admin/chat-conversations/7/show',
    tag: 'chat-7',
  });
});
