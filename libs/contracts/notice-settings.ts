export const NOTICE_SETTINGS_RULES = {
  dailyDigest: { wrongType: 'Daily digest must be true or false' },
} as const;

/** On the school's wall clock. */
export const DAILY_DIGEST_TIME = { hour: 7, minute: 0 } as const;
