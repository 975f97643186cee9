import { useRef, useState } from 'react';
import { useAuthProvider, useDataProvider } from 'react-admin';
import type { SchoolDataProvider } from '../data-provider';
import { isSignedIn } from './is-signed-in';
import { saveFile } from './save-file';
import { useToast } from './use-toast';

interface DownloadWords {
  done: string;
  failed: string;
}

/** Fetches a file of the API and hands it to the browser to keep; a second press meanwhile does nothing. */
export function useFileDownload({ done, failed }: DownloadWords) {
  const api = useDataProvider<SchoolDataProvider>();
  const authProvider = useAuthProvider();
  const toast = useToast();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  /** @param path below /api/admin: `invoices/7/pdf` @param name with which it is kept */
  async function download(path: string, name: string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const file = await api.fetchFile(path);
      if (!(await isSignedIn(authProvider))) return;
      saveFile(name, file);
      toast.done(done);
    } catch (error) {
      toast.failed(failed, error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { download, isBusy };
}
