import { ApiFailure, fetchJson } from './client';

const answer = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => { jest.spyOn(globalThis, 'fetch').mockImplementation(answer as typeof fetch); });
afterEach(() => jest.restoreAllMocks());

test('asks for JSON with cookies and gives the parsed answer', async () => {
  answer.mockResolvedValue(new Response('[1,2]'));
  await expect(fetchJson<number[]>('/api/things')).resolves.toEqual([1, 2]);
  expect(answer).toHaveBeenCalledWith('/api/things', { credentials: 'include', headers: { 'Content-Type': 'application/json' } });
});

test.each([
  [new Response('no such thing', { status: 404, statusText: 'Not Found' }), '404: no such thing'],
  [new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
])('an answer that is not OK is raised with status and body', async (response, message) => {
  answer.mockResolvedValue(response);
  const failure = await fetchJson('/api/things').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect((failure as ApiFailure).message).toBe(message);
});
