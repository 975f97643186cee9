/** Calls about how this person is told of news: pushed to this browser, or by the daily e-mail. */
import type { NoticeSettingsView, SubscribePushDto } from '#libs/contracts/generated/api';
import type { CallApi } from './call-api';

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
