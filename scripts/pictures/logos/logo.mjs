/** A logo as outlines, all on one box: a mark beside the name in two lines, so that all weigh the same to the eye. */
import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
const FILES = {
  geist: '@fontsource/geist/files/geist-latin-700-normal.woff',
  inter: '@fontsource/inter/files/inter-latin-700-normal.woff',
  shoulders: '@fontsource/big-shoulders/files/big-shoulders-latin-800-normal.woff',
  small: '@fontsource/geist/files/geist-latin-500-normal.woff',
};
const INK = '#14171A';
const BOX = { widthPx: 176, heightPx: 56 };
const MARK_PX = 44;
const WORDS = { leftPx: 56, widthPx: 118 };
/** How high the capitals of the name are, where the width allows it. */
const CAPITALS_PX = 17;

export function drawLogo({ name, rest, colour, face, mark }) {
  const font = openSync(resolve(FILES[face]));
  const natural = (CAPITALS_PX / font.capHeight) * font.unitsPerEm;
  const first = {
    font,
    sizePx: Math.min(natural, WORDS.widthPx / widthEm(font, name, 0)),
    spacing: face === 'shoulders' ? 0.04 : 0,
  };
  const second = { font: openSync(resolve(FILES.small)), sizePx: 12.5, spacing: 0.09 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX.widthPx} ${BOX.heightPx}"`,
    ` width="${BOX.widthPx}" height="${BOX.heightPx}" role="img" aria-label="${name} ${rest}">`,
    `<g transform="translate(2 6) scale(${(MARK_PX / 48).toFixed(3)})">${mark(colour)}</g>`,
    outlines(name, { ...first, yPx: 29, fill: INK }),
    outlines(rest, { ...second, yPx: 46, fill: colour }),
    '</svg>\n',
  ].join('');
}

function widthEm(font, words, spacing) {
  return font.layout(words).advanceWidth / font.unitsPerEm + spacing * words.length;
}

function outlines(words, { font, sizePx, spacing, yPx, fill }) {
  const scale = sizePx / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  let penPx = WORDS.leftPx;
  const paths = glyphs.map((glyph, at) => {
    const path = glyph.path.scale(scale, -scale).translate(penPx, yPx).toSVG();
    penPx += positions[at].xAdvance * scale + spacing * sizePx;
    return path.replace(/-?\d+\.\d+/g, (digits) => String(Math.round(Number(digits) * 100) / 100));
  });
  return `<path fill="${fill}" d="${paths.join('')}"/>`;
}
