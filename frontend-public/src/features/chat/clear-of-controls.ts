/** In px of the window. */
export type Box = Pick<DOMRectReadOnly, 'top' | 'right' | 'bottom' | 'left'>;

/** Less of a control than this under the button leaves its words in sight and most of it to press. */
const COVERED_SHARE = 0.25;
const GAP_PX = 8;

/**
 * How far up a floating button must go, in px, so that it covers none of these controls. 0 when nothing is in its way,
 * and when no such place lies within `mostPx`: a button that wanders far is not found again.
 */
export function shiftClearOf(button: Box, controls: readonly Box[], mostPx: number): number {
  let shift = 0;
  while (shift <= mostPx) {
    const moved = { ...button, top: button.top - shift, bottom: button.bottom - shift };
    const covered = controls.filter((control) => isCovered(control, moved));
    if (covered.length === 0) return shift;
    shift = button.bottom + GAP_PX - Math.min(...covered.map(({ top }) => top));
  }
  return 0;
}

function isCovered(control: Box, button: Box): boolean {
  const width = Math.min(control.right, button.right) - Math.max(control.left, button.left);
  const height = Math.min(control.bottom, button.bottom) - Math.max(control.top, button.top);
  if (width <= 0 || height <= 0) return false;
  return width * height >= COVERED_SHARE * (control.right - control.left) * (control.bottom - control.top);
}
