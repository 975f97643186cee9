// Classes of one day that overlap in time show as one block (spec 1 section 2.5). Classes that only touch do not
// overlap; a chain (A with B, B with C) is one block even if A and C never meet (CONTRACT section 2, "Content"). Inside
// a block each class has a column: the first that is free when it starts (spec 1 section 3, "Derived for layout").

export interface TimedEntry {
  /** Minutes since midnight on the school's wall clock; the end is after the start. */
  startMinutes: number;
  endMinutes: number;
}

type PlacedEntry<E extends TimedEntry> = E & { durationMinutes: number; column: number; totalColumns: number };

export interface ScheduleBlock<E extends TimedEntry> extends TimedEntry {
  /** In order of start, then of end. One entry: an ordinary class. */
  entries: PlacedEntry<E>[];
}

/** The blocks of one day in order of time; every entry is in exactly one block, and no two blocks overlap. */
export function layoutDay<E extends TimedEntry>(entries: readonly E[]): ScheduleBlock<E>[] {
  return chains(entries).map((chain) => ({
    startMinutes: Math.min(...chain.map((entry) => entry.startMinutes)),
    endMinutes: Math.max(...chain.map((entry) => entry.endMinutes)),
    entries: placeInColumns(chain),
  }));
}

function chains<E extends TimedEntry>(entries: readonly E[]): E[][] {
  const inOrder = [...entries].sort((a, b) => a.startMinutes - b.startMinutes || a.endMinutes - b.endMinutes);
  const found: E[][] = [];
  let chainEndsAt = -Infinity;
  for (const entry of inOrder) {
    const chain = found.at(-1);
    if (chain && entry.startMinutes < chainEndsAt) chain.push(entry);
    else found.push([entry]);
    chainEndsAt = Math.max(chainEndsAt, entry.endMinutes);
  }
  return found;
}

function placeInColumns<E extends TimedEntry>(chain: readonly E[]): PlacedEntry<E>[] {
  const columnEndsAt: number[] = [];
  const columns = chain.map((entry) => {
    const free = columnEndsAt.findIndex((end) => end <= entry.startMinutes);
    const column = free === -1 ? columnEndsAt.length : free;
    columnEndsAt[column] = entry.endMinutes;
    return column;
  });
  return chain.map((entry, at) => ({
    ...entry,
    durationMinutes: entry.endMinutes - entry.startMinutes,
    column: columns[at] ?? 0,
    totalColumns: columnEndsAt.length,
  }));
}
