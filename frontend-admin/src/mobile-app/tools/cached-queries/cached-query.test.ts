import { QueryClient, dehydrate, type QueryKey } from '@tanstack/react-query';
import { isCachedQuery, setCacheDefaults, withoutFailures } from './cached-query';

describe('isCachedQuery', () => {
  it.each<[QueryKey, boolean]>([
    [['messages', 'getInfiniteList', {}], true],
    [['messages', 'getOne', { id: '7' }], true],
    [['class-schedule', 'getList', {}], true],
    [['dated-week', '2026-11-23'], true],
    [['auth', 'getIdentity'], true],
    [['messages', 'unread-count'], false],
    [['users', 'getList', {}], false],
    [['auth', 'checkAuth', {}], false],
    [[], false],
  ])('%j: %s', (key, expected) => expect(isCachedQuery(key)).toBe(expected));
});

test('a query outlives the refresh that failed, as good as it was', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryKey = ['messages', 'getOne', { id: '7' }];
  client.setQueryData(queryKey, { id: 7 }, { updatedAt: 1000 });
  await expect(client.fetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('offline')) })).rejects.toThrow(
    'offline',
  );
  const kept = withoutFailures({
    timestamp: 2000,
    buster: '1',
    clientState: dehydrate(client, { shouldDehydrateQuery: () => true }),
  });
  expect(kept.clientState.queries[0]?.state).toMatchObject({
    status: 'success',
    error: null,
    data: { id: 7 },
    dataUpdatedAt: 1000,
  });
});

test('what is kept stays in memory as well, after it has left the screen', () => {
  const client = new QueryClient();
  setCacheDefaults(client);
  expect(client.getQueryDefaults(['messages', 'getOne', { id: '7' }]).gcTime).toBeGreaterThan(86_400_000);
  expect(client.getQueryDefaults(['users', 'getList']).gcTime).toBeUndefined();
});
