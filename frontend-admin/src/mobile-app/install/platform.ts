/** Which phone it is, as far as its steps of installing differ. */
export type Platform = 'android' | 'ios' | 'other';

/**
 * @param touchPoints of the screen (navigator.maxTouchPoints): an iPad calls itself a Macintosh, and no Macintosh has a
 *   touch screen
 */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'other';
}
