import { type ApiAnswer, type ApiMethod, type ApiPath, type ApiRequest, fillPath } from '#libs/contracts/api-calls';
import type {
  AccountView,
  ErasePersonDto,
  ExportedPersonView,
  NewSecondFactorView,
  NoticeSettingsView,
  PersonDto,
  PersonView,
  ProvenDto,
  SessionView,
  SignInSettingsView,
  SubscribePushDto,
  Task,
  User,
} from '#libs/contracts/generated/api';
import type { FetchJson } from './fetch-json';

interface AnyRequest {
  body?: unknown;
  parameters?: Record<string, string | number>;
  query?: unknown;
  headers?: Record<string, string>;
}

/**
 * A documented call: its address, body and answer are of the types the document has for them.
 * @throws HttpError as FetchJson has it
 */
export type CallApi = <Method extends ApiMethod, Path extends ApiPath<Method>>(
  method: Method,
  path: Path,
  request: ApiRequest<Method, Path> & Pick<AnyRequest, 'headers'>,
) => Promise<ApiAnswer<Method, Path>>;

export function createCallApi(fetchJson: FetchJson): CallApi {
  return async (method, path, request) => {
    const { body, parameters, query, headers }: AnyRequest = request;
    const { json } = await fetchJson(fillPath(path, parameters) + queryText(query), {
      method: method.toUpperCase(),
      headers: new Headers(headers),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return json as ApiAnswer<typeof method, typeof path>;
  };
}

function queryText(query: unknown): string {
  return query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>).toString()}`;
}

/** Calls about how this person is told of news: pushed to this browser, or by the daily email. */
export interface NoticeCalls {
  /** The school's public key, as PushManager.subscribe takes it. */
  pushKey(): Promise<string>;
  keepPushSubscription(subscription: SubscribePushDto): Promise<void>;
  dropPushSubscription(endpoint: string): Promise<void>;
  noticeSettings(): Promise<NoticeSettingsView>;
  changeNoticeSettings(settings: NoticeSettingsView): Promise<NoticeSettingsView>;
}

export function createNoticeCalls(callApi: CallApi): NoticeCalls {
  return {
    pushKey: async () => (await callApi('get', '/api/admin/push/key', {})).publicKey,
    async keepPushSubscription(subscription) {
      await callApi('post', '/api/admin/push/subscriptions', { body: subscription });
    },
    async dropPushSubscription(endpoint) {
      await callApi('delete', '/api/admin/push/subscriptions', { body: { endpoint } });
    },
    noticeSettings: () => callApi('get', '/api/admin/notice-settings', {}),
    changeNoticeSettings: (body) => callApi('put', '/api/admin/notice-settings', { body }),
  };
}

/** Calls about what is kept of a person. */
export interface PeopleCalls {
  findPerson(person: PersonDto): Promise<PersonView>;
  exportPerson(person: PersonDto): Promise<ExportedPersonView>;
  /** Begins it; it goes on in the background. */
  erasePerson(person: ErasePersonDto): Promise<Task>;
}

export function createPeopleCalls(callApi: CallApi): PeopleCalls {
  return {
    findPerson: (body) => callApi('post', '/api/admin/people/search', { body }),
    exportPerson: (body) => callApi('post', '/api/admin/people/export', { body }),
    erasePerson: (body) => callApi('post', '/api/admin/people/erase', { body }),
  };
}

/** Calls about one's own account. */
export interface AccountCalls {
  /** Where one is signed in, the latest used first. */
  mySessions(): Promise<SessionView[]>;
  endSession(id: number): Promise<SessionView>;
  /** Signs out everywhere, here too. */
  endAllSessions(): Promise<void>;
  myAccount(): Promise<AccountView>;
  /** Makes a secret for an app on the phone; nothing changes until it is confirmed. */
  beginSecondStep(currentPassword: string): Promise<NewSecondFactorView>;
  /** Resolves to the recovery codes, this once; so does `renewRecoveryCodes`. */
  confirmSecondStep(code: string): Promise<string[]>;
  renewRecoveryCodes(proof: ProvenDto): Promise<string[]>;
  turnOffSecondStep(proof: ProvenDto): Promise<AccountView>;
  /** Of somebody else, who has lost their phone. */
  removeSecondStep(id: number, currentPassword: string): Promise<User>;
  signInSettings(): Promise<SignInSettingsView>;
  changeSignInSettings(settings: SignInSettingsView): Promise<SignInSettingsView>;
}

export function createAccountCalls(callApi: CallApi): AccountCalls {
  return {
    mySessions: () => callApi('get', '/api/account/sessions', {}),
    endSession: (id) => callApi('delete', '/api/account/sessions/{id}', { parameters: { id } }),
    async endAllSessions() {
      await callApi('delete', '/api/account/sessions', {});
    },
    myAccount: () => callApi('get', '/api/account', {}),
    beginSecondStep: (currentPassword) => callApi('post', '/api/account/totp', { body: { currentPassword } }),
    confirmSecondStep: async (code) =>
      (await callApi('post', '/api/account/totp/confirm', { body: { code } })).recoveryCodes,
    renewRecoveryCodes: async (body) =>
      (await callApi('post', '/api/account/totp/recovery-codes', { body })).recoveryCodes,
    turnOffSecondStep: (body) => callApi('delete', '/api/account/totp', { body }),
    removeSecondStep: (id, currentPassword) =>
      callApi('delete', '/api/admin/users/{id}/totp', { parameters: { id }, body: { currentPassword } }),
    signInSettings: () => callApi('get', '/api/admin/sign-in-settings', {}),
    changeSignInSettings: (body) => callApi('put', '/api/admin/sign-in-settings', { body }),
  };
}
