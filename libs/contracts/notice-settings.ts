/** GET and PUT /api/admin/notice-settings: how the signed-in member of staff wants to be told of what waits. */
export interface NoticeSettings {
  /** One mail in the morning about messages that wait and new orders. */
  dailyDigest: boolean;
}

export const NOTICE_SETTINGS_RULES = {
  dailyDigest: { wrongType: 'Daily digest must be true or false' },
} as const;

/** On the school's wall clock. */
export const DAILY_DIGEST_TIME = { hour: 7, minute: 0 } as const;
