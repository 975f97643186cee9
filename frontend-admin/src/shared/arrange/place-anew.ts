/**
 * The numbers that a list sorted by them needs after one row was moved: as few as will do. Rows with equal numbers have
 * another order of their own (their name), which holds as long as they keep their number.
 */

export interface Placed {
  id: number;
  /** Lower first. */
  sortOrder: number;
}

/**
 * @param rows as they stand now
 * @param to the index that the row of index `from` shall have afterwards
 * @param max the largest number there may be
 * @returns the rows whose number changes, with the new one
 */
export function placeAnew(rows: readonly Placed[], from: number, to: number, max: number): Placed[] {
  const moved = rows[from];
  if (!moved || from === to || to < 0 || to >= rows.length) return [];
  const others = rows.filter((row) => row !== moved);
  const wanted = [...others.slice(0, to), moved, ...others.slice(to)];
  const pushed = pushUp(wanted, to);
  const isTooLarge = pushed.some(({ sortOrder }) => sortOrder > max);
  const numbered = isTooLarge ? wanted.map(({ id }, sortOrder) => ({ id, sortOrder })) : pushed;
  return numbered.filter(({ sortOrder }, index) => sortOrder !== wanted[index]?.sortOrder);
}

/** The moved row comes right after the one before it, and each row behind it makes room only when it must. */
function pushUp(wanted: readonly Placed[], movedIndex: number): Placed[] {
  let last = movedIndex === 0 ? -1 : (wanted[movedIndex - 1]?.sortOrder ?? -1);
  let isPushing = true;
  return wanted.map(({ id, sortOrder }, index) => {
    if (index < movedIndex || !isPushing) return { id, sortOrder };
    isPushing = index === movedIndex || sortOrder <= last;
    if (isPushing) last += 1;
    return { id, sortOrder: isPushing ? last : sortOrder };
  });
}
