import type { SettingsSection } from '#libs/contracts/school';

export const settingsKey = (section: SettingsSection) => ['settings', section] as const;
export const settingsHistoryKey = (section: SettingsSection) => [...settingsKey(section), 'history'] as const;
