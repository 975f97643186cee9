/** Pulling a page down by a finger to refresh it. */

/** Pixels of the finger's way at which letting go refreshes. */
export const PULLED_PX = 110;
const FREE_PX = 12;

interface Point {
  x: number;
  y: number;
}

/**
 * How far a pull has come, 0 to 1; undefined when the movement is none: it goes up, or rather sideways.
 * @param from where the finger came down
 */
export function pullOf(from: Point, to: Point): number | undefined {
  const down = to.y - from.y;
  const aside = Math.abs(to.x - from.x);
  if (down < -FREE_PX || (aside > FREE_PX && aside > Math.abs(down))) return undefined;
  return Math.min(1, Math.max(0, (down - FREE_PX) / (PULLED_PX - FREE_PX)));
}

const FAR_PX = 110;
const FLICK_PX = 40;
const FLICK_PX_PER_MS = 0.5;

/**
 * Whether a row that was let go is meant to leave: far enough to the left, or nearer with a flick. @param speed pixels
 * per ms, negative to the left
 */
export function isSwipedAway(deltaX: number, speed: number): boolean {
  return deltaX <= -FAR_PX || (deltaX <= -FLICK_PX && speed <= -FLICK_PX_PER_MS);
}
