import { useQueryClient } from '@tanstack/react-query';
import { isLongPaper, type PaperExport } from '#libs/contracts/export';
import { PAPER_BEGUN } from './export/export-begun';
import { TASKS } from './task/use-tasks';
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

/** A PDF that may be too long to wait for. */
export interface LongPaper {
  paper: PaperExport;
  query: Record<string, string>;
  /** How many it has, or a few more. */
  lines: number;
}

/** Fetches a file of the API and hands it to the browser to keep; a second press meanwhile does nothing. */
export function useFileDownload(words: DownloadWords) {
  const { run, isBusy } = useWrite({ ...words, reason: 'below', stale: [] });
  const queryClient = useQueryClient();

  /**
   * @param path below /api/admin: `invoices/7/pdf`
   * @param name with which it is kept
   * @param long of what the server makes in the background then; it is fetched from the strip above the screens
   */
  function download(path: string, name: string, long?: LongPaper): Promise<boolean> {
    return run(
      async (api) => {
        const isBegun = long && isLongPaper(long.lines) && (await api.askExport(long.paper, long.query)).task !== null;
        return isBegun ? null : api.fetchFile(path);
      },
      {
        done: (file) => (file ? words.done : PAPER_BEGUN),
        onDone: (file) => {
          if (file) saveFile(name, file);
          else void queryClient.invalidateQueries({ queryKey: TASKS });
        },
      },
    );
  }
  return { download, isBusy };
}
