import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { Activity } from '#libs/contracts/generated/api';
import type { SettingsSection } from '#libs/contracts/school';
import type { SchoolDataProvider } from '../../data-provider';
import { changedFields, fieldWords } from '../../shared/settings/changed-fields';
import { settingsHistoryKey } from '../../shared/settings/settings-key';
import { sameChange } from './activity-words';
import { ChangeList } from './ChangeList';

interface SettingsChangesProps {
  section: SettingsSection;
  deed: Activity;
  /** Shown of a change that the history does not tell: it gives the newest of a section. */
  otherwise: ReactNode;
}

/** A change of the settings, in the words of their own history. All rows of a section ask once. */
export function SettingsChanges({ section, deed, otherwise }: SettingsChangesProps) {
  const api = useDataProvider<SchoolDataProvider>();
  const { data, isLoading } = useQuery({
    queryKey: settingsHistoryKey(section),
    queryFn: () => api.settingsHistory(section),
  });
  const change = data && sameChange(deed, data);
  if (!change) return isLoading ? null : otherwise;
  const { before, after, changedSecrets } = change;
  const secret = changedSecrets.length > 0 && `${changedSecrets.map(fieldWords).join(', ')}: changed`;
  return <ChangeList changes={changedFields(before, after)} secret={secret} />;
}
