/**
 * The pictures of shared links and the icons for home screens, as PNG files of the built site. The words are drawn from
 * the school's own font files, so that the same page looks the same whichever computer builds it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SharePicture } from '../src/search-engines/share-picture';
import { breakLines, setLine } from './set-type.ts';

const ISOBARS_FILE = path.resolve(import.meta.dirname, '../src/ui/drawings/isobars-hero.svg');
const FAVICON_FILE = path.resolve(import.meta.dirname, '../public/favicon.svg');
const LEFT_PX = 72;
/** What stands beside the drawing: the largest size at which the title keeps to its place is taken. */
const TITLE = {
  widthPx: 690,
  heightPx: 320,
  lastBaselinePx: 468,
  lineHeight: 0.9,
  sizesPx: [156, 136, 120, 106, 94, 84],
} as const;
const SUBTITLE = { sizePx: 36, baselinePx: 532 } as const;
const IMPRINT = { sizePx: 46, leftPx: 140, baselinePx: 105 } as const;
/** Pixels a side; the shield keeps its distance to the rounded corners of a home screen. */
const TOUCH_ICON = { sizePx: 180, shieldPx: 124, ground: '#0A0B0D' } as const;
const SMALL_ICON_PX = 48;
/** What the drawings need; fewer colours make smaller files. */
const PNG = { palette: true, colours: 64, effort: 10 } as const;

export async function writeSharePictures(pictures: readonly SharePicture[], outDir: string): Promise<void> {
  for (const picture of pictures) {
    const file = path.join(outDir, picture.file);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await drawSharePicture(picture));
  }
}

/** A PNG of 1200 by 630. */
export async function drawSharePicture({ title, subtitle, imprint, colors, ground }: SharePicture): Promise<Buffer> {
  const isobars = (await readFile(ISOBARS_FILE, 'utf8')).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const words = [
    ...setTitle(title.toUpperCase(), colors.title),
    setLine(subtitle, {
      face: 'body',
      sizePx: SUBTITLE.sizePx,
      x: LEFT_PX,
      y: SUBTITLE.baselinePx,
      fill: colors.subtitle,
    }),
    setLine(imprint.toUpperCase(), {
      face: 'display',
      sizePx: IMPRINT.sizePx,
      x: IMPRINT.leftPx,
      y: IMPRINT.baselinePx,
      fill: colors.title,
    }),
  ];
  const svg = ground.replace('<!--isobars-->', () => isobars).replace('<!--words-->', () => words.join(''));
  return sharp(Buffer.from(svg)).removeAlpha().png(PNG).toBuffer();
}

/** apple-touch-icon.png, and a small icon for what cannot show the drawn one, by its name and by that of old. */
export async function writeIcons(outDir: string): Promise<void> {
  const favicon = await readFile(FAVICON_FILE);
  const { sizePx, shieldPx, ground } = TOUCH_ICON;
  const shield = await sharp(favicon, { density: 300 }).resize(shieldPx, shieldPx, { fit: 'inside' }).png().toBuffer();
  await sharp({ create: { width: sizePx, height: sizePx, channels: 3, background: ground } })
    .composite([{ input: shield }])
    .png(PNG)
    .toFile(path.join(outDir, 'apple-touch-icon.png'));
  const small = await sharp(favicon, { density: 200 }).resize(SMALL_ICON_PX, SMALL_ICON_PX).png(PNG).toBuffer();
  await writeFile(path.join(outDir, 'favicon-48.png'), small);
  await writeFile(path.join(outDir, 'favicon.ico'), icoOf(small, SMALL_ICON_PX));
}

/**
 * The one PNG in the wrapping of an .ico file, which is asked for without a page that names it: by bookmarks, readers,
 * search engines.
 */
function icoOf(png: Buffer, sizePx: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(sizePx, 6);
  head.writeUInt8(sizePx, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function setTitle(title: string, fill: string): string[] {
  for (const sizePx of TITLE.sizesPx) {
    const lines = breakLines(title, 'display', sizePx, TITLE.widthPx);
    const stepPx = sizePx * TITLE.lineHeight;
    if (!lines || lines.length * stepPx > TITLE.heightPx) continue;
    return lines.map((line, at) =>
      setLine(line, {
        face: 'display',
        sizePx,
        x: LEFT_PX,
        y: TITLE.lastBaselinePx - (lines.length - 1 - at) * stepPx,
        fill,
      }),
    );
  }
  throw new Error(`"${title}" is too long for its picture`);
}
