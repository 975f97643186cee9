/** Calls about how this person is told of news: pushed to this browser, or by the daily e-mail. */
import type { ApiAnswer, ApiPath } from '#libs/contracts/api-calls';
import type { NoticeSettingsView, SubscribePushDto } from '#libs/contracts/generated/api';
import type { FetchJson } from './fetch-json';

const KEY = '/api/admin/push/key' satisfies ApiPath<'get'>;
const SUBSCRIPTIONS = '/api/admin/push/subscriptions' satisfies ApiPath<'post'> & ApiPath<'delete'>;
const SETTINGS = '/api/admin/notice-settings' satisfies ApiPath<'get'> & ApiPath<'put'>;

export interface NoticeCalls {
  /** The school's public key, as PushManager.subscribe takes it. */
  pushKey(): Promise<string>;
  keepPushSubscription(subscription: SubscribePushDto): Promise<void>;
  dropPushSubscription(endpoint: string): Promise<void>;
  noticeSettings(): Promise<NoticeSettingsView>;
  changeNoticeSettings(settings: NoticeSettingsView): Promise<NoticeSettingsView>;
}

export function createNoticeCalls(fetchJson: FetchJson): NoticeCalls {
  return {
    async pushKey() {
      const { json } = await fetchJson(KEY);
      return (json as ApiAnswer<'get', typeof KEY>).publicKey;
    },
    async keepPushSubscription(subscription) {
      await fetchJson(SUBSCRIPTIONS, { method: 'POST', body: JSON.stringify(subscription) });
    },
    async dropPushSubscription(endpoint) {
      await fetchJson(SUBSCRIPTIONS, { method: 'DELETE', body: JSON.stringify({ endpoint }) });
    },
    async noticeSettings() {
      return (await fetchJson(SETTINGS)).json as NoticeSettingsView;
    },
    async changeNoticeSettings(settings) {
      return (await fetchJson(SETTINGS, { method: 'PUT', body: JSON.stringify(settings) })).json as NoticeSettingsView;
    },
  };
}
