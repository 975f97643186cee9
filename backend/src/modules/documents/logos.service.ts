import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { color } from '#libs/design/tokens';
import { ImagesService } from '../images/images.service.js';

/** The only address that is read: a picture stored here. */
const STORED = /^\/api\/images\/([0-9a-f]{64})\.(jpg|png|webp)$/;
/** Three times as fine as it is printed: sharp on paper, and small in a mail. */
const LONGEST = { widthPx: 640, heightPx: 180 } as const;
/** 0 is black, 255 white. A logo without anything darker was made for dark ground, and is given some. */
const VISIBLE_ON_WHITE = 200;
const KEPT = 16;

/** The logos of issuers, as documents can hold them. */
@Injectable()
export class LogosService {
  /** What lies at an address never changes, so the last few need no second look. */
  private readonly made = new Map<string, string>();

  constructor(private readonly images: ImagesService) {}

  /**
   * An opaque PNG in base64. Null for any address but that of a stored picture: none is ever fetched, since whoever
   * types an address would make the server ask there.
   */
  async logoAt(address: string | null): Promise<string | null> {
    const [, hash, extension] = STORED.exec(address ?? '') ?? [];
    if (hash === undefined || extension === undefined) return null;
    const known = this.made.get(hash);
    if (known !== undefined) return known;
    const image = await this.images.find(hash, extension);
    if (!image) return null;
    const logo = await printableLogo(image.bytes);
    if (this.made.size >= KEPT) this.made.delete(this.made.keys().next().value!);
    this.made.set(hash, logo);
    return logo;
  }
}

async function printableLogo(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes)
    .resize({ width: LONGEST.widthPx, height: LONGEST.heightPx, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const onPaper = await sharp(small).flatten({ background: 'white' }).removeAlpha().png().toBuffer();
  const { channels } = await sharp(onPaper).stats();
  if (channels.some(({ min }) => min < VISIBLE_ON_WHITE)) return onPaper.toString('base64');
  return (await sharp(small).flatten({ background: color.ink[950] }).removeAlpha().png().toBuffer()).toString('base64');
}
