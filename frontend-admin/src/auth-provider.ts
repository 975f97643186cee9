/**
 * Signing in and out for react-admin, on the school's sign-in contract (CONTRACT section 2, spec 3 sections 4 and 5).
 */
import type { AuthProvider } from 'react-admin';
import type { ApiAnswer, ApiPath } from '#libs/contracts/api-calls';
import type { ApiError } from '#libs/contracts/api-error';
import { LOGIN_RULES, SIGN_IN_REASONS } from '#libs/contracts/auth';
import type { AccountView } from '#libs/contracts/generated/api';
import { UNREACHABLE } from './fetch-json';
import type { Session } from './session';

const ACCOUNT = '/api/account' satisfies ApiPath<'get'>;
/** On a network that carries nothing, nobody waits longer to come in or to leave. */
const TIMEOUT_MS = 20_000;

export interface LoginForm {
  username: string;
  password: string;
  /** Of the second step, where the account has one. */
  code?: string;
}

/** A refused login: a sentence for the form, and for what reason, where there are several. */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused';
  constructor(
    message: string,
    readonly reason?: string,
  ) {
    super(message);
  }
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

    /** A 401 or 403 on any request ends the session here (spec 3 section 4), unless only the second step is missing. */
    async checkError(error: { status?: number; body?: Partial<ApiError> }) {
      if (error.status !== 401 && error.status !== 403) return;
      if (error.body?.reason === SIGN_IN_REASONS.secondFactorNeeded) {
        session.askForSecondStep();
        return;
      }
      session.end(LOGIN_RULES.sessionEnded);
      throw Object.assign(new Error(LOGIN_RULES.sessionEnded), { message: false });
    },

    async getIdentity() {
      const { userId } = session.state();
      if (userId === null) throw new Error(LOGIN_RULES.sessionEnded);
      const answer = await fetcher(ACCOUNT, { headers: bearer(userId), credentials: 'include' });
      const user = (await answer.json()) as AccountView;
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
  const { message, reason } = (await answer.json().catch(() => ({}))) as Partial<ApiError>;
  throw new LoginRefused(message ?? LOGIN_RULES.wrong, reason);
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

function displayName({ firstName, lastName, username }: AccountView): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
