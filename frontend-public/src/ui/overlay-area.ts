export const OVERLAY_AREA_ID = 'overlays';

/**
 * Where menus and dialogs are put. It stands between other things that take focus, so that Tab never leaves the page
 * from inside a dialog before the dialog has called it back.
 */
export function overlayArea(): HTMLElement {
  return document.getElementById(OVERLAY_AREA_ID) ?? document.body;
}
