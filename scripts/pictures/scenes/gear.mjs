/** What stands about in the academy and is not sold. Drawn around its own foot, light from the upper left. */
import { circle, ellipse, line, shape } from '../svg.mjs';

export const at = (x, y, content, size = 1) => `<g transform="translate(${x} ${y}) scale(${size})">${content}</g>`;

/** A heavy bag on its chains, from its hook at 0, 0. */
export const heavyBag = [
  line('M0 0V20M0 20L-30 62M0 20L30 62', '#8B9097', 3),
  shape('M-40 62H40V262C40 276-40 276-40 262z', '#D9480F'),
  shape('M-40 62H-18V270C-30 268-40 266-40 262z', '#FF7A42'),
  shape('M14 62H40V262C40 268 28 271 14 272z', '#8E2A07'),
  shape('M-40 62H40V84H-40zM-40 216H40V238H-40z', '#1A1E23'),
  shape('M-40 62H-18V84H-40zM-40 216H-18V238H-40z', '#4A5058'),
  line('M-28 96V206', '#FFD2BD', 3, 0.55),
].join('');

/** A striking dummy, head and chest on a stand. */
export const dummy = [
  ellipse([0, -6], 62, 15, '#0D0F12'),
  shape('M-62-10C-62-26 62-26 62-10V-4C62 12-62 12-62-4z', '#2B3138'),
  shape('M-62-10C-62-22-20-24-6-22L-10 8C-40 7-62 2-62-4z', '#4A525B'),
  shape('M-11-110H11V-18H-11z', '#1A1E23'),
  shape('M-11-110H-3V-18H-11z', '#5A636D'),
  shape(
    `M-24-262C-50-258-76-250-80-222-80-190-62-170-58-128-57-116-50-110-38-110H38C50-110 57-116 58-128
      62-170 80-190 80-222 76-250 50-258 24-262z`,
    '#C9622F',
  ),
  shape(
    'M-24-262C-50-258-76-250-80-222-80-190-62-170-58-128-57-116-50-110-38-110H-20C-34-150-36-200-24-262z',
    '#F0915C',
  ),
  shape('M24-262C50-258 76-250 80-222 80-190 62-170 58-128 57-116 50-110 38-110H14C36-150 42-200 24-262z', '#8A3A14'),
  shape('M-24-288H24V-258C12-244-12-244-22-258z', '#A94B1E'),
  shape('M4-292H22V-258C18-252 12-248 4-248z', '#6E2B0C'),
  shape(
    'M0 -346C28 -346 38 -328 36 -300 34 -276 18 -260 0 -260S-34 -276 -36 -300C-38 -328 -28 -346 0 -346z',
    '#D66F3A',
  ),
  shape('M-4 -346C-30 -344 -38 -328 -36 -300 -34 -280 -24 -266 -10 -261 -22 -282 -22 -322 -4 -346z', '#F5A272'),
  shape('M8 -345C30 -342 38 -326 36 -300 34 -278 20 -262 4 -260 20 -282 24 -318 8 -345z', '#8A3A14'),
  line('M0-240V-130M-46-206C-28-192-12-192 0-202 12-192 28-192 46-206', '#6E2B0C', 3, 0.6),
].join('');

/** A tyre seen from the front, its middle at 0, 0. */
export const tyre = [
  circle(0, 0, 78, '#1A1E23'),
  '<circle r="58" fill="none" stroke="#2B3138" stroke-width="32"/>',
  '<path d="M-66-30A72 72 0 0 1 30-66" fill="none" stroke="#6A727B" stroke-width="7" stroke-linecap="round"/>',
  '<circle r="70" fill="none" stroke="#0A0B0D" stroke-width="11" stroke-dasharray="7 11"/>',
  '<circle r="41" fill="none" stroke="#454D56" stroke-width="3"/>',
  circle(0, 0, 38, '#0C0E10'),
].join('');

/** A knotted belt over a peg at 0, 0. */
export const belt = (light, base, deep) =>
  [
    shape('M2-2C12-4 18 4 17 14L25 150 9 154 3 20z', deep),
    shape('M-2-2C-12-4-18 4-17 14L-22 128-6 131-3 20z', base),
    shape('M-2-2C-12-4-18 4-17 14L-22 128-15 129-9 16z', light),
    shape('M-22 108L-20 128-6 131-5 110zM10 132L9 154 25 150 24 131z', '#14171A', 0.85),
    line('M-17 14C-14-6 14-6 17 14', light, 7),
    circle(0, -3, 8, '#8B6B42'),
    circle(-2, -5, 4, '#D8B27A'),
  ].join('');

/** A cone of the training floor. */
export const cone = [
  shape('M-34-8H34L40 0H-40z', '#A62F06'),
  shape('M-9-76H9L30-8H-30z', '#FF5A1F'),
  shape('M-9-76H-3L-12-8H-30z', '#FF9468'),
  shape('M5-76H9L30-8H14z', '#B93A0A'),
  shape('M-17.500-48H17.500L23-30H-23z', '#F1EDE4'),
  shape('M9-48H17.500L23-30H12z', '#B4AD9F'),
].join('');

/** A child's school bag. */
export const schoolBag = [
  '<path d="M-20-150C-20-186 20-186 20-150" fill="none" stroke="#1B3A5C" stroke-width="10"/>',
  shape('M-62-8V-92C-62-140-36-156 0-156S62-140 62-92V-8C62 0 56 2 48 2H-48C-56 2-62 0-62-8z', '#2F6FAF'),
  shape('M-62-8V-92C-62-140-36-156 0-156-30-146-42-130-42-92V2H-48C-56 2-62 0-62-8z', '#6BA5DC'),
  shape('M0-156C36-156 62-140 62-92V-8C62 0 56 2 48 2H36C44-40 48-130 0-156z', '#1B4878'),
  line('M-50-100C-30-112 30-112 50-100', '#12304F', 4),
  shape('M-44-66H44V-16C44-10 40-8 34-8H-34C-40-8-44-10-44-16z', '#24598F'),
  shape('M-44-66H-26V-8H-34C-40-8-44-10-44-16z', '#4B8AC6'),
  line('M-44-58H44', '#F5C04A', 4),
  circle(30, -52, 5, '#F5C04A'),
].join('');

/** A first-aid pouch, its flap shut. */
export const pouch = [
  shape(
    'M-92-14V-112C-92-124-84-130-74-130H74C84-130 92-124 92-112V-14C92-4 86 0 76 0H-76C-86 0-92-4-92-14z',
    '#B3261E',
  ),
  shape('M-92-14V-112C-92-124-84-130-74-130H-50L-66 0H-76C-86 0-92-4-92-14z', '#E2554C'),
  shape('M56-130H74C84-130 92-124 92-112V-14C92-4 86 0 76 0H40z', '#7D1611'),
  line('M-92-98H92', '#5E0E0A', 4),
  line('M-92-101H92', '#F08A83', 1.6, 0.8),
  '<path d="M-30-130C-30-154 30-154 30-130" fill="none" stroke="#1A1E23" stroke-width="9"/>',
  shape('M-12-86H12V-62H36V-38H12V-14H-12V-38H-36V-62H-12z', '#FFFDF7'),
  shape('M6-86H12V-62H36V-38H12V-14H6V-44H30V-56H6z', '#D8D2C5'),
].join('');

/** A tourniquet: its strap as a ring, its rod across. */
export const tourniquet = [
  ellipse([0, 0], 66, 26, '#14171A'),
  ellipse([0, -6], 66, 26, '#3B434C'),
  ellipse([0, -6], 52, 17, '#0C0E10'),
  shape('M38 2L124 26 116 42 26 16z', '#282E35'),
  shape('M38 2L124 26 121 32 34 8z', '#5A636D'),
  line('M-44 22L42 8', '#7E2104', 10),
  line('M-44 20L42 6', '#FF7A42', 6),
].join('');

/** Ear defenders, lying with their band up. */
export const earDefenders = [
  '<path d="M-52-30C-58-112 58-112 52-30" fill="none" stroke="#14171A" stroke-width="15"/>',
  '<path d="M-54-34C-58-108 40-116 50-44" fill="none" stroke="#5A636D" stroke-width="4"/>',
  '<rect x="-76" y="-62" width="38" height="62" rx="17" fill="#FF5A1F"/>' +
    '<rect x="-76" y="-62" width="15" height="62" rx="7.500" fill="#FF9468"/>',
  '<rect x="-44" y="-56" width="13" height="50" rx="6" fill="#14171A"/>',
  '<rect x="38" y="-62" width="38" height="62" rx="17" fill="#DB420C"/>' +
    '<rect x="62" y="-60" width="14" height="58" rx="7" fill="#8E2A07"/>',
  '<rect x="31" y="-56" width="13" height="50" rx="6" fill="#14171A"/>',
].join('');

/** Safety glasses on the bench. */
export const safetyGlasses = [
  line('M-58-24L-82-40M58-24L86-36', '#1A1E23', 6),
  shape(
    'M-62-30C-40-36-16-34 0-26 16-34 40-36 62-30 64-10 50 2 30 2 14 2 6-6 0-14-6-6-14 2-30 2-50 2-64-10-62-30z',
    '#F5C04A',
    0.75,
  ),
  line('M-62-30C-40-36-16-34 0-26 16-34 40-36 62-30', '#1A1E23', 6),
  line('M-48-22L-32-6M14-22L30-6', '#fff', 4, 0.6),
].join('');

/** A dark saloon from its side, its lamps to the right; its wheels stand on 0. */
export const car = [
  shape(
    `M-206-34C-210-66-196-78-160-84L-118-90-74-132C-66-140-54-144-40-144H46C62-144 72-140 84-130L128-92
      176-84C200-80 208-66 208-34L200-24H-198z`,
    '#262C33',
  ),
  shape('M-206-50C-204-70-192-79-160-84L-118-90H128L176-84C192-81 202-74 206-58L-206-46z', '#4A525B'),
  shape('M-104-92L-66-130C-60-136-52-138-40-138H-6V-92z', '#0F1419'),
  shape('M6-138H46C58-138 66-136 76-127L116-92H6z', '#0F1419'),
  shape('M-98-93L-62-128C-56-134-48-136-36-136H-26L-62-93zM14-136H34L2-93H6V-136z', '#8FB2C9', 0.35),
  shape('M-206-40L208-44V-34L200-24H-198z', '#14171A'),
  line('M0-90V-30M-112-88C-120-70-118-50-108-30M120-88C112-66 112-50 104-30', '#0A0B0D', 2.4),
  line('M-24-72H-6M92-72H110', '#B3B6BA', 4),
  shape('M204-66C192-72 178-72 172-68L178-56H207z', '#FFE7B0'),
  shape('M-205-66C-196-70-186-70-182-66V-54H-207z', '#D23A2A'),
  ...[-130, 132].map(
    (x) =>
      circle(x, -26, 40, '#101317') +
      circle(x, -26, 33, '#0A0B0D') +
      circle(x, -26, 20, '#7C828A') +
      `<path d="M${x - 18}-30A19 19 0 0 1 ${x + 6}-44" fill="none" stroke="#F2F4F5" stroke-width="4"/>` +
      circle(x, -26, 7, '#282E35'),
  ),
].join('');

/** A paper target on its carrier, its middle at 0, 0. */
export const target = [
  line('M-26-96V-64M26-96V-64', '#8B9097', 3),
  shape('M-48-66H48V70H-48z', '#F1EDE4'),
  shape('M30-66H48V70H-10z', '#C9C2B4'),
  shape(
    `M0-50C11-50 15-42 15-33 15-26 12-21 9-18 26-14 34-6 36 12L38 70H-38L-36
      12C-34-6-26-14-9-18-12-21-15-26-15-33-15-42-11-50 0-50z`,
    '#23282E',
  ),
  '<g fill="none" stroke="#F1EDE4" stroke-width="1.600"><circle cy="22" r="10"/>' +
    '<circle cy="22" r="19"/><circle cy="22" r="28"/></g>',
  circle(0, 22, 4.5, '#FF5A1F'),
].join('');

/** A skipping ball of foam. */
export const ball = [
  circle(0, -34, 34, '#2F6FAF'),
  shape('M0-68A34 34 0 0 0-24-10C-22-40-12-58 0-68z', '#8CBDEB'),
  shape('M8-67A34 34 0 0 1 24-10C30-34 24-56 8-67z', '#1B4878'),
  line('M-33-40C-12-26 14-26 33-38', '#F5C04A', 5),
].join('');
