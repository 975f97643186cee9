export class NoticeSettingsView {
  /** One mail in the morning about messages that wait and new orders. */
  dailyDigest: boolean;
}
