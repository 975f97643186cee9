/**
 * Words as outlines in the school's faces, from the font files themselves: no computer needs to have them installed.
 */
import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
const FILES = {
  display: '@fontsource/big-shoulders/files/big-shoulders-latin-800-normal.woff',
  body: '@fontsource/geist/files/geist-latin-400-normal.woff',
} as const;

type Face = keyof typeof FILES;

const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const font = opened.get(face) ?? openSync(resolve(FILES[face]));
  opened.set(face, font);
  return font;
}

/** How wide a line becomes, in pixels. */
export function lineWidthPx(words: string, face: Face, sizePx: number): number {
  const font = fontOf(face);
  return (font.layout(words).advanceWidth / font.unitsPerEm) * sizePx;
}

/** An SVG group of one line whose baseline begins at the given point. */
export function setLine(
  words: string,
  { face, sizePx, x, y, fill }: { face: Face; sizePx: number; x: number; y: number; fill: string },
): string {
  const font = fontOf(face);
  const { glyphs, positions } = font.layout(words);
  const scale = sizePx / font.unitsPerEm;
  let penX = 0;
  const outlines = glyphs.map((glyph, at) => {
    const { xAdvance, xOffset, yOffset } = positions[at]!;
    const outline = `<path transform="translate(${penX + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    penX += xAdvance;
    return outline;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

/** In as few lines as fit the width, broken between words; undefined when a word is too wide. */
export function breakLines(words: string, face: Face, sizePx: number, widthPx: number): string[] | undefined {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    if (lineWidthPx(word, face, sizePx) > widthPx) return undefined;
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && lineWidthPx(longer, face, sizePx) <= widthPx) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
