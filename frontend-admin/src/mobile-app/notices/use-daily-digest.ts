import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dataProvider } from '../services';

const SETTINGS_KEY = ['notice-settings'] as const;

interface DailyDigest {
  /** Undefined while it is not known. */
  isOn: boolean | undefined;
  isChanging: boolean;
  failure: Error | null;
  change(isOn: boolean): void;
}

/** The switch for the daily e-mail. */
export function useDailyDigest(): DailyDigest {
  const queryClient = useQueryClient();
  const settings = useQuery({ queryKey: SETTINGS_KEY, queryFn: () => dataProvider.noticeSettings() });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (dailyDigest: boolean) => dataProvider.changeNoticeSettings({ dailyDigest }),
    onSuccess: (changed) => queryClient.setQueryData(SETTINGS_KEY, changed),
  });
  return { isOn: settings.data?.dailyDigest, isChanging: isPending, failure: error ?? settings.error, change: mutate };
}
