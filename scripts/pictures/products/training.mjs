/** Training weapons and what is held for a partner. */
import { circle, line, shape } from '../svg.mjs';
import { move, paint, product, round, shield, stitches } from './materials.mjs';

const knife = [
  shape('M4 92H124V118H40C20 116 8 106 4 92z', paint('leather')),
  shape('M4 92H124V99H12C8 97 6 95 4 92z', '#FFB594'),
  shape('M40 118C20 116 8 106 4 92 22 106 60 110 124 110V118z', '#A62F06', 0.8),
  line('M34 103H112', '#A62F06', 3.4, 0.9),
  line('M34 105H112', '#FF8A5C', 1.4),
  shape('M122 80C126 78 130 78 134 80V130C130 132 126 132 122 130z', paint('black')),
  shape(
    `M134 88C150 86 170 90 190 86 200 86 204 94 204 104S200 124 190 124C170 120 150 124 134
    122z`,
    paint('leather'),
  ),
  shape('M134 110C154 112 184 112 204 104 204 116 200 124 190 124 170 120 150 124 134 122z', '#7E2104', 0.5),
  ...[144, 154, 164, 174].map((x) => line(`M${x} 91C${x - 3} 98 ${x - 3} 112 ${x} 119`, '#8E2A07', 4)),
  ...[147, 157, 167, 177].map((x) => line(`M${x} 92C${x - 2} 97 ${x - 2} 102 ${x - 1} 105`, '#FFB594', 1.4, 0.7)),
  circle(192, 105, 5, '#14171A'),
  line('M138 92C150 90 160 91 168 92', '#FFD2BD', 2, 0.8),
].join('');

export const trainingKnife = () => product(move('rotate(-38 104 104)', knife));

function stick(turn, grip, nodes) {
  const across = (y, bend = 3) => `M89 ${y}C94 ${y + bend} 104 ${y + bend} 111 ${y}`;
  return move(
    `rotate(${turn} 100 102)`,
    [
      shape('M89-10C89-16 111-16 111-10V210C111 216 89 216 89 210z', round('rattan')),
      line('M94-8V156', '#FFF0D2', 2.4, 0.6),
      ...nodes.map((y) => line(across(y), '#7E5A2B', 3) + line(across(y + 3), '#F6DCAE', 1.2, 0.8)),
      // The burnt pattern between the knots.
      ...nodes.map((y) => line(`M92 ${y + 12}L108 ${y + 22}M108 ${y + 12}L92 ${y + 22}`, '#5F3F1A', 2.2, 0.6)),
      shape('M88 158H112V210C112 218 88 218 88 210z', round(grip)),
      ...[164, 173, 182, 191, 200].map((y) =>
        line(
          `M88 ${y + 5}C96 ${y + 6} 106 ${y + 1} 112
        ${y - 2}`,
          '#0A0B0D',
          1.8,
          0.45,
        ),
      ),
      `<ellipse cx="100" cy="-11" rx="11" ry="4.500" fill="#E9C78F"/><ellipse cx="100" cy="-11" rx="6"
        ry="2.200" fill="#B98847"/>`,
    ].join(''),
  );
}

export const sticks = () => product(stick(40, 'black', [22, 70, 118]) + stick(-40, 'leather', [34, 84, 130]));

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
