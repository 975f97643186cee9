import { useQueryClient } from '@tanstack/react-query';
import { isLongPaper, type PaperExport } from '#libs/contracts/export';
import { PAPER_BEGUN } from './export/export-begun';
import { TASKS } from './task/use-tasks';
import { useWrite } from './use-write';

const KEPT_MS = 60_000;

/** Downloads a blob. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  followLink(address, { download: name });
  // Some browsers read the URL only a moment later.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** @param name without its ending */
export function saveCsv(name: string, text: string): void {
  saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

/** Clicks a temporary link. */
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

/** A PDF that may be rendered in the background. */
export interface LongPaper {
  paper: PaperExport;
  query: Record<string, string>;
  /** The number of lines, at least. */
  lines: number;
}

/** Downloads a file of the API; ignored while another download runs. */
export function useFileDownload(words: DownloadWords) {
  const { run, isBusy } = useWrite({ ...words, reason: 'below', stale: [] });
  const queryClient = useQueryClient();

  /**
   * @param path below /api/admin: `invoices/7/pdf`
   * @param name the file name
   * @param long set for a PDF that the server may render in the background; the task tray then offers it
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
