/** Neck, shoulders and what is worn: drawn as if the eyes were 30 pixels higher, see `drawPortrait`. */
import { d, line, shape } from '../svg.mjs';

const SHIELD = 'M0-15 13-10.500V1C13 9 7 14 0 17-7 14-13 9-13 1V-10.500z';
const BOLT = 'M2.500-9-6 2.500h5L-3 11 6-1.500H1z';

/** @returns the outline of the clothed body, and its picture */
export function drawBody(person) {
  const { build, kit, id, wear } = person;
  const outline = bodyOutline(build);
  const { opening, clothes } = WEAR[wear];
  return {
    outline,
    opening: opening(build.neck, outline),
    svg: [
      shape(outline, kit.base),
      `<g clip-path="url(#${id}-body)">`,
      // The half away from the light, and folds below the arms.
      shape('M246 340C268 372 262 440 290 560H420V330z', kit.shade),
      shape('M116 410C108 450 110 490 116 560H92C90 490 98 440 116 410z', kit.shade, 0.7),
      shape('M296 410C306 450 304 490 298 560H322C324 490 314 440 296 410z', kit.deep, 0.6),
      '</g>',
      `<g clip-path="url(#${id}-neck)">${neck(person)}</g>`,
      `<g clip-path="url(#${id}-body)">${line(outline, `url(#${id}-rim)`, 7, 0.75)}</g>`,
      clothes(person),
    ].join(''),
  };
}

function bodyOutline({ shoulder: s, slope, neck }) {
  const y = 350;
  return [
    ['M', [200 - s - 6, 560]],
    ['C', [200 - s - 2, 476], [200 - s + 4, y + slope + 26], [200 - s * 0.72, y + slope]],
    ['C', [200 - s * 0.5, y + slope * 0.45], [200 - neck - 18, y - 2], [200 - neck - 3, y - 22]],
    ['L', [200 + neck + 3, y - 22]],
    ['C', [200 + neck + 18, y - 2], [200 + s * 0.5, y + slope * 0.45], [200 + s * 0.72, y + slope]],
    ['C', [200 + s - 4, y + slope + 26], [200 + s + 2, 476], [200 + s + 6, 560]],
    ['Z'],
  ];
}

/** All skin between the jaw and the clothes; the neckline cuts it out. */
function neck({ build: { neck: n }, skin, turn }) {
  const x = 200 + turn * 0.4;
  return [
    shape('M0 220H400V560H0z', skin.base),
    shape(`M${x + n * 0.35} 220C${x + n * 0.5} 330 226 372 214 400 236 410 262 470 270 560H400V220z`, skin.shade),
    // The jaw's shadow falls to the right.
    shape(
      `M0 288H${x - n}C${x - n + 16} 318 ${x - 6} 334 ${x + 14} 338 ${x + 26} 356 ${x + 20} 384 204 432L400
        470V220H0z`,
      skin.shade,
    ),
    shape(
      `M${x - n} 220H400V330C${x + n} 330 ${x + 20} 338 ${x + 6} 330 ${x - 20} 322 ${x - n + 10} 306 ${x - n} 288z`,
      skin.deep,
      0.35,
    ),
    line(`M${x - n * 0.78} 330C${x - n * 0.5} 360 182 376 190 386`, skin.shade, 3, 0.8),
    line(`M${x + n * 0.84} 330C${x + n * 0.6} 360 218 376 210 386`, skin.deep, 3, 0.55),
    line('M184 394C164 386 142 388 122 394', skin.shade, 3.4, 0.8),
    line('M214 394C234 386 256 388 276 394', skin.deep, 3.4, 0.5),
  ].join('');
}

const shield = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${shape(SHIELD, '#FF5A1F')}${shape(BOLT, '#0A0B0D')}</g>`;

const round = (n) => `M${200 - n - 8} 220V322C${200 - n} 366 178 390 200 390S${200 + n} 366 ${200 + n + 8} 322V220z`;
const pointed = (y) => (n) => `M${200 - n - 8} 220V320L200 ${y} ${200 + n + 8} 320V220z`;

/** The opening lets the neck through; `clothes` lie above it. */
const WEAR = {
  /** A round-necked training shirt with the shield. */
  shirt: {
    opening: round,
    clothes: ({ build: { neck: n }, kit }) =>
      shape(
        `M${200 - n - 4} 320C${200 - n} 364 176 389 200 389S${200 + n} 364 ${200 + n + 4} 320L${200 + n + 15}
          334C${200 + n + 4} 378 226 400 200 400S${200 - n - 4} 378 ${200 - n - 15} 334z`,
        kit.trim,
      ) +
      line(
        `M${200 - n - 19} 338C${200 - n - 7} 384 172 404 200 404S${200 + n + 7} 384 ${200 + n + 19} 338`,
        kit.deep,
        1.6,
      ) +
      shield(258, 446, 1.1),
  },
  /** The jacket of a gi over a dark rash guard. */
  gi: {
    opening: pointed(470),
    clothes: ({ kit, build: { neck: n } }) =>
      shape(
        `M${200 - n - 4} 344C${200 - n + 10} 366 ${200 + n - 10} 366 ${200 + n + 4} 344L262 340 250 420 200 520
          150 420 138 340z`,
        '#1E2227',
      ) +
      shape('M216 360C226 380 218 420 206 470L242 404 240 352z', '#121519') +
      line(`M${200 - n - 4} 344C${200 - n + 10} 366 ${200 + n - 10} 366 ${200 + n + 4} 344`, '#3A4049', 3) +
      shape(
        `M${200 + n + 4} 322C252 330 262 340 270 352 262 430 234 490 190 560H146C196 490 226 420 ${200 + n + 4} 322z`,
        kit.shade,
      ) +
      line('M256 338C248 410 220 480 168 560', kit.deep, 1.6) +
      shape(
        `M${200 - n - 4} 322C148 330 138 340 130 352 138 430 174 500 232 560H276C222 500 174 420 ${200 - n - 4} 322z`,
        kit.trim,
      ) +
      line(`M144 338C152 414 192 496 254 560M${200 - n - 4} 322C176 420 222 500 276 560`, kit.deep, 1.6) +
      line('M104 410C110 440 112 480 110 540M298 410C292 440 290 480 294 540', kit.deep, 2.2, 0.7) +
      shield(296, 428, 0.85),
  },
  /** A vest of the ring, a towel over the shoulders. */
  vest: {
    opening: (n, outline) => `M${200 - n - 6} 220H${200 + n + 6}V350H${200 - n - 6}z${d(outline)}`,
    clothes: ({ kit, id }) =>
      `<g clip-path="url(#${id}-body)">` +
      shape(
        `M126 350C128 402 112 430 96 462V560H304V462C290 430 274 402 276 350H250C246 412 228 440 202 440S156 412
          152 350z`,
        kit.base,
      ) +
      shape('M250 350C248 404 240 426 226 435L240 560H304V462C290 430 274 402 276 350z', kit.shade) +
      line('M152 350C156 412 176 440 202 440S246 412 250 350', kit.trim, 5) +
      '</g>' +
      shape(
        `M144 304C122 330 106 350 102 380 98 430 102 480 98 560H148C152 480 150 430 152 396 154 368 160 350 166
          336 156 328 148 318 144 304z`,
        '#E9E6DE',
      ) +
      shape(
        `M148 560C152 480 150 430 152 396 154 368 160 350 166 336L158 329C144 350 136 368 134 396 132 450 134
          500 128 560z`,
        '#C9C6BE',
      ) +
      shape(
        `M256 304C278 330 294 350 298 380 302 430 298 480 302 560H252C248 480 250 430 248 396 246 368 240 350
          234 336 244 328 252 318 256 304z`,
        '#C9C6BE',
      ) +
      shape(
        `M252 560C248 480 250 430 248 396 246 368 240 350 234 336L242 329C256 350 264 368 266 396 268 450 264
          500 272 560z`,
        '#A5A39D',
      ) +
      line('M101 484H149.500M251 484H300', '#FFC24B', 4) +
      line('M101 494H149.500M251 494H300', '#FFC24B', 1.6),
  },
  /** A half-zipped jacket with a standing collar. */
  jacket: {
    opening: pointed(430),
    clothes: ({ kit, id, build: { neck: n } }) =>
      `<g clip-path="url(#${id}-body)">` +
      shape(
        `M40 446C84 430 126 434 160 446L157 460C126 448 88 446 44 462zM360 446C316 430 276 434 242 446L245
          460C276 448 314 446 356 462z`,
        kit.band,
      ) +
      '</g>' +
      shape(`M${200 - n - 14} 304C${200 - n - 12} 350 182 396 199 440L186 464C156 430 132 384 128 340z`, kit.trim) +
      shape(`M${200 + n + 14} 304C${200 + n + 12} 350 218 396 201 440L214 464C244 430 268 384 272 340z`, kit.deep) +
      line(`M${200 + n + 14} 304C${200 + n + 12} 350 218 396 201 440`, kit.trim, 2.4) +
      line('M200 440V560', kit.deep, 4) +
      line('M200 442V560', '#8B9097', 1.3) +
      shape('M196 438h8v14l-4 5-4-5z', '#B3B6BA') +
      shield(256, 490, 0.95),
  },
  /** A shirt with a collar and a placket; the cross of the medics on the chest. */
  polo: {
    opening: pointed(414),
    clothes: ({ kit, build: { neck: n } }) =>
      shape(
        `M${200 - n - 10} 310C146 326 134 340 130 354L166 416C176 398 188 394 200 394 180 374 ${200 - n - 2} 350
          ${200 - n - 10} 310z`,
        kit.trim,
      ) +
      shape(
        `M${200 + n + 10} 310C254 326 266 340 270 354L234 416C224 398 212 394 200 394 220 374 ${200 + n + 2} 350
          ${200 + n + 10} 310z`,
        kit.deep,
      ) +
      shape('M189 393H211V560H189z', kit.base) +
      line('M189 398V560M211 398V560', kit.deep, 1.6) +
      `<circle cx="200" cy="422" r="3.200" fill="${kit.trim}"/><circle cx="200" cy="462" r="3.200"
        fill="${kit.trim}"/>` +
      '<g transform="translate(264 456)">' +
      shape('M-7-20H7V-7H20V7H7V20H-7V7H-20V-7H-7z', '#F4F3EF') +
      line('M-15 0h7l4-8 7 15 3.500-7h8', '#D9430F', 3) +
      '</g>',
  },
};
