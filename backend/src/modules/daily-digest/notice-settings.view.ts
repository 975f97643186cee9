import type { NoticeSettings } from '#libs/contracts/notice-settings';

export class NoticeSettingsView implements NoticeSettings {
  /** One mail in the morning about messages that wait and new orders. */
  dailyDigest: boolean;
}
