import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import { createAuthProvider } from './auth-provider';
import { fakeStorage } from './fake-storage';
import { createSession } from './session';

const form = { username: 'admin', password: 'right' };
const user = {
  id: 7,
  username: 'admin',
  email: 'a@b.example',
  firstName: 'Sam',
  lastName: 'Adams',
  role: 'admin',
  lastLogin: null,
};

function start(answers: Record<string, () => Response>, stored: Record<string, string> = {}) {
  const calls: {
    path: string;
    method: string;
    authorization: string | null;
    credentials: string | undefined;
    body: unknown;
  }[] = [];
  const fetcher = (async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    calls.push({
      path,
      method: init.method ?? 'GET',
      authorization: headers.get('Authorization'),
      credentials: init.credentials,
      body: init.body,
    });
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  }) as typeof fetch;
  const session = createSession(fakeStorage(stored), new EventTarget());
  return { calls, session, provider: createAuthProvider(session, fetcher) };
}

const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });
const signedIn = { [ADMIN_TOKEN_KEY]: '7' };

describe('login', () => {
  it('posts the form with credentials and keeps the id', async () => {
    const { calls, session, provider } = start({ '/api/login': json(200, { user, token: 'secret', expiresAt: '' }) });
    await provider.login(form);
    expect(session.state().userId).toBe('7');
    expect(calls).toEqual([
      { path: '/api/login', method: 'POST', authorization: null, credentials: 'include', body: JSON.stringify(form) },
    ]);
  });

  it('refuses an account without the role, and ends its session again', async () => {
    const { calls, session, provider } = start({
      '/api/login': json(200, { user: { ...user, role: 'user' }, token: 'x', expiresAt: '' }),
      '/api/logout': json(200, {}),
    });
    await expect(provider.login(form)).rejects.toThrow('Unauthorized: Admin access required');
    expect(session.state().userId).toBeNull();
    expect(calls.at(-1)).toMatchObject({
      path: '/api/logout',
      method: 'POST',
      authorization: 'Bearer 7',
      credentials: 'include',
    });
  });

  it.each<[string, (() => Response) | undefined, string]>([
    [
      'a wrong password',
      json(401, { statusCode: 401, error: 'Unauthorized', message: 'Invalid username or password' }),
      'Invalid username or password',
    ],
    [
      'too many tries',
      json(429, { message: 'Too many failed attempts. Please try again in 12 minutes.' }),
      'Too many failed attempts. Please try again in 12 minutes.',
    ],
    ['an answer that is not ours', () => new Response('<html>', { status: 502 }), 'Invalid username or password'],
    ['no connection', undefined, 'The server cannot be reached. Please check your connection and try again.'],
  ])('says so on %s', async (_name, answer, sentence) => {
    const { session, provider } = start(answer ? { '/api/login': answer } : {});
    await expect(provider.login(form)).rejects.toThrow(sentence);
    expect(session.state().userId).toBeNull();
  });
});

it('tells why a login was refused, where there are several reasons', async () => {
  const refused = { message: 'Please enter the code', reason: 'code required' };
  const { provider } = start({ '/api/login': json(401, refused) });
  await expect(provider.login(form)).rejects.toMatchObject(refused);
});

describe('logout', () => {
  it('tells the server who leaves, then forgets', async () => {
    const { calls, session, provider } = start({ '/api/logout': json(200, {}) }, signedIn);
    expect(await provider.logout()).toBe(false);
    expect(session.state()).toEqual({ userId: null, endedBecause: null });
    expect(calls).toMatchObject([{ path: '/api/logout', authorization: 'Bearer 7' }]);
  });

  it('does what is left to do as this person first, and holds nobody when that fails', async () => {
    const { session } = start({}, signedIn);
    const done: (string | null)[] = [];
    const provider = createAuthProvider(
      session,
      (async (path: string) => {
        done.push(path);
        return json(200, {})();
      }) as typeof fetch,
      async () => {
        done.push(session.state().userId);
        throw new Error('no push service');
      },
    );
    await provider.logout();
    expect(done).toEqual(['7', '/api/logout']);
    expect(session.state().userId).toBeNull();
  });

  it('forgets also without a connection', async () => {
    const { session, provider } = start({}, signedIn);
    await provider.logout();
    expect(session.state().userId).toBeNull();
  });

  it('asks nothing of the server when nobody is signed in', async () => {
    const { calls, provider } = start({});
    await provider.logout();
    expect(calls).toEqual([]);
  });
});

describe('checkError', () => {
  it.each([401, 403])('ends the session on %i', async (status) => {
    const { session, provider } = start({}, signedIn);
    await expect(provider.checkError({ status })).rejects.toMatchObject({ message: false });
    expect(session.state()).toEqual({ userId: null, endedBecause: 'Authentication failed' });
  });

  it('keeps it where only the second step is missing, and asks for that', async () => {
    const { session, provider } = start({}, signedIn);
    await provider.checkError({ status: 403, body: { reason: 'second factor needed' } });
    expect(session.state()).toEqual({ userId: '7', endedBecause: null, mustSetUpSecondStep: true });
    session.goOn();
    expect(session.state()).toEqual({ userId: '7', endedBecause: null });
  });

  it.each([400, 404, 409, 429, 500, 503, 0])('keeps it on %i', async (status) => {
    const { session, provider } = start({}, signedIn);
    await provider.checkError({ status });
    expect(session.state().userId).toBe('7');
  });
});

describe('checkAuth and getIdentity', () => {
  it('lets in whoever has a key', async () => {
    await expect(start({}, signedIn).provider.checkAuth({})).resolves.toBeUndefined();
    await expect(start({}).provider.checkAuth({})).rejects.toThrow('Authentication failed');
  });

  it.each([
    [{ firstName: 'Sam', lastName: 'Adams' }, 'Sam Adams'],
    [{ firstName: null, lastName: 'Adams' }, 'Adams'],
    [{ firstName: null, lastName: null }, 'admin'],
  ])('names %j as %s', async (names, fullName) => {
    const { provider } = start({ '/api/account': json(200, { ...user, ...names }) }, signedIn);
    expect(await provider.getIdentity?.()).toEqual({ id: '7', fullName });
  });
});
