interface Viewport {
  offsetTop: number;
  height: number;
  /** More than 1 while a person has zoomed in. */
  scale: number;
}

/** Browser bars that come and go are no keyboard. */
const LEAST_KEYBOARD_PX = 120;

/**
 * The part of the page's window that the keyboard leaves free, in pixels from its top; undefined without a keyboard.
 * Zooming in shows less as well, but takes nothing away.
 */
export function visibleArea(
  { offsetTop, height, scale }: Viewport,
  windowHeightPx: number,
): { topPx: number; heightPx: number } | undefined {
  const heightPx = Math.round(height * scale);
  return windowHeightPx - heightPx < LEAST_KEYBOARD_PX
    ? undefined
    : { topPx: Math.round(scale === 1 ? offsetTop : 0), heightPx };
}
