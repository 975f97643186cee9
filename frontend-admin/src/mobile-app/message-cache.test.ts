import { QueryClient } from '@tanstack/react-query';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { findMessage, patchMessage } from './message-cache';

const row = (id: number, fields: Partial<ContactMessage> = {}) =>
  ({ id, fullName: `Visitor ${id}`, archived: false, ...fields }) as ContactMessage;
const ACTIVE = ['messages', 'getInfiniteList', { filter: { archived: false } }];
const ARCHIVED = ['messages', 'getInfiniteList', { filter: { archived: true } }];
const ONE = ['messages', 'getOne', { id: '7', meta: undefined }];

function start() {
  const client = new QueryClient();
  client.setQueryData(
    ACTIVE,
    { pages: [{ data: [row(9)] }, { data: [row(7)] }], pageParams: [1, 2] },
    { updatedAt: 1000 },
  );
  client.setQueryData(
    ARCHIVED,
    { pages: [{ data: [row(7, { archived: true })] }], pageParams: [1] },
    { updatedAt: 2000 },
  );
  client.setQueryData(ONE, row(7), { updatedAt: 3000 });
  return client;
}

it('finds a message on any page of any list, as it was read last', () => {
  const client = start();
  expect(findMessage(client, 9)).toEqual({ message: row(9), readAt: 1000 });
  expect(findMessage(client, 7)).toMatchObject({ message: { archived: true }, readAt: 2000 });
  expect(findMessage(client, 1)).toBeUndefined();
});

it('changes a message everywhere, and nothing else, not even from when it is', () => {
  const client = start();
  patchMessage(client, { id: 7, status: 'read' });
  expect(client.getQueryData(ACTIVE)).toMatchObject({
    pages: [{ data: [row(9)] }, { data: [{ id: 7, status: 'read' }] }],
  });
  expect(client.getQueryData(ARCHIVED)).toMatchObject({
    pages: [{ data: [{ id: 7, status: 'read', archived: true }] }],
  });
  expect(client.getQueryData(ONE)).toEqual(row(7, { status: 'read' }));
  expect([ACTIVE, ARCHIVED, ONE].map((key) => client.getQueryState(key)?.dataUpdatedAt)).toEqual([1000, 2000, 3000]);
});
