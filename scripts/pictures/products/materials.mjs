/** What the products are made of, lit from the upper left as the portraits are; on a grid of 200. */

const STOPS = {
  leather: ['#FF8250', '#FF5A1F', '#DB420C', '#A62F06'],
  black: ['#5A636D', '#3B434C', '#282E35', '#1A1E23'],
  cotton: ['#FFFDF7', '#F1EDE4', '#D8D2C5', '#B4AD9F'],
  rattan: ['#F6DCAE', '#DDB273', '#B98847', '#7E5A2B'],
  steel: ['#F2F4F5', '#B3B6BA', '#7C828A', '#4A5058'],
};

const TONE_AT = [0, 0.36, 0.72, 1];

/** @param {keyof typeof STOPS} name */
export const paint = (name) => `url(#${name})`;
/** The same across instead of down: for cylinders. */
export const round = (name) => `url(#${name}-round)`;

export function product(drawing) {
  const used = Object.keys(STOPS).flatMap((name) => [
    ...(drawing.includes(paint(name)) ? [gradient(name, 'x1="0" y1="0" x2=".7" y2="1"', TONE_AT)] : []),
    ...(drawing.includes(round(name)) ? [gradient(`${name}-round`, '', [0, 0.28, 0.66, 1], name)] : []),
  ]);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -2 208 208" width="416" height="416">' +
    `<defs>${used.join('')}</defs>${drawing}</svg>\n`
  );
}

function gradient(id, direction, at, name = id) {
  const stops = STOPS[name].map((colour, i) => `<stop offset="${at[i]}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`.replace(' >', '>');
}

export const move = (transform, content) => `<g transform="${transform}">${content}</g>`;

/** A seam: small even stitches. */
export function stitches(path, colour, opacity = 0.8) {
  return (
    `<path d="${path.replace(/\s+/g, ' ')}" fill="none" stroke="${colour}" stroke-width="1.3"` +
    ` stroke-dasharray="3.2 2.4" stroke-linecap="round" opacity="${opacity}"/>`
  );
}

const SHIELD = 'M0-17 15-12V1C15 10 8 16 0 19-8 16-15 10-15 1V-12z';
const BOLT = 'M3-10-7 3h6L-3.500 12 7-2H1z';

/** The school's shield around its own middle. */
export function shield(x, y, size, fill = '#FF5A1F', bolt = '#0A0B0D') {
  return move(
    `translate(${x} ${y}) scale(${size})`,
    `<path d="${SHIELD}" fill="${fill}"/><path d="${BOLT}"
    fill="${bolt}"/>`,
  );
}
