import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentSubscription, subscribe, unsubscribe, renewSubscription } from '../../push-subscription';
import { dataProvider, useUserId } from '../services';
import { useEffect } from 'react';

/** A state of this browser, not of the person: never kept. */
const PUSH_KEY = ['this-phone', 'push'] as const;

interface Push {
  isOn: boolean;
  isChanging: boolean;
  /** Why the last change did not go through. */
  failure: Error | null;
  change(isOn: boolean): void;
}

/** The switch for being told on this phone. */
export function usePush(): Push {
  const queryClient = useQueryClient();
  const { data: isOn = false } = useQuery({
    queryKey: PUSH_KEY,
    queryFn: async () => (await currentSubscription()) !== null,
    gcTime: 0,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? subscribe(dataProvider) : unsubscribe(dataProvider)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PUSH_KEY }),
  });
  return { isOn, isChanging: isPending, failure: error, change: mutate };
}

/** Whoever is signed in at this phone is the one it tells, also when somebody else turned that on. */
export function useKeptSubscription(): void {
  const userId = useUserId();
  useEffect(() => {
    // Without a network it is renewed at the next start.
    if (userId !== null) void renewSubscription(dataProvider).catch(() => undefined);
  }, [userId]);
}
