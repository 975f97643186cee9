/**
 * Reordering by `sortOrder` with as few writes as possible. Rows with equal numbers are sorted by name as long as they
 * keep their number.
 */

export interface Positioned {
  id: number;
  /** Lower first. */
  sortOrder: number;
}

/**
 * @param rows in their current order
 * @param to the index of the row `from` afterwards
 * @param max the largest number allowed
 * @returns the rows whose number changes, with the new one
 */
export function reorderedPositions(rows: readonly Positioned[], from: number, to: number, max: number): Positioned[] {
  const moved = rows[from];
  if (!moved || from === to || to < 0 || to >= rows.length) return [];
  const others = rows.filter((row) => row !== moved);
  const wanted = [...others.slice(0, to), moved, ...others.slice(to)];
  const pushed = pushUp(wanted, to);
  const isTooLarge = pushed.some(({ sortOrder }) => sortOrder > max);
  const numbered = isTooLarge ? wanted.map(({ id }, sortOrder) => ({ id, sortOrder })) : pushed;
  return numbered.filter(({ sortOrder }, index) => sortOrder !== wanted[index]?.sortOrder);
}

/** Numbers the moved row after its predecessor, and pushes later rows up only where numbers collide. */
function pushUp(wanted: readonly Positioned[], movedIndex: number): Positioned[] {
  let last = movedIndex === 0 ? -1 : (wanted[movedIndex - 1]?.sortOrder ?? -1);
  let isPushing = true;
  return wanted.map(({ id, sortOrder }, index) => {
    if (index < movedIndex || !isPushing) return { id, sortOrder };
    isPushing = index === movedIndex || sortOrder <= last;
    if (isPushing) last += 1;
    return { id, sortOrder: isPushing ? last : sortOrder };
  });
}

/** Geometry of dragging, in viewport pixels. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of the row at a point or nearest to it; -1 without rows. */
export function nearestRow(places: readonly Rect[], x: number, y: number): number {
  const distances = places.map(({ left, top, width, height }) =>
    Math.hypot(outside(x, left, width), outside(y, top, height)),
  );
  return distances.indexOf(Math.min(...distances));
}

/** The line that marks where row `from` would be dropped; undefined where it would not move. */
export function dropLine(places: readonly Rect[], from: number, to: number, thicknessPx: number): Rect | undefined {
  const target = places[to];
  if (!target || from === to) return undefined;
  const isAfter = to > from;
  const { left, top, width, height } = target;
  const isSideBySide = places.length > 1 && places[0]?.top === places[1]?.top;
  if (isSideBySide) return { left: (isAfter ? left + width : left) - thicknessPx / 2, top, width: thicknessPx, height };
  return { left, top: (isAfter ? top + height : top) - thicknessPx / 2, width, height: thicknessPx };
}

/** Distance to an interval; 0 inside. */
function outside(value: number, start: number, length: number): number {
  return Math.max(start - value, value - start - length, 0);
}
