import type { ContactMessage } from '#libs/contracts/generated/api';

type Row = Pick<ContactMessage, 'id' | 'lastReceivedAt'>;

/**
 * Rows that do not move under the reader. Those that came in since are held back and counted; one whose customer has
 * written again stays where it was, and is counted too; those that were pushed off the end of the page stay.
 * @param seen what the reader was shown and is still there, the newest first
 * @param upTo the newest that the reader ever was shown: one that left and came back is nothing new
 * @param now what the page holds now
 */
export function steadyRows<R extends Row>(
  seen: readonly R[],
  upTo: Row | undefined,
  now: readonly R[],
): { shown: R[]; waiting: number } {
  if (!upTo) return { shown: [...now], waiting: 0 };
  const shown = now.filter((row) => !isAfter(upTo, row));
  const news = now.filter((row) => isAfter(upTo, row));
  const last = now.at(-1);
  const hasNews = ({ id }: R) => news.some((row) => row.id === id);
  const wasPushedOff = (row: R) =>
    last && news.length > 0 && !now.some(({ id }) => id === row.id) && isAfter(row, last);
  const kept = seen.filter((row) => hasNews(row) || wasPushedOff(row));
  return {
    shown: [...shown, ...kept]
      .toSorted((one, other) => (isAfter(one, other) ? 1 : -1))
      .map((row) => news.find(({ id }) => id === row.id) ?? row),
    waiting: news.length,
  };
}

export function newestOf(rows: readonly Row[]): Row | undefined {
  return rows.reduce<Row | undefined>((newest, row) => (newest && isAfter(row, newest) ? newest : row), undefined);
}

/** In the order of the list. */
function isAfter(row: Row, other: Row): boolean {
  return (
    row.lastReceivedAt < other.lastReceivedAt || (row.lastReceivedAt === other.lastReceivedAt && row.id < other.id)
  );
}
