/** What else a face is known by: nose, mouth and the lines of its age. */
import { circle, ellipse, line, penOf, shape } from '../svg.mjs';

/** How far the tip of the nose and the lips stand out. */
const TIP = 13;
const LIPS = 4;

export function nose(person, at) {
  return nosePlanes(person, at) + noseLines(person, at);
}

/** The side of the bridge away from the light, then what lies below the tip. */
function nosePlanes({ skin, nose: { width: w, length: y, bridge: b } }, at) {
  const pen = penOf(at);
  return (
    shape(
      pen`M${[b * 0.7, -16]}C${[b + 1, -2, 4]} ${[b - 1, 14, 9]} ${[b + 1, y - 16, TIP]}
        C${[w * 0.5, y - 8, TIP]} ${[w * 0.4, y - 4, TIP]} ${[w * 0.25, y - 1, TIP]}
        C${[w * 0.8, y + 2, 6]} ${[w + 2, y - 2, 3]} ${[w + 1, y - 10, 2]}
        C${[w - 1, y - 18, 3]} ${[b + 8, 8, 2]} ${[b + 7, -8]}Z`,
      skin.shade,
    ) +
    shape(
      pen`M${[-w - 1, y - 7, 3]}C${[-w * 0.7, y - 1, 8]} ${[-w * 0.45, y - 6, TIP]} ${[-2, y - 2, TIP]}
        C${[w * 0.4, y - 6, TIP]} ${[w * 0.8, y - 2, 7]} ${[w + 1, y - 8, 3]}
        C${[w + 2, y, 3]} ${[w * 0.6, y + 4, 6]} ${[0, y + 6, 8]}
        C${[-w * 0.6, y + 4, 6]} ${[-w - 2, y + 1, 3]} ${[-w - 1, y - 7, 3]}Z`,
      skin.shade,
    )
  );
}

function noseLines({ skin, nose: { width: w, length: y, bridge: b } }, at) {
  const pen = penOf(at);
  const wing = (side) =>
    pen`M${[side * (w + 1), y - 10, 3]}C${[side * (w + 4), y - 2, 3]} ${[side * w, y + 3, 4]}
      ${[side * w * 0.55, y + 1, 7]}`;
  const nostril = (side) =>
    pen`M${[side * w * 0.62, y + 1, 8]}C${[side * w * 0.4, y - 2, 9]} ${[side * w * 0.3, y, 10]}
      ${[side * w * 0.2, y + 2, 10]}`;
  const ridge = pen`M${[-b * 0.35, -10, 3]}C${[-b * 0.3, 6, 8]} ${[-b * 0.3, 14, 11]} ${[-b * 0.3, y - 16, TIP]}`;
  return [
    ...[-1, 1].map((side) => line(wing(side), skin.deep, 2)),
    ...[-1, 1].map((side) => line(nostril(side), skin.ink, 2.6)),
    line(ridge, skin.light, 4, 0.6),
    ellipse(at(-2, y - 9, TIP), 4, 3, skin.light, 0.9),
  ].join('');
}

export function mouth(person, at) {
  return person.mouth.teeth ? lips(person, at) + teethIn(person, at) + corners(person, at) : closed(person, at);
}

function closed(person, at) {
  const { half: h, y, smile } = person.mouth;
  const between = penOf(at)`M${[-h, y - smile]}C${[-h * 0.5, y + 1, LIPS]} ${[-6, y - 1, LIPS]} ${[0, y + 1, LIPS]}
    C${[6, y - 1, LIPS]} ${[h * 0.5, y + 1, LIPS]} ${[h, y - smile]}`;
  return lips(person, at) + line(between, person.skin.ink, 2.2) + corners(person, at);
}

function lips({ skin, mouth: { y, half: h, upper, lower, smile, teeth = 0 } }, at) {
  const pen = penOf(at);
  const low = y + lower + teeth;
  return [
    shape(
      pen`M${[-h, y - smile]}C${[-h * 0.5, y - upper - 1, LIPS]} ${[-7, y - upper - 2, LIPS]}
        ${[0, y - upper + 1, LIPS]}
        C${[7, y - upper - 2, LIPS]} ${[h * 0.5, y - upper - 1, LIPS]} ${[h, y - smile]}
        C${[h * 0.5, y + 2, LIPS]} ${[-h * 0.5, y + 2, LIPS]} ${[-h, y - smile]}Z`,
      skin.lipShade,
    ),
    shape(
      pen`M${[-h, y - smile]}C${[-h * 0.5, y + 1 + teeth, LIPS]} ${[h * 0.5, y + 1 + teeth, LIPS]} ${[h, y - smile]}
        C${[h * 0.55, low, LIPS]} ${[-h * 0.55, low, LIPS]} ${[-h, y - smile]}Z`,
      skin.lip,
    ),
    ellipse(at(-5, y + lower * 0.42 + teeth, LIPS), h * 0.3, 1.6, skin.light, 0.55),
    // The shadow of the lower lip.
    shape(
      pen`M${[-h * 0.55, low + 1]}C${[-h * 0.2, low + 3]} ${[h * 0.2, low + 3]} ${[h * 0.6, low]}
        C${[h * 0.3, low + 9]} ${[-h * 0.2, low + 8]} ${[-h * 0.55, low + 1]}Z`,
      skin.shade,
      0.85,
    ),
  ].join('');
}

function teethIn({ mouth: { y, half: h, smile, teeth } }, at) {
  return shape(
    penOf(at)`M${[-h + 2, y - smile + 0.4]}C${[-h * 0.5, y + 0.5, LIPS]} ${[h * 0.5, y + 0.5, LIPS]}
      ${[h - 2, y - smile + 0.4]}C${[h * 0.5, y + teeth + 2, LIPS]} ${[-h * 0.5, y + teeth + 2, LIPS]}
      ${[-h + 2, y - smile + 0.4]}Z`,
    '#F1EBE2',
  );
}

function corners({ skin, mouth: { y, half: h, smile } }, at) {
  return [-1, 1]
    .map((side) => {
      const pen = penOf((dx, dy) => at(side * (h + dx), y - smile + dy));
      return line(pen`M${[2, -2]}C${[1, 0]} ${[0, 1]} ${[-2, 1]}`, skin.ink, 2);
    })
    .join('');
}

/** Folds from the nose to the mouth, crow's feet, lines of the forehead; each as deep as the person's `lines` say. */
export function age({ skin, lines: { fold = 0, feet = 0, forehead = 0 }, mouth: m, nose: n }, at) {
  const sides = [-1, 1].map((side) => {
    const pen = penOf((x, y) => at(side * x, y));
    return [
      [
        pen`M${[n.width + 5, n.length - 6]}C${[n.width + 12, n.length + 4]} ${[m.half + 7, m.y - 14]}
          ${[m.half + 8, m.y - 3]}`,
        fold,
      ],
      [pen`M${[53, -2]}L${[60, -6]}`, feet],
      [pen`M${[54, 3]}L${[62, 4]}`, feet],
      [pen`M${[22, 13]}C${[30, 17]} ${[38, 16]} ${[44, 12]}`, feet * 0.9],
    ];
  });
  const pen = penOf(at);
  return [
    ...sides.flat(),
    [pen`M${[-34, -52]}C${[-14, -57]} ${[14, -57]} ${[34, -51]}`, forehead],
    [pen`M${[-26, -64]}C${[-10, -68]} ${[10, -68]} ${[26, -63]}`, forehead * 0.8],
  ]
    .map(([path, depth]) => (depth ? line(path, skin.deep, 1.6, depth) : ''))
    .join('');
}

const FRECKLES = [
  [-44, 22],
  [-38, 29],
  [-31, 24],
  [-26, 32],
  [-20, 25],
  [-50, 30],
  [-8, 26],
  [4, 24],
  [22, 28],
  [30, 25],
  [36, 31],
  [-34, 36],
];

export function freckles({ skin }, at) {
  return FRECKLES.map(([x, y]) => circle(...at(x, y), 1.3, skin.shade, 0.7)).join('');
}
