import { HttpError } from 'react-admin';
import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import { fakeStorage } from './fake-storage';
import { createFetchFile, createFetchJson, UNREACHABLE } from './fetch-json';
import { createSession } from './session';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function answering(answer: (url: string, init: RequestInit) => Promise<Response>) {
  const seen: { headers: Headers; init: RequestInit }[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    seen.push({ headers: new Headers(init.headers), init });
    return answer(url, init);
  }) as typeof fetch;
  const session = createSession(fakeStorage({ [ADMIN_TOKEN_KEY]: '7' }), new EventTarget());
  return { seen, fetchJson: createFetchJson(session), fetchFile: createFetchFile(session) };
}

const ok = async () => new Response('{"id":1}', { status: 200 });

describe('fetchJson', () => {
  it('carries the id as bearer, and the cookie', async () => {
    const { seen, fetchJson } = answering(ok);
    expect((await fetchJson('/api/admin/faqs')).json).toEqual({ id: 1 });
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer 7');
    expect(seen[0]?.init.credentials).toBe('include');
  });

  it('sends JSON with a body, and no type without one', async () => {
    const { seen, fetchJson } = answering(ok);
    await fetchJson('/api/admin/faqs', { method: 'POST', body: '{}' });
    await fetchJson('/api/admin/faqs/1', { method: 'DELETE', headers: new Headers({ 'Content-Type': 'text/plain' }) });
    expect(seen.map(({ headers }) => headers.get('Content-Type'))).toEqual(['application/json', null]);
  });

  it("hands over the server's sentence and field messages", async () => {
    const body = {
      statusCode: 400,
      error: 'Bad Request',
      message: 'Some fields need attention',
      errors: { question: 'Too short' },
    };
    const { fetchJson } = answering(async () => new Response(JSON.stringify(body), { status: 400 }));
    await expect(fetchJson('/x')).rejects.toMatchObject({ status: 400, message: body.message, body });
  });

  it('says in one sentence that nothing answered', async () => {
    const { fetchJson } = answering(async () => {
      throw new TypeError('Failed to fetch');
    });
    const failure = await fetchJson('/x').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HttpError);
    expect(failure).toMatchObject({
      status: 0,
      message: 'The server cannot be reached. Please check your connection and try again.',
    });
  });

  it("leaves an abort of the caller's an abort", async () => {
    const { fetchJson } = answering(async (_url, init) => {
      init.signal?.throwIfAborted();
      return ok();
    });
    const controller = new AbortController();
    controller.abort();
    await expect(fetchJson('/x', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('fetchFile', () => {
  it('carries the id as bearer, and the cookie, and hands over the bytes', async () => {
    const { seen, fetchFile } = answering(async () => new Response(new Uint8Array([37, 80, 0, 255])));
    expect([...new Uint8Array(await (await fetchFile('/api/admin/invoices/1/pdf')).arrayBuffer())]).toEqual([
      37, 80, 0, 255,
    ]);
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer 7');
    expect(seen[0]?.init.credentials).toBe('include');
  });

  it('hands over the sentence of a refusal', async () => {
    const body = { statusCode: 503, error: 'Service Unavailable', message: 'The PDF could not be made at the moment.' };
    const { fetchFile } = answering(async () => new Response(JSON.stringify(body), { status: 503 }));
    await expect(fetchFile('/x')).rejects.toMatchObject({ status: 503, message: body.message, body });
  });

  it('says when nothing answered', async () => {
    const { fetchFile } = answering(async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(fetchFile('/x')).rejects.toMatchObject({ status: 0, message: UNREACHABLE });
  });
});
