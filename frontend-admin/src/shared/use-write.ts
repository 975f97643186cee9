import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAuthProvider, useDataProvider } from 'react-admin';
import type { SchoolDataProvider } from '../data-provider';
import { isSignedIn } from './is-signed-in';
import { useToast } from './use-toast';

/** What one kind of change says, and what it makes stale. */
export interface Write {
  done: string;
  failed: string;
  stale: QueryKey[];
}

/**
 * Changes a record and fetches anew what that makes stale. `run` resolves to whether it was done; what the server had
 * against it is in `refusal` until the next try. A second press meanwhile does nothing.
 */
export function useWrite({ done, failed, stale }: Write) {
  const dataProvider = useDataProvider<SchoolDataProvider>();
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  const toast = useToast();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  async function run(write: (api: SchoolDataProvider) => Promise<unknown>): Promise<boolean> {
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
