import { saveFile } from './save-file';
import { useWrite } from './use-write';

interface DownloadWords {
  done: string;
  failed: string;
}

/** Fetches a file of the API and hands it to the browser to keep; a second press meanwhile does nothing. */
export function useFileDownload(words: DownloadWords) {
  const { run, isBusy } = useWrite({ ...words, reason: 'below', stale: [] });

  /** @param path below /api/admin: `invoices/7/pdf` @param name with which it is kept */
  function download(path: string, name: string): Promise<boolean> {
    return run((api) => api.fetchFile(path), { onDone: (file) => saveFile(name, file) });
  }
  return { download, isBusy };
}
