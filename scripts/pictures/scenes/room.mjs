/** The room of a scene, 4 by 3: a wall with isobars, a matted floor, and light that falls in from the upper left. */
import { isobar } from '../portraits/ground.mjs';
import { ellipse, line, shape } from '../svg.mjs';

/** Where the wall meets the floor. */
const FLOOR = 292;
/** The floor's seams run towards this point. */
const FAR = [300, 120];

/**
 * @param {{ tint: string, seed: number }} look
 * @param {string} things what stands in the room, on a canvas of 560 by 420
 */
export function scene({ tint, seed }, things) {
  const defs = [
    `<radialGradient id="wall" gradientUnits="userSpaceOnUse" cx="170" cy="60" r="470"><stop stop-color="${tint}"
      stop-opacity=".4"/><stop offset=".55" stop-color="${tint}" stop-opacity=".13"/><stop offset="1"
      stop-color="${tint}" stop-opacity=".02"/></radialGradient>`,
    '<linearGradient id="floor" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#343B43"/><stop offset="1"' +
      ' stop-color="#15181C"/></linearGradient>',
    '<linearGradient id="beam" x1="0" y1="0" x2=".7" y2="1"><stop stop-color="#fff" stop-opacity=".13"/><stop' +
      ' offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>',
  ];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 420" width="560" height="420">',
    `<defs>${defs.join('').replace(/\s+/g, ' ')}</defs>`,
    '<rect width="560" height="420" fill="#101215"/><rect width="560" height="420" fill="url(#wall)"/>',
    `<g transform="translate(86 -56)">${rings(tint, seed)}</g>`,
    shape(`M0 ${FLOOR}H560V420H0z`, 'url(#floor)'),
    seams(),
    line(`M0 ${FLOOR}H560`, tint, 2, 0.5),
    shape('M0 0H120L430 420H0z', 'url(#beam)', 0.75),
    things,
    '</svg>\n',
  ].join('');
}

function rings(tint, seed) {
  return Array.from({ length: 9 }, (_, ring) =>
    line(isobar(ring, seed), tint, ring === 3 ? 1.8 : 1, ring === 3 ? 0.5 : 0.2),
  ).join('');
}

function seams() {
  const across = [318, 358].map((y) => line(`M0 ${y}H560`, '#0A0B0D', 1.6, 0.55));
  const away = [-340, -120, 100, 300, 500, 720].map((x) => {
    const share = (420 - FLOOR) / (420 - FAR[1]);
    return line(`M${x} 420L${x + (FAR[0] - x) * share} ${FLOOR}`, '#0A0B0D', 1.6, 0.55);
  });
  return [...across, ...away].join('');
}

/** The shadow of a thing on the floor, a little to the right of it. */
export const shadow = (x, y, width) => ellipse([x + width * 0.12, y], width * 0.6, width * 0.11, '#050607', 0.6);

/** A product's drawing as a thing in the room. */
export function put(drawing, x, y, size, degrees = 0) {
  const placed = drawing.trim().replace('width="416" height="416"', `width="${size}" height="${size}"`);
  return `<g transform="translate(${x} ${y}) rotate(${degrees} ${size / 2} ${size / 2})">${placed}</g>`;
}
