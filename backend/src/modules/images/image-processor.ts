import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { type ImageRules, MAX_IMAGE_PIXELS } from '#libs/contracts/image';
import type { ImageExtension } from './image.entity.js';
import { readDataUrl } from './data-url.js';
import { OneAtATime } from './one-at-a-time.js';

/**
 * What a camera, a drawing program or a website hands out. SVG is a document with scripts, and refused. AVIF is refused
 * as well: one of 40 megapixels is a few KB, and takes 700 MB and three seconds to unfold.
 */
const FORMATS = ['jpeg', 'png', 'webp', 'gif'];
const READERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
];

const JPEG_QUALITY = 85;
const WEBP_QUALITY = 85;
/** More than any honest image takes, here and on a slower machine. */
const TIMEOUT_SECONDS = 15;

// Of the many formats that sharp reads the process keeps these: no other decoder ever sees what a client sent.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS });
// One thread and no memory of earlier images: the processor and the memory belong to the site's visitors.
sharp.concurrency(1);
sharp.cache(false);

export interface ProcessedImage {
  /** SHA-256 of the bytes, in hex. */
  hash: string;
  extension: ImageExtension;
  bytes: Buffer;
  widthPx: number;
  heightPx: number;
}

/** The image is not one the school takes. The message is one of the rules', fit for the person who sent it. */
export class RefusedImage extends Error {}

/** Makes of what a client sent a picture of our own: decoded, checked, upright, small enough, without metadata. */
@Injectable()
export class ImageProcessor {
  /** Sign-in hashes passwords on the same threads, and one large image may take 200 MB while it is worked on. */
  private readonly queue = new OneAtATime();

  /**
   * @param dataUrl `data:…;base64,…`; its declared type is not looked at
   * @throws RefusedImage
   */
  process(dataUrl: string, rules: ImageRules): Promise<ProcessedImage> {
    return this.queue.run(async () => {
      const sent = readDataUrl(dataUrl, rules.tooLargeFromBytes);
      if (sent === 'malformed') throw new RefusedImage(rules.notAnImage);
      if (sent === 'too large') throw new RefusedImage(rules.tooLarge);
      const metadata = await inspect(sent, rules);
      return encode(sent, metadata, rules);
    });
  }
}

/** Only the header is read: nothing is unfolded before its size is known. */
async function inspect(sent: Buffer, rules: ImageRules): Promise<Metadata> {
  const metadata = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata || !FORMATS.includes(metadata.format)) throw new RefusedImage(rules.notAnImage);
  if (metadata.width * metadata.height > MAX_IMAGE_PIXELS) throw new RefusedImage(rules.tooManyPixels);
  return metadata;
}

async function encode(sent: Buffer, metadata: Metadata, rules: ImageRules): Promise<ProcessedImage> {
  // Of an animation the first picture. A damaged image is refused, one with harmless oddities is not.
  const upright = sharp(sent, { limitInputPixels: MAX_IMAGE_PIXELS, pages: 1, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width: rules.longerSidePx, height: rules.longerSidePx, fit: 'inside', withoutEnlargement: true });
  const { image, extension } = inFormat(upright, metadata, rules.jpegQuality);
  try {
    const { data: bytes, info } = await image.toBuffer({ resolveWithObject: true });
    return {
      hash: createHash('sha256').update(bytes).digest('hex'),
      extension,
      bytes,
      widthPx: info.width,
      heightPx: info.height,
    };
  } catch {
    throw new RefusedImage(rules.unprocessable);
  }
}

/** Photos become JPEG, drawings stay PNG, what came as WebP stays as small as it was; transparency survives. */
function inFormat(
  image: Sharp,
  { format, hasAlpha }: Metadata,
  jpegQuality: number | undefined,
): { image: Sharp; extension: ImageExtension } {
  if (jpegQuality !== undefined)
    return { image: image.flatten({ background: 'white' }).jpeg({ quality: jpegQuality }), extension: 'jpg' };
  if (format === 'png' || format === 'gif') return { image: image.png(), extension: 'png' };
  if (format === 'jpeg' && !hasAlpha) return { image: image.jpeg({ quality: JPEG_QUALITY }), extension: 'jpg' };
  return { image: image.webp({ quality: WEBP_QUALITY }), extension: 'webp' };
}
