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

/** Where a dragged row would land, from the places of all rows on the screen. Pixels of the viewport. */

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The row at a point, or the one nearest to it; -1 when there are none. */
export function rowAt(places: readonly Place[], x: number, y: number): number {
  const distances = places.map(({ left, top, width, height }) =>
    Math.hypot(outside(x, left, width), outside(y, top, height)),
  );
  return distances.indexOf(Math.min(...distances));
}

/** The line between two rows where the row of index `from` would come to stand; undefined where it stays. */
export function dropLine(places: readonly Place[], from: number, to: number, thicknessPx: number): Place | undefined {
  const target = places[to];
  if (!target || from === to) return undefined;
  const isAfter = to > from;
  const { left, top, width, height } = target;
  const isSideBySide = places.length > 1 && places[0]?.top === places[1]?.top;
  if (isSideBySide) return { left: (isAfter ? left + width : left) - thicknessPx / 2, top, width: thicknessPx, height };
  return { left, top: (isAfter ? top + height : top) - thicknessPx / 2, width, height: thicknessPx };
}

/** How far a coordinate lies outside a stretch; 0 inside. */
function outside(value: number, start: number, length: number): number {
  return Math.max(start - value, value - start - length, 0);
}
