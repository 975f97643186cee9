/** What is held for a partner, and what is trained with alone. */
import { circle, line, shape } from '../svg.mjs';
import { move, paint, product, round, shield, stitches } from './materials.mjs';

/** The pad's face, or its back with the pocket for the hand. */
function pad(isFace) {
  const [face, deep, light] = isFace ? ['leather', '#7E2104', '#FFD2BD'] : ['black', '#0A0B0D', '#8B9097'];
  return [
    shape('M36 128H78L82 170C82 178 76 182 70 182H44C38 182 32 178 32 170z', paint(isFace ? 'cotton' : 'black')),
    shape('M30 142H84V160H30z', paint('black')),
    shape('M57 2C92 2 114 26 114 70S92 142 57 142 0 116 0 70 22 2 57 2z', paint(face)),
    shape('M78 6C102 14 114 36 114 70S92 142 57 142C94 124 104 60 78 6z', deep, 0.4),
    stitches('M57 10C87 10 106 32 106 70S87 134 57 134 8 110 8 70 27 10 57 10z', light, 0.7),
    ...(isFace
      ? [
          `<circle cx="57" cy="72" r="34" fill="none" stroke="${deep}" stroke-width="3" opacity=".5"/>`,
          '<circle cx="57" cy="70" r="34" fill="none" stroke="#F4F3EF" stroke-width="6"/>',
          shield(57, 70, 1.05, '#F4F3EF', '#DB420C'),
        ]
      : [
          shape('M20 58C32 46 82 46 94 58V96C82 110 32 110 20 96z', '#16191D'),
          ...[36, 50, 64, 78].map((x) => line(`M${x} 52V84`, '#4A525B', 2)),
          line('M20 58C32 46 82 46 94 58', '#6B7178', 3),
        ]),
    line('M10 52C14 34 24 22 38 16', light, 5, 0.9),
  ].join('');
}

export const focusPads = () =>
  product(
    move('translate(94 12) rotate(10 57 90) scale(.9)', pad(false)) +
      shape('M98 46C116 72 118 112 108 140L80 150 76 40z', '#0A0B0D', 0.25) +
      move('translate(8 18) rotate(-8 57 90) scale(.93)', pad(true)),
  );

function handle(colour, ink) {
  return [
    shape('M8-20H20V4H8z', round('steel')),
    line('M8-12H20M8-5H20', '#4A5058', 1.6),
    circle(14, -22, 5.5, '#4A5058'),
    circle(14, -22, 2.4, '#14171A'),
    shape('M2 6C2 0 26 0 26 6L29 74C29 86-1 86-1 74z', round(colour)),
    ...[16, 26, 36, 46, 56].map((y) => line(`M1 ${y}C8 ${y + 3} 20 ${y + 3} 27 ${y}`, ink, 3, 0.8)),
    shape('M-1 66C8 70 20 70 29 66L29 74C29 86-1 86-1 74z', '#14171A', 0.55),
  ].join('');
}

const CABLE =
  'M50 98C30 40 62-4 98 18 126 38 70 84 84 122 96 152 128 130 116 84 106 40 148-2 174 26 190 48 162 72 150 98';

export const skippingRope = () =>
  product(
    [
      move('translate(3 5)', line(CABLE, '#0A0B0D', 7, 0.4)),
      line(CABLE, '#2B3036', 7),
      line(CABLE, '#8B9097', 3.4),
      line(CABLE, '#F2F4F5', 1),
      move('translate(38 120) rotate(8) scale(.94)', handle('leather', '#8E2A07')),
      move('translate(135 120) rotate(-8) scale(.94)', handle('black', '#0A0B0D')),
    ].join(''),
  );

/** The curved pad on its edge: face on the left, back on the right. */
const padEdge = [
  shape('M58 128H84L90 176C90 184 86 188 80 188H62C56 188 54 184 54 176z', paint('black')),
  shape('M52 146H92V162H52z', '#14171A'),
  shape(
    'M52 4C74-2 96 30 98 72S80 146 56 144C34 142 26 120 36 112 48 100 52 88 52 72S46 44 36 32C28 22 34 8 52 4z',
    paint('black'),
  ),
  shape('M73 12C88 26 97 48 98 72 97 112 80 146 56 144 88 120 92 60 73 12z', '#0A0B0D', 0.45),
  shape(
    `M52 4C34 8 28 22 36 32 46 44 52 56 52 72S48 100 36 112C26 120 34 142 56 144 40 138 34 124 44 114 56
    102 60 88 60 72S54 40 44 30C36 20 42 8 52 4z`,
    paint('leather'),
  ),
  stitches('M60 12C54 14 50 20 56 28 66 40 70 56 70 72S66 104 56 116C50 124 54 132 60 134', '#8B9097', 0.6),
].join('');

/** The near pad from its back: the glove for the hand, and the strap that closes it. */
const padBack = [
  shape('M36 128H80L86 174C86 184 80 188 74 188H44C38 188 32 184 32 174z', paint('cotton')),
  shape('M68 128H80L86 174C86 184 80 188 74 188H62C70 170 72 150 68 128z', '#8F897C', 0.5),
  shape('M57 0C94 0 117 25 117 70S94 144 57 144-3 117-3 70 20 0 57 0z', paint('leather')),
  shape('M80 4C104 12 117 36 117 70S94 144 57 144C96 126 108 60 80 4z', '#7E2104', 0.4),
  shape('M57 10C87 10 107 32 107 70S87 134 57 134 7 110 7 70 27 10 57 10z', paint('black')),
  shape('M76 13C96 20 107 40 107 70S87 134 57 134C88 118 98 60 76 13z', '#0A0B0D', 0.35),
  stitches('M57 16C83 16 101 36 101 70S83 128 57 128 13 106 13 70 31 16 57 16z', '#8B9097', 0.7),
  // The glove: four fingers, a thumb, and the opening at the wrist.
  shape('M10 74C4 64 14 52 23 60L36 78 30 100z', '#14171A'),
  shape('M10 72C5 63 14 53 22 60L36 78 30 98z', '#3A4049'),
  ...[29, 45, 61, 77].map((x, i) => finger(x, [40, 30, 31, 40][i])),
  shape('M27 78H93C95 96 90 116 84 132H36C30 116 26 96 27 78z', '#20252A'),
  shape('M78 78H93C95 96 90 116 84 132H70C78 114 80 96 78 78z', '#0A0B0D', 0.45),
  stitches('M30 84C50 90 70 90 90 84', '#8B9097', 0.7),
  line('M37 98C50 103 70 103 83 98', '#0E1013', 3),
  line('M40 110C52 114 68 114 80 110', '#0E1013', 3),
  // The strap.
  shape('M26 132C44 138 74 138 92 132L94 154C74 160 44 160 24 154z', paint('black')),
  shape('M72 136C80 135 86 134 92 132L94 154C88 156 82 157 76 157.500z', '#0A0B0D', 0.45),
  stitches('M30 138C48 143 70 143 88 138M29 150C48 155 70 155 89 150', '#8B9097', 0.7),
  shape('M50 133H68V160H50z', round('steel')),
  shape('M54 138H64V155H54z', '#20252A'),
  line('M2 54C6 32 17 18 33 10', '#FFD2BD', 4.6, 0.9),
].join('');

function finger(x, y) {
  return (
    shape(`M${x} 82V${y + 7}C${x} ${y - 3} ${x + 14} ${y - 3} ${x + 14} ${y + 7}V82z`, '#3A4049') +
    shape(`M${x + 9} 82V${y + 1}C${x + 12} ${y + 1} ${x + 14} ${y + 3} ${x + 14} ${y + 7}V82z`, '#14171A', 0.7) +
    line(`M${x + 3} ${y + 8}V76`, '#6B7178', 1.6, 0.7)
  );
}

export const focusPadsBack = () =>
  product(
    move('translate(95 14) rotate(9 60 90) scale(.9)', padEdge) +
      move('translate(10 10) rotate(-7 57 90) scale(.98)', padBack),
  );

/** The head of a handle, near: the cable's eye turns in a bearing. */
const bearing = [
  shape('M78 30H122V66H78z', round('steel')),
  line('M78 46H122M78 58H122', '#4A5058', 2),
  circle(100, 14, 32, '#20252A'),
  circle(100, 13, 31, paint('steel')),
  circle(100, 14, 23.5, '#14171A'),
  ...Array.from({ length: 10 }, (_, i) => {
    const turn = (i * Math.PI) / 5;
    const [x, y] = [100 + 18.4 * Math.cos(turn), 14 + 18.4 * Math.sin(turn)];
    return circle(x, y, 4.3, '#8B9097') + circle(x - 1.2, y - 1.4, 1.6, '#F2F4F5');
  }),
  circle(100, 14, 13.5, paint('steel')),
  circle(100, 14, 8, '#14171A'),
  line('M76 4C79-4 85-10 93-13', '#FFFFFF', 2.6, 0.8),
  shape('M72 64C72 56 128 56 128 64L134 160C134 180 66 180 66 160z', round('leather')),
  ...[82, 100, 118, 136].map((y) =>
    line(`M${74 - (y - 82) / 14} ${y}C84 ${y + 8} 116 ${y + 8} ${126 + (y - 82) / 14} ${y}`, '#8E2A07', 6, 0.8),
  ),
  shape('M66.500 152C82 162 118 162 133.500 152L134 160C134 180 66 180 66 160z', '#14171A', 0.6),
  line('M82 70C80 100 78 124 76 146', '#FFD2BD', 3, 0.8),
].join('');

const COIL = [
  'M30 96C30 54 62 22 100 22S172 52 172 90 140 150 98 150 30 132 30 96z',
  'M37 102C33 60 64 30 104 30S178 64 172 98 138 158 98 156 41 140 37 102z',
];

const INTO_BEARING = 'M93.600 106.500C87.700 98.600 84.500 88.500 84 78.200';

function cable(path) {
  return line(path, '#2B3036', 7) + line(path, '#8B9097', 3.4) + line(path, '#F2F4F5', 1);
}

export const skippingRopeCoiled = () =>
  product(
    [
      ...COIL.map((turn) => move('translate(3 5)', line(turn, '#0A0B0D', 7, 0.4))),
      cable('M51.500 90C55 66 70 24 112 23M93.600 106.500C74 80 84 30 124 25'),
      ...COIL.map(cable),
      move('translate(32 104) rotate(20) scale(.94)', handle('black', '#0A0B0D')),
      move('translate(78 60) rotate(-34 100 100) scale(.6)', bearing),
      // Through the bearing, and held by a ball.
      line('M93.600 106.500C89.300 100.700 86.400 93.700 85 86.300', '#2B3036', 7),
      line(INTO_BEARING, '#8B9097', 3.4),
      line(INTO_BEARING, '#F2F4F5', 1),
      circle(93.6, 106.5, 4.4, '#4A5058'),
      circle(92.8, 105.6, 2.4, '#F2F4F5'),
    ].join(''),
  );
