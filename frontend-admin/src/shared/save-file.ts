import { useWrite } from './use-write';

const KEPT_MS = 60_000;

/** Hands a file to the browser to keep. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  followLink(address, { download: name });
  // Some browsers read the address only a moment later.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** @param name without its ending */
export function saveCsv(name: string, text: string): void {
  saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

/** Follows a link as if it had been pressed. */
export function followLink(
  href: string,
  attributes: Partial<Pick<HTMLAnchorElement, 'download' | 'target' | 'rel'>> = {},
): void {
  const link = Object.assign(document.createElement('a'), { href, ...attributes });
  document.body.append(link);
  link.click();
  link.remove();
}

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
