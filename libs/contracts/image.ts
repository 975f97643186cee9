/**
 * Images that staff send inline (CONTRACT section 2, "Images"; spec 3 sections 5 and 9): the limits of each kind and
 * what is said when one is refused. Content decides what is an image, not its name or declared type.
 */

const MEGABYTE = 1024 * 1024;
const NOT_AN_IMAGE = 'Please select a valid image file';

/** The most pixels an image may have, of any kind: a small file can unfold to a very large picture. */
export const MAX_IMAGE_PIXELS = 40_000_000;

export interface ImageRules {
  /** An image of this size or more is refused. Bytes of the image itself, not of its inline text. */
  tooLargeFromBytes: number;
  /** The stored image is at most this long on its longer side. Smaller ones stay as they are. */
  longerSidePx: number;
  /** Makes a JPEG of every image; without it an image keeps what it needs, transparency above all. */
  jpegQuality?: number;
  notAnImage: string;
  tooLarge: string;
  tooManyPixels: string;
  /** It looks like an image, but is damaged. */
  unprocessable: string;
}

const TOO_MANY_PIXELS = 'Image must have at most 40 megapixels';

export const INSTRUCTOR_PHOTO_RULES: ImageRules = {
  tooLargeFromBytes: 10 * MEGABYTE,
  longerSidePx: 800,
  jpegQuality: 80,
  notAnImage: NOT_AN_IMAGE,
  tooLarge: 'Image size must be less than 10MB',
  tooManyPixels: TOO_MANY_PIXELS,
  unprocessable: 'Failed to process image',
};

export const CLIENT_LOGO_RULES: ImageRules = {
  tooLargeFromBytes: 5 * MEGABYTE,
  longerSidePx: 1600,
  notAnImage: NOT_AN_IMAGE,
  tooLarge: 'Image file size must be less than 5MB',
  tooManyPixels: TOO_MANY_PIXELS,
  unprocessable: 'Failed to process image. Please try again.',
};

export const PRODUCT_IMAGE_RULES: ImageRules = { ...CLIENT_LOGO_RULES };

export const INVOICE_LOGO_RULES: ImageRules = { ...CLIENT_LOGO_RULES };
