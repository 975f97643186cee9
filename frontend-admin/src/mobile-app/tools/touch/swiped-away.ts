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
