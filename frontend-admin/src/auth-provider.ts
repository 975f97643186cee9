/**
 * Signing in and out for react-admin, on the school's sign-in contract (CONTRACT section 2, spec 3 sections 4 and 5).
 */
import type { AuthProvider } from 'react-admin';
import { type ApiAnswer, type ApiPath, fillPath } from '#libs/contracts/api-calls';
import type { ApiError } from '#libs/contracts/api-error';
import { LOGIN_RULES } from '#libs/contracts/auth';
import type { User } from '#libs/contracts/generated/api';
import { UNREACHABLE } from './fetch-json';
import type { Session } from './session';

const ACCOUNT = '/api/admin/users/{id}' satisfies ApiPath<'get'>;
/** On a network that carries nothing, nobody waits longer to come in or to leave. */
const TIMEOUT_MS = 20_000;

export interface LoginForm {
  username: string;
  password: string;
}

export interface SessionAuthProvider extends AuthProvider {
  login(form: LoginForm): Promise<void>;
  logout(): Promise<false>;
}

/** @param beforeLogout what is done for the last time as this person; when it fails they leave all the same */
export function createAuthProvider(
  session: Session,
  fetcher: typeof fetch,
  beforeLogout: () => Promise<void> = async () => undefined,
): SessionAuthProvider {
  return {
    /** Rejects with a sentence for the form. */
    async login(form) {
      const { user } = await postLogin(fetcher, form);
      if (user.role !== 'admin') {
        await postLogout(fetcher, String(user.id));
        throw new Error(LOGIN_RULES.notAdmin);
      }
      session.begin(user.id);
    },

    /** Answers false: no redirect, because the login form shows at whatever address is open. */
    async logout() {
      const { userId } = session.state();
      if (userId !== null) {
        await beforeLogout().catch(() => undefined);
        await postLogout(fetcher, userId);
      }
      session.end();
      return false;
    },

    async checkAuth() {
      if (session.state().userId === null) throw new Error(LOGIN_RULES.sessionEnded);
    },

    /** A 401 or 403 on any request ends the session here (spec 3 section 4). */
    async checkError(error: { status?: number }) {
      if (error.status !== 401 && error.status !== 403) return;
      session.end(LOGIN_RULES.sessionEnded);
      throw Object.assign(new Error(LOGIN_RULES.sessionEnded), { message: false });
    },

    async getIdentity() {
      const { userId } = session.state();
      if (userId === null) throw new Error(LOGIN_RULES.sessionEnded);
      const answer = await fetcher(fillPath(ACCOUNT, { id: userId }), {
        headers: bearer(userId),
        credentials: 'include',
      });
      const user = (await answer.json()) as User;
      return { id: userId, fullName: answer.ok ? displayName(user) : '' };
    },

    async getPermissions() {
      return 'admin';
    },
  };
}

async function postLogin(fetcher: typeof fetch, form: LoginForm): Promise<ApiAnswer<'post', '/api/login'>> {
  const answer = await post(fetcher, '/api/login', { body: JSON.stringify(form) }).catch(() => {
    throw new Error(UNREACHABLE);
  });
  if (answer.ok) return (await answer.json()) as ApiAnswer<'post', '/api/login'>;
  const { message } = (await answer.json().catch(() => ({}))) as Partial<ApiError>;
  throw new Error(message ?? LOGIN_RULES.wrong);
}

/** The session ends on this side whatever happens; offline, the server's ends by itself after two hours without use. */
async function postLogout(fetcher: typeof fetch, userId: string): Promise<void> {
  const answer = await post(fetcher, '/api/logout', { headers: bearer(userId) }).catch(() => undefined);
  await answer?.body?.cancel();
}

function post(
  fetcher: typeof fetch,
  path: ApiPath<'post'>,
  init: { body?: string; headers?: Record<string, string> },
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json', ...init.headers });
  if (init.body !== undefined) headers.set('Content-Type', 'application/json');
  return fetcher(path, {
    ...init,
    method: 'POST',
    credentials: 'include',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

function bearer(userId: string): Record<string, string> {
  return { Authorization: `Bearer ${userId}` };
}

function displayName({ firstName, lastName, username }: User): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
