import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAuthProvider, useDataProvider, type DataProvider } from 'react-admin';
import { ORDER_MESSAGES } from '#libs/contracts/order';
import { isSignedIn } from '../../shared/is-signed-in';
import { useToast } from '../../shared/use-toast';

export const ORDERS = 'orders';

/** What one kind of change says, and what it makes stale. */
interface OrderWrite {
  done: string;
  failed: string;
  stale: QueryKey[];
}

export const STATUS_CHANGE: OrderWrite = { done: ORDER_MESSAGES.updated, failed: ORDER_MESSAGES.updateFailed, stale: [[ORDERS], ['products']] };
/** The order itself is not asked for again: it is gone. */
export const DELETION: OrderWrite = { done: ORDER_MESSAGES.deleted, failed: ORDER_MESSAGES.deleteFailed, stale: [[ORDERS, 'getList'], ['products']] };

/**
 * Changes an order and fetches anew what that makes stale, the counts and the products' stock too. `run` resolves to whether it
 * was done; what the server had against it is in `refusal` until the next try. A second press meanwhile does nothing.
 */
export function useOrderWrite({ done, failed, stale }: OrderWrite) {
  const dataProvider = useDataProvider();
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  const toast = useToast();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  async function run(write: (api: DataProvider) => Promise<unknown>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await write(dataProvider);
      if (!(await isSignedIn(authProvider))) return false;
      toast.done(done);
      return true;
    } catch (error) {
      setRefusal(error);
      toast.failed(failed);
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
      // After a refusal too: somebody else may have been faster.
      for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
    }
  }
  return { run, isBusy, refusal };
}
