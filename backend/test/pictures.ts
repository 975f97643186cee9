/** Pictures for the specs, made afresh. */
import sharp from 'sharp';

interface Drawing {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';
  colour?: string;
}

/**
 * One colour all over, so that even a very large picture is a small file. A colour like #ff000080 is half transparent.
 */
export function drawPicture({
  width = 60,
  height = 40,
  format = 'png',
  colour = 'crimson',
}: Drawing = {}): Promise<Buffer> {
  const channels = /^#[0-9a-f]{8}$/i.test(colour) ? 4 : 3;
  return sharp({ create: { width, height, channels, background: colour }, limitInputPixels: false })
    .toFormat(format)
    .toBuffer();
}

export function asDataUrl(bytes: Buffer, type = 'image/png'): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
