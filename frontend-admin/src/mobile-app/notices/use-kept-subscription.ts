import { useEffect } from 'react';
import { renewSubscription } from '../../push-subscription';
import { dataProvider } from '../services';
import { useUserId } from '../use-user-id';

/** Whoever is signed in at this phone is the one it tells, also when somebody else turned that on. */
export function useKeptSubscription(): void {
  const userId = useUserId();
  useEffect(() => {
    // Without a network it is renewed at the next start.
    if (userId !== null) void renewSubscription(dataProvider).catch(() => undefined);
  }, [userId]);
}
