import type { ContactMessage } from '#libs/contracts/generated/api';

type Row = Pick<ContactMessage, 'id' | 'createdAt'>;

/**
 * Rows that do not move under the reader. Those that came in since are held back and counted; those that they pushed
 * off the end of the page stay.
 * @param seen what the reader was shown and is still there, the newest first
 * @param upToId the newest that the reader ever was shown: one that left and came back is nothing new. Zero for none
 * @param now what the page holds now
 */
export function steadyRows<R extends Row>(
  seen: readonly R[],
  upToId: number,
  now: readonly R[],
): { shown: R[]; waiting: number } {
  if (upToId === 0) return { shown: [...now], waiting: 0 };
  const shown = now.filter(({ id }) => id <= upToId);
  const waiting = now.length - shown.length;
  const last = now.at(-1);
  const pushedOff =
    last && waiting > 0 ? seen.filter((row) => !now.some(({ id }) => id === row.id) && isAfter(row, last)) : [];
  return { shown: [...shown, ...pushedOff], waiting };
}

/** Ids grow with time. Zero for none. */
export function newestId(rows: readonly Pick<Row, 'id'>[]): number {
  return Math.max(0, ...rows.map(({ id }) => id));
}

/** In the order of the list. */
function isAfter(row: Row, other: Row): boolean {
  return row.createdAt < other.createdAt || (row.createdAt === other.createdAt && row.id < other.id);
}
