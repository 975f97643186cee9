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
