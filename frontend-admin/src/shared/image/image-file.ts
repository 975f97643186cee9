/**
 * What is known of an image file before it is sent: whether it may be (spec 3 sections 5 and 9), and how large it
 * becomes.
 */
import type { ImageRules } from '#libs/contracts/image';
import { isWebAddress } from '#libs/domain/web-address';

/** A drawing may hold scripts: the server takes none. */
const NEVER_AN_IMAGE = 'image/svg+xml';

/** Why a file is refused; undefined when it may be tried. Its content is judged later, and by the server. */
export function imageRefusal(
  { type, size }: Pick<File, 'type' | 'size'>,
  { notAnImage, tooLarge, tooLargeFromBytes }: ImageRules,
): string | undefined {
  if (!type.startsWith('image/') || type === NEVER_AN_IMAGE) return notAnImage;
  return size >= tooLargeFromBytes ? tooLarge : undefined;
}

interface SizePx {
  width: number;
  height: number;
}

/**
 * The size of a picture whose longer side may be this long. Smaller ones stay as they are; none gets thinner than a
 * pixel.
 */
export function fitWithin({ width, height }: SizePx, longerSidePx: number): SizePx {
  const scale = Math.min(1, longerSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function isInlineImage(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('data:');
}

/** Whether the page may load it while it is typed: its policy lets in what is inline, of this site, or https. */
export function canBeShown(value: string): boolean {
  return isInlineImage(value) || (!/^http:/i.test(value) && isWebAddress(value));
}
