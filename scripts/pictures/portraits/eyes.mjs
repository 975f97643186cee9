/** Eyes and brows, each from the nose outwards, whichever side it is on (-1 left, 1 right, where the shade is). */
import { circle, line, penOf, shape } from '../svg.mjs';

const EYE_X = 31;

export function eye({ id, skin, eyes }, at, side) {
  const { half: h, open: o, tilt, lid, iris, lash = 3 } = eyes;
  const outwards = (dx, dy) => at(side * (EYE_X + dx), eyes.y + dy - tilt * (dx / h));
  const pen = penOf(outwards);
  const almond = pen`M${[-h, 2]}C${[-h * 0.55, -o]} ${[h * 0.25, -o * 1.45]} ${[h, -1]}C${[h * 0.6, o * 0.85]}
    ${[-h * 0.35, o * 1.05]} ${[-h, 2]}Z`;
  const clip = `${id}-eye${side > 0 ? 'R' : 'L'}`;
  const [x, y] = outwards(eyes.gaze, -1.2);
  return [
    `<clipPath id="${clip}">${shape(almond, '#000')}</clipPath>`,
    shape(almond, side > 0 ? '#D3C9BF' : '#EFE8DF'),
    `<g clip-path="url(#${clip})">`,
    drawIris(x, y, o, iris),
    // The shadow of the upper lid.
    line(pen`M${[-h, -1]}C${[-h * 0.5, -o + 1]} ${[h * 0.3, -o * 1.1 + 1]} ${[h, 0]}`, '#1B1310', 4, 0.4),
    '</g>',
    circle(x - o * 0.34, y - o * 0.4, o * 0.24, '#fff'),
    // Thin at the nose, heavy at the outer corner.
    shape(
      pen`M${[-h - 1, 2.5]}C${[-h * 0.55, -o * 1.05]} ${[h * 0.25, -o * 1.5]} ${[h + lash * 0.8, -1.5]}
        C${[h * 0.35, -o * 1.5 - lash]} ${[-h * 0.6, -o * 1.15 - lash * 0.6]} ${[-h - 1, 2.5]}Z`,
      skin.ink,
    ),
    line(
      pen`M${[-h * 0.8, -o * 0.75 - lid * 0.6]}C${[-h * 0.3, -o * 1.1 - lid]}
        ${[h * 0.4, -o * 1.2 - lid]} ${[h * 1.02, -lid * 0.9]}`,
      skin.deep,
      1.7,
      0.8,
    ),
    line(
      pen`M${[-h * 0.6, o * 0.8]}C${[-h * 0.1, o * 1.05]} ${[h * 0.4, o * 0.85]} ${[h * 0.85, 1]}`,
      skin.deep,
      1.5,
      0.55,
    ),
  ].join('');
}

function drawIris(x, y, open, { ring, base, light }) {
  const pen = penOf((dx, dy) => [x + open * dx, y + open * dy]);
  return [
    circle(x, y, open * 1.08, ring),
    circle(x, y, open * 0.9, base),
    shape(pen`M${[-0.7, 0.25]}C${[-0.4, 1.1]} ${[0.4, 1.1]} ${[0.7, 0.25]}Z`, light, 0.8),
    circle(x, y, open * 0.46, '#0B0908'),
  ].join('');
}

export function brow({ brows: { colour, inner, peak, outer, thick, y } }, at, side) {
  const pen = penOf((dx, dy) => at(side * dx, y + dy));
  return shape(
    pen`M${[12, inner + thick * 0.5]}C${[22, peak * 0.6]} ${[36, peak]} ${[53, outer]}
      C${[40, peak + thick * 0.72]} ${[26, peak * 0.5 + thick]} ${[13, inner + thick * 1.6]}
      C${[11, inner + thick * 1.2]} ${[11, inner + thick * 0.8]} ${[12, inner + thick * 0.5]}Z`,
    colour,
  );
}
