import { ApiFailure, callApi } from './client';

const answer = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer as typeof fetch);
});
afterEach(() => jest.restoreAllMocks());

test('asks for JSON with cookies and gives the parsed answer', async () => {
  answer.mockResolvedValue(new Response('[1,2]'));
  await expect(callApi('get', '/api/class-schedules', {})).resolves.toEqual([1, 2]);
  expect(answer).toHaveBeenCalledWith('/api/class-schedules', {
    method: 'GET',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
  });
});

test('sends the body as JSON', async () => {
  answer.mockResolvedValue(new Response('{}'));
  await callApi('post', '/api/password/forgot', { body: { email: 'a@b.example' } });
  expect(answer).toHaveBeenLastCalledWith(
    '/api/password/forgot',
    expect.objectContaining({ method: 'POST', body: '{"email":"a@b.example"}' }),
  );
});

test('sends the headers that the call adds', async () => {
  answer.mockResolvedValue(new Response('{}'));
  await callApi('post', '/api/password/forgot', {
    body: { email: 'a@b.example' },
    headers: { 'Idempotency-Key': 'k' },
  });
  expect(answer).toHaveBeenLastCalledWith(
    '/api/password/forgot',
    expect.objectContaining({ headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' } }),
  );
});

test('fills the names in the address', async () => {
  answer.mockResolvedValue(new Response('{}'));
  await callApi('get', '/api/admin/faqs/{id}', { parameters: { id: 7 } });
  expect(answer).toHaveBeenLastCalledWith('/api/admin/faqs/7', expect.anything());
});

test.each([
  [new Response('no such thing', { status: 404, statusText: 'Not Found' }), '404: no such thing'],
  [new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
])('an answer that is not OK is raised with status and body', async (response, message) => {
  answer.mockResolvedValue(response);
  const failure = await callApi('get', '/api/class-schedules', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect((failure as ApiFailure).message).toBe(message);
});
