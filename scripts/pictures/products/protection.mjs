/** What is worn on hands, head and shins. */
import { circle, ellipse, line, shape } from '../svg.mjs';
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

export const headGuard = () =>
  product(
    [
      // The back of the shell, seen through the face's opening.
      shape('M56 74H144V150C136 172 120 184 100 184S64 172 56 150z', '#0E1013'),
      shape('M66 92C74 86 126 86 134 92L130 150C122 168 112 174 100 174S78 168 70 150z', '#1E2227'),
      shape(
        `M100 10C46 10 14 44 16 94 17 130 28 160 46 182 56 190 74 190 82 182 74 168 66 150 63 134 60 116 60 100 62 88
        63 78 68 73 78 72 92 70 108 70 122 72 132 73 137 78 138 88 140 100 140 116 137 134 134 150 126 168 118 182
        126 190 144 190 154 182 172 160 183 130 184 94 186 44 154 10 100 10z`,
        paint('leather'),
      ),
      shape(
        `M118 12C160 18 186 48 184 94 183 130 172 160 154 182 144 190 126 190 118 182 126 168 134 150 137 134 140 116
        140 100 138 88 137 78 132 73 122 72 138 54 136 28 118 12z`,
        '#7E2104',
        0.32,
      ),
      // The pads of the brow and the cheeks.
      shape('M62 24C84 13 116 13 138 24L131 66C112 60 88 60 69 66z', '#FF7A47', 0.55),
      line('M62 24L69 66C88 60 112 60 131 66L138 24', '#8E2A07', 2.2, 0.7),
      stitches('M67 28L73 60C90 55 110 55 127 60L133 28', '#FFD2BD', 0.6),
      line('M100 17V58', '#8E2A07', 2.2, 0.6),
      line('M30 100C38 96 50 98 58 104M32 140C42 134 54 136 62 142', '#8E2A07', 2.2, 0.55),
      line('M170 100C162 96 150 98 142 104M168 140C158 134 146 136 138 142', '#6B1C03', 2.2, 0.55),
      circle(38, 118, 9, '#8E2A07'),
      circle(38, 118, 4.6, '#14171A'),
      circle(162, 118, 9, '#6B1C03'),
      circle(162, 118, 4.6, '#14171A'),
      line('M27 80C30 54 42 36 58 27', '#FFD2BD', 5, 0.9),
      line('M66 23L72 21', '#FFD2BD', 5, 0.9),
      shape('M70 176C88 186 112 186 130 176L128 192C110 200 90 200 72 192z', paint('black')),
      shape('M90 182H110V196H90z', paint('steel')),
      shape('M94 185H106V193H94z', '#20252A'),
      shield(100, 42, 0.72, '#0A0B0D', '#FF5A1F'),
    ].join(''),
  );

/** One guard, its instep below. */
function shinGuard(isNear) {
  const shell = paint(isNear ? 'leather' : 'black');
  const [deep, light] = isNear ? ['#7E2104', '#FFD2BD'] : ['#0A0B0D', '#8B9097'];
  return [
    shape('M8 46H88L90 60H6zM10 90H86L84 104H12z', paint('black')),
    shape('M82 46H94V60H84zM80 90H90V104H80z', paint('steel')),
    shape('M22 12C34 0 62 0 74 12 82 48 80 88 70 122H26C16 88 14 48 22 12z', shell),
    shape('M58 3C66 5 71 8 74 12 82 48 80 88 70 122H52C66 84 68 40 58 3z', deep, 0.4),
    line('M48 10C50 46 50 84 48 116', deep, 8, 0.35),
    line('M45 10C47 46 47 84 45 116', light, 2.4, 0.6),
    stitches('M28 16C36 7 60 7 68 16 75 48 73 84 65 114H31C23 84 21 48 28 16z', light, 0.6),
    line('M26 26C24 44 25 60 27 74', light, 4, 0.8),
    shape('M25 126H71C80 144 86 158 88 174 88 182 84 186 76 186H20C12 186 8 182 8 174 10 158 16 144 25 126z', shell),
    shape('M56 126H71C80 144 86 158 88 174 88 182 84 186 76 186H60C68 166 66 146 56 126z', deep, 0.4),
    line('M22 146H74M16 162H80', deep, 2.4, 0.55),
    line('M22 148.500H74M16 164.500H80', light, 1.2, 0.4),
    line('M24 124C38 128 58 128 72 124', '#14171A', 3.4),
  ].join('');
}

export const shinGuards = () =>
  product(
    move('translate(100 12) rotate(8 48 100) scale(.92)', shinGuard(false)) +
      shape('M92 34C104 70 104 100 98 120L80 130 74 30z', '#0A0B0D', 0.2) +
      move('translate(12 14) rotate(-8 48 100) scale(.95)', shinGuard(true)),
  );

export const mouthGuard = () =>
  product(
    [
      // Its case, open behind it.
      shape(
        `M34 30C34 18 42 12 54 12H146C158 12 166 18 166 30V92C166 104 158 110 146 110H54C42 110 34 104 34
        92z`,
        paint('black'),
      ),
      shape(
        `M46 32C46 27 50 24 56 24H144C150 24 154 27 154 32V90C154 95 150 98 144 98H56C50 98 46 95 46
        90z`,
        '#16191D',
      ),
      ...[66, 83, 100, 117, 134].map((x) => line(`M${x} 34V58`, '#0A0B0D', 6)),
      ...[66, 83, 100, 117, 134].map((x) => line(`M${x + 3} 35V57`, '#3A4049', 1.2)),
      line('M40 34C40 24 46 18 56 18', '#8B9097', 2.4, 0.7),
      shape(
        `M30 72C30 60 38 54 50 54 62 54 68 62 69 74 72 108 82 124 100 124S128 108 131 74C132 62 138 54 150
        54 162 54 170 60 170 72 170 136 142 186 100 186S30 136 30 72z`,
        '#0A0B0D',
        0.4,
      ),
      shape(
        `M26 66C26 54 34 47 46 47S66 54 67 68C70 106 80 122 100 122S130 106 133 68C134 54 142 47 154 47S174
        54 174 66C174 134 144 182 100 182S26 134 26 66z`,
        paint('leather'),
      ),
      shape('M118 178C152 166 174 124 174 66 174 54 166 47 154 47 168 96 152 150 118 178z', '#7E2104', 0.4),
      shape(
        `M38 66C38 60 42 58 46 58S54 61 55 68C58 112 72 136 100 136S142 112 145 68C146 61 150 58 154 58S162
        60 162 66C160 124 136 164 100 164S40 124 38 66z`,
        '#8E2A07',
        0.75,
      ),
      line('M46 62C48 120 66 150 100 150S152 120 154 62', '#FF7A47', 4, 0.85),
      line('M100 164V180M76 158L69 172M124 158L131 172M57 140L46 150M143 140L154 150', '#8E2A07', 2.4, 0.65),
      line('M32 84C35 110 44 134 58 150', '#FFD2BD', 4.6, 0.9),
      line('M64 156L68 159.500', '#FFD2BD', 4.6, 0.9),
    ].join(''),
  );

/** A roll of wrap that stands on its edge. */
function roll(x, y, rx, height, colour, ink, light) {
  const ry = rx * 0.4;
  const rings = [0.84, 0.68, 0.52, 0.36, 0.2].map(
    (k) => `<ellipse cx="${x}" cy="${y}" rx="${(rx * k).toFixed(1)}" ry="${(ry * k).toFixed(1)}" fill="none"
      stroke="${ink}" stroke-width="2.2" opacity=".75"/>`,
  );
  return [
    shape(`M${x - rx} ${y}V${y + height}A${rx} ${ry} 0 0 0 ${x + rx} ${y + height}V${y}z`, round(colour)),
    ...[0.28, 0.52, 0.76].map((k) =>
      line(`M${x - rx} ${y + height * k}A${rx} ${ry} 0 0 0 ${x + rx} ${y + height * k}`, ink, 1.2, 0.4),
    ),
    ellipse([x, y], rx, ry, paint(colour)),
    ...rings,
    ellipse([x, y], rx * 0.09, ry * 0.09, '#0A0B0D'),
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
