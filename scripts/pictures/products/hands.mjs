/** What is worn on hands. */
import { circle, d, ellipse, line, shape } from '../svg.mjs';
import { move, paint, product, round, shield, stitches } from './materials.mjs';

const FIST = `M20 94C6 76 6 38 30 21 50 8 84 10 99 30 112 48 109 78 101 94 97 102 95 109 95 117H29C29 108 27 102
  20 94z`;
const THUMB = 'M27 56C12 50 1 62 4 80 7 98 24 108 40 101 52 96 53 82 44 76 36 70 37 60 27 56z';

/** One glove from its back, the thumb on the left. */
function glove(isNear) {
  return [
    shape('M29 115H95L100 152C100 158 96 161 90 161H35C29 161 25 158 25 152z', paint('cotton')),
    shape('M78 115H95L100 152C100 158 96 161 90 161H76C80 146 81 130 78 115z', '#8F897C', 0.45),
    shape('M24 128H102L103 148H23z', paint('black')),
    shape('M80 128H102L103 148H82z', '#0A0B0D', 0.45),
    shield(48, 138, 0.5),
    shape(FIST, paint('leather')),
    // The side away from the light, and the fold below the knuckles.
    shape('M84 18C102 28 112 50 108 76 106 92 95 102 95 117H66C90 94 98 52 84 18z', '#7E2104', 0.34),
    line('M34 52C54 43 84 44 107 56', '#7E2104', 2.2, 0.5),
    line('M35 55C55 46 84 47 107 59', '#FFA27D', 1.4, 0.55),
    line('M63 13C60 26 60 38 62 46M85 17C83 28 83 38 85 46', '#7E2104', 2, 0.35),
    stitches('M29 110C50 116 74 116 95 110', '#FFC9B0'),
    line('M29 116C50 122 74 122 95 116', '#14171A', 3),
    shape(THUMB, paint('leather')),
    shape('M44 76C53 82 52 96 40 101 30 105 18 102 11 94 26 98 42 92 44 76z', '#7E2104', 0.4),
    line('M27 56C37 60 36 70 44 76 53 82 52 96 40 101', '#7E2104', 2.2, 0.55),
    line('M11 72C13 65 18 62 24 63', '#FFD2BD', 3.4, 0.9),
    line('M24 46C28 33 38 25 52 22', '#FFD2BD', isNear ? 5.4 : 4, 0.9),
    line('M60 20L66 19.500', '#FFD2BD', isNear ? 5.4 : 4, 0.9),
  ].join('');
}

export const gloves = () =>
  product(
    move('translate(100 24) rotate(13 55 80) scale(-.84 .84) translate(-104 0)', glove(false)) +
      shape('M96 60C112 84 112 112 104 132L80 136 80 56z', '#0A0B0D', 0.28) +
      move('translate(4 24) rotate(-10 55 80) scale(.96)', glove(true)),
  );

/** The palm: laces out, leather in. */
export const glovesPalm = () =>
  product(
    move(
      'translate(34 8) scale(1.16)',
      [
        shape('M29 115H95L100 152C100 158 96 161 90 161H35C29 161 25 158 25 152z', paint('cotton')),
        shape('M24 128H102L103 148H23z', paint('black')),
        shape('M30 131H62V145H30z', '#6B7178'),
        stitches('M33 134H59V142H33z', '#B3B6BA'),
        shape(FIST, paint('leather')),
        shape('M34 46C54 38 84 40 100 52 100 74 92 92 88 108H40C32 92 30 66 34 46z', '#8E2A07', 0.62),
        shape('M40 54C56 47 80 49 93 58 92 76 86 90 83 104H46C39 88 37 70 40 54z', '#30363D'),
        ...[60, 70, 80, 90].map((y) => line(`M50 ${y}C58 ${y - 3} 72 ${y - 3} 80 ${y}`, '#14171A', 2.6)),
        shape(THUMB, paint('leather')),
        line('M27 56C37 60 36 70 44 76 53 82 52 96 40 101', '#7E2104', 2.2, 0.55),
        line('M11 72C13 65 18 62 24 63', '#FFD2BD', 3.4, 0.9),
        line('M26 42C31 30 42 23 56 21', '#FFD2BD', 5, 0.9),
        stitches('M29 110C50 116 74 116 95 110', '#FFC9B0'),
        line('M29 116C50 122 74 122 95 116', '#14171A', 3),
      ].join(''),
    ),
  );

/** The layers of a wrap on the end of its roll. */
function layers(x, y, rx, ry, ink) {
  return (
    [0.84, 0.68, 0.52, 0.36, 0.2]
      .map(
        (k) => `<ellipse cx="${x}" cy="${y}" rx="${(rx * k).toFixed(1)}" ry="${(ry * k).toFixed(1)}" fill="none"
      stroke="${ink}" stroke-width="2.2" opacity=".75"/>`,
      )
      .join('') + ellipse([x, y], rx * 0.09, ry * 0.09, '#0A0B0D')
  );
}

/** A roll of wrap that stands on its edge. */
function roll(x, y, rx, height, colour, ink, light) {
  const ry = rx * 0.4;
  return [
    shape(`M${x - rx} ${y}V${y + height}A${rx} ${ry} 0 0 0 ${x + rx} ${y + height}V${y}z`, round(colour)),
    ...[0.28, 0.52, 0.76].map((k) =>
      line(`M${x - rx} ${y + height * k}A${rx} ${ry} 0 0 0 ${x + rx} ${y + height * k}`, ink, 1.2, 0.4),
    ),
    ellipse([x, y], rx, ry, paint(colour)),
    layers(x, y, rx, ry, ink),
    line(`M${x - rx * 0.8} ${y - ry * 0.42}A${rx * 0.92} ${ry * 0.92} 0 0 1 ${x} ${y - ry * 0.9}`, light, 2.4, 0.9),
  ].join('');
}

export const handWraps = () =>
  product(
    [
      roll(132, 62, 48, 58, 'black', '#0A0B0D', '#8B9097'),
      shape('M84 152C110 166 150 158 192 166L190 190C150 184 112 194 62 186z', round('leather')),
      shape('M120 163C146 160 168 162 192 166L190 190C168 187 146 186 122 188z', '#7E2104', 0.22),
      stitches('M96 161C124 168 156 164 186 170', '#FFD2BD', 0.7),
      shape('M164 164L192 166 190 190 163 187z', paint('black')),
      line('M169 170L186 171.500M168 176L186 177.500M168 182L185 183.500', '#6B7178', 1.6),
      roll(66, 104, 58, 66, 'leather', '#8E2A07', '#FFD2BD'),
      // The loop for the thumb.
      line('M66 104C54 84 60 66 76 66S94 84 82 98', '#A62F06', 8),
      line('M66 104C54 84 60 66 76 66S94 84 82 98', '#FF7A47', 4.6),
    ].join(''),
  );

/** The front edge of the wrap that is unrolled, and how far it goes back. */
const STRIP = [
  [26, 170],
  [42, 178],
  [54, 172],
  [64, 165],
  [73, 159],
  [82, 157],
  [92, 161],
  [102, 165],
  [112, 158],
  [126, 158],
];
const BREADTH = [34, -26];

const LOOP = 'M50 158C34 140 4 140 1 156S22 182 46 164';

/** A strip of cloth that lies along a curve of its front edge. */
function strip(points) {
  const [start, ...curve] = points;
  const [end, ...home] = points.map(([x, y]) => [x + BREADTH[0], y + BREADTH[1]]).toReversed();
  return [['M', start], ['C', ...curve], ['L', end], ['C', ...home], ['z']];
}

/** A line along it, so far back. */
function along(part, points = STRIP) {
  const [start, ...curve] = points.map(([x, y]) => [x + BREADTH[0] * part, y + BREADTH[1] * part]);
  return d([
    ['M', start],
    ['C', ...curve],
  ]);
}

/** One wrap half unrolled beside the other, its thumb loop in front. */
export const handWrapsUnrolled = () =>
  product(
    [
      roll(56, 54, 42, 50, 'black', '#0A0B0D', '#8B9097'),
      shape('M20 182C50 190 84 172 128 176L194 146 150 128 80 150z', '#0A0B0D', 0.3),
      // The strip on the ground, in a soft wave: what falls away from the light is dark.
      shape(strip(STRIP), paint('leather')),
      shape(strip(STRIP.slice(3, 7)), '#FF8A5C', 0.5),
      shape(strip(STRIP.slice(6, 10)), '#7E2104', 0.35),
      stitches(along(0.14), '#FFD2BD', 0.7),
      stitches(along(0.86), '#FFD2BD', 0.6),
      line(along(0), '#FF9A70', 1.8, 0.9),
      // The loop for the thumb, sewn on.
      line(LOOP, '#A62F06', 8),
      line(LOOP, '#FF7A47', 4.6),
      shape('M32 168L60 147 70 149 42 171z', '#C43A0A'),
      stitches('M38 167L60 150 66 151 44 168z', '#FFD2BD', 0.7),
      // What is still rolled up.
      shape('M102.900 89.800L136.900 63.800A38 38 0 0 1 183.100 124.200L149.100 150.200z', paint('leather')),
      shape(
        'M149.100 150.200L183.100 124.200A38 38 0 0 0 190 70C190 104 172 130 126 158 136 158 143 155 149.100 150.200z',
        '#7E2104',
        0.45,
      ),
      line('M116 83L150 57M134 83L168 57M162 133L196 107', '#8E2A07', 1.2, 0.4),
      circle(126, 120, 38, paint('leather')),
      layers(126, 120, 38, 38, '#8E2A07'),
      line('M91 112C94 98 103 88 116 84.500', '#FFD2BD', 3, 0.9),
    ].join(''),
  );
