/**
 * A face, drawn around the point between its eyes: the light comes from the upper left, the shaded planes are hard
 * edged, ink lines stand only where lids, lips and nostrils meet.
 */
import { ellipse, line, shape } from '../svg.mjs';
import { brow, eye } from './eyes.mjs';
import { age, freckles, mouth, nose } from './features.mjs';
import { BEARD } from './hair.mjs';

/** How round a head is: what lies on its front is moved and foreshortened when it turns. */
const RADIUS = 86;

/** @param {import('./people.mjs').Person} person */
export function drawFace(person) {
  const at = turned(person.turn);
  const { skin, id } = person;
  const outline = faceOutline(person);
  return {
    outline,
    svg: [
      ear(person, -1),
      ear(person, 1),
      shape(outline, skin.base),
      `<g clip-path="url(#${id}-face)">`,
      sideInShade(person, at),
      sockets(person, at),
      cheeks(person, at),
      BEARD[person.beard](person, at),
      nose(person, at),
      mouth(person, at),
      eye(person, at, -1),
      eye(person, at, 1),
      brow(person, at, -1),
      brow(person, at, 1),
      age(person, at),
      person.hasFreckles ? freckles(person, at) : '',
      '</g>',
    ].join(''),
  };
}

/** @param {number} degrees */
function turned(degrees) {
  const angle = (degrees * Math.PI) / 180;
  /** @type {(x: number, y: number, out?: number) => [number, number]} */
  return (x, y, out = 0) => {
    const across = Math.asin(Math.max(-1, Math.min(1, x / RADIUS)));
    return [(RADIUS + out) * Math.sin(across + angle), y];
  };
}

function faceOutline({ turn, head }) {
  const { temple, cheek, jaw, jawY, chin, chinY } = head;
  const shift = RADIUS * Math.sin((turn * Math.PI) / 180);
  const c = shift * 0.72;
  const j = shift * 0.4;
  const t = shift * 0.12;
  return [
    ['M', [-temple + t, -34]],
    ['C', [-temple + t, -92], [-40 + t, -116], [t, -116]],
    ['C', [40 + t, -116], [temple + t, -92], [temple + t, -34]],
    ['C', [temple + t, -12], [cheek + t, -4], [cheek + t, 16]],
    ['C', [cheek + t, 34], [jaw + j + 3, jawY - 18], [jaw + j, jawY]],
    ['C', [jaw + j - 7, jawY + 22], [chin + c + 15, chinY], [chin * 0.55 + c, chinY]],
    ['C', [chin * 0.2 + c, chinY + 2.5], [-chin * 0.2 + c, chinY + 2.5], [-chin * 0.55 + c, chinY]],
    ['C', [-chin + c - 15, chinY], [-jaw + j + 7, jawY + 22], [-jaw + j, jawY]],
    ['C', [-jaw + j - 3, jawY - 18], [-cheek + t, 34], [-cheek + t, 16]],
    ['C', [-cheek + t, -4], [-temple + t, -12], [-temple + t, -34]],
    ['Z'],
  ];
}

function ear({ skin, head, turn, hasHiddenEars }, side) {
  if (hasHiddenEars) return '';
  const near = side * turn <= 0;
  const x = side * (head.cheek - (near ? 0 : 5)) + turn * 0.25;
  const out = side * (near ? 15 : 8);
  const tone = side > 0 ? skin.shade : skin.base;
  return (
    shape(
      [
        ['M', [x - side * 4, -12]],
        ['C', [x + out * 0.5, -24], [x + out * 1.2, -14], [x + out, 6]],
        ['C', [x + out * 0.9, 22], [x + out * 0.55, 36], [x + out * 0.1, 36]],
        ['L', [x - side * 8, 30]],
        ['Z'],
      ],
      tone,
    ) +
    line(
      [
        ['M', [x + out * 0.15, -6]],
        ['C', [x + out * 0.7, -14], [x + out * 0.78, -2], [x + out * 0.6, 8]],
        ['C', [x + out * 0.5, 14], [x + out * 0.3, 14], [x + out * 0.3, 22]],
      ],
      side > 0 ? skin.deep : skin.shade,
      2.2,
    )
  );
}

/** The plane away from the light: temple, hollow of the cheek, jaw. Its edge follows the bone. */
function sideInShade({ skin, head }, at) {
  const { chinY, jaw } = head;
  return (
    shape(
      [
        ['M', at(40, -120)],
        ['C', at(58, -80), at(50, -50), at(54, -26)],
        ['C', at(58, -10), at(66, 0), at(58, 16)],
        ['C', at(50, 32), at(36, 40), at(33, 56)],
        ['C', at(31, 70), at(32, 84), at(14, chinY - 4)],
        ['L', [14, chinY + 20]],
        ['L', [140, chinY + 20]],
        ['L', [140, -120]],
        ['Z'],
      ],
      skin.shade,
    ) +
    shape(
      [
        ['M', [-jaw - 30, 74]],
        ['C', at(-50, 84), at(-26, chinY - 8), at(-6, chinY - 5)],
        ['C', at(8, chinY - 6), at(20, chinY - 10), [140, 70]],
        ['L', [140, 140]],
        ['L', [-140, 140]],
        ['Z'],
      ],
      skin.shade,
      0.55,
    )
  );
}

/** Below the brows, deepest beside the nose. */
function sockets({ skin, eyes }, at) {
  return [-1, 1]
    .map((side) =>
      shape(
        [
          ['M', at(side * 11, -15)],
          ['C', at(side * 22, -19), at(side * 40, -19), at(side * 51, -9)],
          ['C', at(side * 44, -9), at(side * 36, -10 - eyes.lid), at(side * 26, -8 - eyes.lid)],
          ['C', at(side * 18, -6), at(side * 13, 2), at(side * 11, 8)],
          ['C', at(side * 8, 0), at(side * 8, -9), at(side * 11, -15)],
          ['Z'],
        ],
        side > 0 ? skin.deep : skin.shade,
        side > 0 ? 0.42 : 0.62,
      ),
    )
    .join('');
}

function cheeks({ skin }, at) {
  return (
    ellipse(at(-40, 34), 22, 15, skin.blush, 0.5, -18) +
    ellipse(at(-20, -66), 34, 20, skin.light, 0.3) +
    shape(
      [
        ['M', at(-56, 10)],
        ['C', at(-48, 18), at(-36, 21), at(-24, 18)],
        ['C', at(-32, 28), at(-48, 28), at(-56, 10)],
        ['Z'],
      ],
      skin.light,
      0.75,
    )
  );
}

/** Folds from the nose to the mouth, crow's feet, lines of the forehead. */
