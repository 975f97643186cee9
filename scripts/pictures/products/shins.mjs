/** What is worn on shins and insteps. */
import { line, shape } from '../svg.mjs';
import { move, paint, product, stitches } from './materials.mjs';

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

/** One guard from behind: its lining, and the straps around calf and foot. */
function shinGuardBack(isNear) {
  const shell = paint(isNear ? 'leather' : 'black');
  const [deep, light] = isNear ? ['#7E2104', '#FFD2BD'] : ['#0A0B0D', '#8B9097'];
  return [
    shape('M22 12C34 0 62 0 74 12 82 48 80 88 70 122H26C16 88 14 48 22 12z', shell),
    shape('M70 9C72 10 73 11 74 12 82 48 80 88 70 122H62C72 88 76 46 70 9z', deep, 0.5),
    // The hollow, darkest where it is in its own shadow.
    shape('M29 17C38 9 58 9 67 17 73 50 71 86 63 116H33C25 86 23 50 29 17z', '#2B3036'),
    shape('M29 17C34 12 42 10 48 10.500 40 44 42 84 50 116H33C25 86 23 50 29 17z', '#0A0B0D', 0.55),
    stitches('M33 21C41 15 55 15 63 21 68 52 66 84 60 112H36C30 84 28 52 33 21z', '#6B7178', 0.7),
    line('M57 24C61 52 60 82 55 108', '#6B7178', 2.4, 0.55),
    line('M24 18C20 44 21 70 26 96', light, 2.6, 0.85),
    shape('M25 126H71C80 144 86 158 88 174 88 182 84 186 76 186H20C12 186 8 182 8 174 10 158 16 144 25 126z', shell),
    shape('M62 126H71C80 144 86 158 88 174 88 182 84 186 76 186H66C76 166 72 146 62 126z', deep, 0.5),
    shape(
      'M31 131H65C72 146 77 158 79 172 79 176 77 178 73 178H23C19 178 17 176 17 172 19 158 24 146 31 131z',
      '#2B3036',
    ),
    shape('M31 131H48C40 148 36 162 36 178H23C19 178 17 176 17 172 19 158 24 146 31 131z', '#0A0B0D', 0.5),
    line('M17 152C14 160 12 167 12 174', light, 2.4, 0.7),
    line('M24 124C38 128 58 128 72 124', '#14171A', 3.4),
    calfStrap(40, isNear),
    calfStrap(84, isNear),
    // The band under the foot.
    shape('M14 150C32 158 64 158 82 150L86 164C66 172 30 172 10 164z', paint('black')),
    line('M12 160C32 167 64 167 84 160M14 155C32 162 64 162 83 155', '#6B7178', 1.2, 0.7),
  ].join('');
}

/** A strap across the hollow, its fastener on the right. */
function calfStrap(y, isNear) {
  return [
    shape(`M8 ${y - 2}H20V${y + 18}H8z`, paint('steel')),
    shape(
      `M16 ${y}C34 ${y + 8} 62 ${y + 8} 82 ${y}L80 ${y + 17}C62 ${y + 24} 34 ${y + 24} 17 ${y + 17}z`,
      paint('black'),
    ),
    shape(
      `M56 ${y + 5}C66 ${y + 4} 74 ${y + 3} 82 ${y}L80 ${y + 17}C74 ${y + 20} 66 ${y + 21} 56 ${y + 22}z`,
      isNear ? '#3A4049' : paint('leather'),
    ),
    stitches(`M60 ${y + 8}L77 ${y + 5} 76 ${y + 14.5} 60 ${y + 17.5}z`, isNear ? '#B3B6BA' : '#FFD2BD', 0.8),
    line(`M18 ${y + 3}C28 ${y + 7} 40 ${y + 8} 52 ${y + 8}`, '#8B9097', 1.4, 0.8),
  ].join('');
}

export const shinGuardsBack = () =>
  product(
    move('translate(8 12) rotate(-8 48 100) scale(.92)', shinGuardBack(false)) +
      shape('M106 150L98 186 118 190 120 140z', '#0A0B0D', 0.25) +
      move('translate(96 14) rotate(8 48 100) scale(.95)', shinGuardBack(true)),
  );
