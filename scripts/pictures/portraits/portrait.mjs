/** A portrait, 4 by 5: head and shoulders before the isobars, the same light on everybody. */
import { line, shape } from '../svg.mjs';
import { drawBody } from './body.mjs';
import { drawFace } from './face.mjs';
import { drawGround, groundGradient } from './ground.mjs';
import { HAIR } from './hair.mjs';

/** Where the point between the eyes lies. */
const EYES = [200, 196];
/** How far the body is moved up under the head. */
const BODY_UP = 24;

export function drawPortrait(person) {
  const { id, tint, style } = person;
  const hair = HAIR[style];
  const body = drawBody(person);
  const face = drawFace(person);
  const head = (content) => (content ? `<g transform="translate(${EYES.join(' ')})">${content}</g>` : '');
  const defs = [
    groundGradient(person),
    `<clipPath id="${id}-face">${shape(face.outline, '#000')}</clipPath>`,
    `<clipPath id="${id}-body">${shape(body.outline, '#000')}</clipPath>`,
    `<clipPath id="${id}-neck">${shape(body.opening, '#000')}</clipPath>`,
    // The second light, in the discipline's colour, from behind on the right.
    `<linearGradient id="${id}-rim"><stop offset=".62" stop-color="${tint}" stop-opacity="0"/><stop offset=".86"
      stop-color="${tint}"/></linearGradient>`,
    `<linearGradient id="${id}-foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".72" stop-color="#0A0B0D"
      stop-opacity="0"/><stop offset="1" stop-color="#0A0B0D" stop-opacity=".5"/></linearGradient>`,
  ];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="800" height="1000">',
    `<defs>${defs.join('')}</defs>`,
    drawGround(person),
    head(hair.behind(person)),
    `<g transform="translate(0 ${-BODY_UP})">${body.svg}</g>`,
    head(
      face.svg +
        (hair.rim ? '' : `<g clip-path="url(#${id}-face)">${line(face.outline, `url(#${id}-rim)`, 6, 0.6)}</g>`) +
        hair.front(person) +
        (hair.rim ? line(hair.rim, tint, 3, 0.55) : '') +
        (person.hasGlasses ? glasses(person) : ''),
    ),
    hair.over?.(person) ?? '',
    `<rect width="400" height="500" fill="url(#${id}-foot)"/>`,
    '</svg>\n',
  ].join('');
}

function glasses({ turn }) {
  const s = turn * 1.45;
  const lens = (x, w) =>
    `<rect x="${x - w}" y="-17" width="${w * 2}" height="36" rx="13" fill="#fff" fill-opacity=".05"
      stroke="#0B0C0E" stroke-width="4"/>`;
  return (
    lens(-31 + s, 23.5) +
    lens(32 + s * 0.85, 21.5) +
    line(`M${-8 + s} -6C${-4 + s} -10 ${6 + s} -10 ${10 + s} -6`, '#0B0C0E', 4) +
    line(`M${-54 + s} -6L-70 -10`, '#0B0C0E', 4.5) +
    line(`M${53 + s * 0.85} -6L72 -9`, '#0B0C0E', 4) +
    line(`M${-46 + s} 8L${-34 + s} -12`, '#fff', 3, 0.35)
  );
}
