/** Training weapons. */
import { circle, ellipse, line, shape } from '../svg.mjs';
import { move, paint, product, round } from './materials.mjs';

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

/** From above its spine, the butt in front. */
export const trainingKnifeSpine = () =>
  product(
    move(
      'translate(10 17) rotate(-38 100 100) scale(.9)',
      [
        // The blade's side, its fuller, and the spine above it.
        shape('M78 74C76 40 82 4 97-30L106 74z', paint('leather')),
        shape('M78 74C76 40 82 4 97-30 88 8 83 42 85 74z', '#FFB594', 0.9),
        line('M96 64C94 44 95 22 98 2', '#A62F06', 3.2, 0.9),
        line('M98.500 64C96.500 44 97.500 22 100 4', '#FF8A5C', 1.4),
        shape('M97-30C107-8 112 34 116 74H103C103 34 101 0 97-30z', '#A62F06'),
        line('M103 74C103 34 101 4 97.500-27', '#FFB594', 1.6, 0.7),
        // The hand guard.
        shape('M60 78C60 68 78 62 100 62S140 68 140 78V85C140 95 122 101 100 101S60 95 60 85z', '#14171A'),
        ellipse([100, 78], 40, 16, paint('black')),
        line('M64 76C68 68 82 64 98 63.500', '#8B9097', 2.4, 0.8),
        shape('M78 84C78 78 88 74 100 74S122 78 122 84L124 100H76z', '#0A0B0D', 0.5),
        // The handle widens towards the eye.
        shape(
          `M82 80C82 75 90 72 100 72S118 75 118 80C120 110 124 150 128 190 128 204 116 212 100 212S72 204 72
          190C76 150 80 110 82 80z`,
          round('leather'),
        ),
        ...[92, 108, 125, 143, 162].map((y, i) =>
          line(
            `M${84 - i * 1.8} ${y}C${90 - i * 2} ${y + 9} ${110 + i * 2} ${y + 9} ${116 + i * 1.8} ${y}`,
            '#8E2A07',
            3.6 + i * 0.3,
          ),
        ),
        line('M90 80C86 120 82 150 79 180', '#FFD2BD', 2.8, 0.8),
        ellipse([100, 192], 28, 17, paint('leather')),
        `<ellipse cx="100" cy="192" rx="28" ry="17" fill="none" stroke="#FFB594" stroke-width="1.600" opacity=".7"/>`,
        ellipse([100, 193], 9, 5.5, '#8E2A07'),
        ellipse([100, 194], 8, 4.4, '#14171A'),
      ].join(''),
    ),
  );

/** One of the pair with its cut end in front: thinner with distance. */
function lyingStick(grip) {
  return [
    shape('M89-40H107L112 60 118 176H78L84 60z', round('rattan')),
    shape('M89-44H107L109 0H87z', round(grip)),
    line('M88-34L108-38M88-24L108-28M87-14L108-18M87-4L109-8', '#0A0B0D', 1.6, 0.45),
    line('M90 4L84 160', '#FFF0D2', 3, 0.6),
    ...KNOTS.map(([y, half]) => {
      const across = (at) =>
        `M${98 - half} ${at}C${98 - half / 2} ${at + half / 3} ${98 + half / 2} ${at + half / 3} ${98 + half} ${at}`;
      return line(across(y), '#7E5A2B', half / 4) + line(across(y + half / 4), '#F6DCAE', 1.4, 0.8);
    }),
    ...BURNS.map(([y, half]) =>
      line(
        `M${98 - half} ${y - half}L${98 + half} ${y + half}M${98 + half} ${y - half}L${98 - half} ${y + half}`,
        '#5F3F1A',
        half / 4.5,
        0.65,
      ),
    ),
    // The cut: bark, wood, and the pores that rattan has.
    ellipse([98, 176], 20, 13, '#7E5A2B'),
    ellipse([98, 176.5], 17.6, 11, '#F1D3A0'),
    ...PORES.map(([x, y]) => circle(98 + x, 176.5 + y, 1.1, '#8A6430', 0.85)),
  ].join('');
}

const KNOTS = [
  [24, 13],
  [72, 15],
  [134, 18],
];
const BURNS = [
  [45, 8.5],
  [102, 11],
  [156, 9.5],
];
const PORES = [
  [0, 0],
  [6, -3],
  [-6, 3],
  [-6, -3],
  [6, 3],
  [0, 6],
  [0, -6],
  [11, 0],
  [-11, 0],
  [10, 5],
  [-10, -5],
  [10, -5],
  [-10, 5],
];

export const sticksEnds = () =>
  product(
    move(
      'translate(22 26) rotate(40 98 100) scale(.82)',
      // The near one's shadow lies along it.
      lyingStick('black') + shape('M87 0L78 176C79 183 84 187 91 188.500L99 0z', '#4A2F10', 0.5),
    ) + move('translate(-22 32) rotate(40 98 100) scale(.88)', lyingStick('leather')),
  );
