/** The icons of the installed app, drawn from the school's mark: nobody keeps a picture of it beside its paths. */
import sharp from 'sharp';
import { BOLT_GRID, BOLT_PATH, SHIELD_PATH } from '#libs/design/bolt';
import { color } from '#libs/design/tokens';

/** What of a maskable icon any phone shows is a circle of 80 % of its side; the shield keeps well inside. */
const MASKABLE_SHIELD = 0.52;
const ROUNDED_SHIELD = 0.62;
const BARE_SHIELD = 0.94;
const LINE_GRID = 24;
const LINE_SHARE = 0.5;
const PNG = { palette: true, colours: 64, effort: 10 } as const;

/** The whole square, for phones that cut their own shape out of it. @param sizePx a side */
export function maskableIcon(sizePx: number): Promise<Buffer> {
  return draw(sizePx, ground(sizePx, 0) + mark(sizePx, MASKABLE_SHIELD));
}

/** With round corners, for where an icon is shown as it is. */
export function roundedIcon(sizePx: number): Promise<Buffer> {
  return draw(sizePx, ground(sizePx, sizePx * 0.22) + mark(sizePx, ROUNDED_SHIELD));
}

/** One colour on nothing, the bolt cut out of the shield: the system gives it its own colour. */
export function monochromeIcon(sizePx: number): Promise<Buffer> {
  return draw(
    sizePx,
    `<g transform="${placed(sizePx, BARE_SHIELD)}">` +
      `<path fill="#fff" fill-rule="evenodd" d="${SHIELD_PATH}${BOLT_PATH}"/></g>`,
  );
}

/** A line drawing of a tool. @param path on the 24 grid of the back-office's icons */
export function shortcutIcon(path: string, sizePx: number): Promise<Buffer> {
  const scale = (sizePx * LINE_SHARE) / LINE_GRID;
  const start = (sizePx * (1 - LINE_SHARE)) / 2;
  const line =
    `<path transform="translate(${start} ${start}) scale(${scale})" d="${path}" fill="none" ` +
    `stroke="${color.signal.text}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`;
  return draw(sizePx, ground(sizePx, sizePx / 2) + line);
}

function ground(sizePx: number, cornerPx: number): string {
  return `<rect width="${sizePx}" height="${sizePx}" rx="${cornerPx}" fill="${color.ink[800]}"/>`;
}

function mark(sizePx: number, share: number): string {
  return (
    `<g transform="${placed(sizePx, share)}"><path fill="${color.signal.base}" d="${SHIELD_PATH}"/>` +
    `<path fill="${color.signal.on}" d="${BOLT_PATH}"/></g>`
  );
}

/** In the middle, its height a share of the side. */
function placed(sizePx: number, share: number): string {
  const scale = (sizePx * share) / BOLT_GRID.height;
  return (
    `translate(${(sizePx - BOLT_GRID.width * scale) / 2} ` +
    `${(sizePx - BOLT_GRID.height * scale) / 2}) scale(${scale})`
  );
}

function draw(sizePx: number, content: string): Promise<Buffer> {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">${content}</svg>`),
  )
    .png(PNG)
    .toBuffer();
}
