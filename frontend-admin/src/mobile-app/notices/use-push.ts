import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentSubscription, subscribe, unsubscribe } from '../../push-subscription';
import { dataProvider } from '../services';

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
