/** Hair and beards, each drawn for its person around the point between the eyes. `behind` lies under the head. */
import { line, shape } from '../svg.mjs';

const strands = (paths, colour, width, opacity) => paths.map((path) => line(path, colour, width, opacity)).join('');

export const HAIR = {
  /** Cropped, thinning at the temples, grey at the sides. */
  crop: {
    behind: () => '',
    front: ({ hair: { base, shade, light, grey } }) =>
      shape(
        `M-70 8C-78-24-78-56-66-82-50-116-18-126 8-125 40-124 64-108 72-78 78-54 77-22 70 8 66-4 65-20 63-34
          61-46 58-56 50-64 44-78 32-82 16-80-4-78-20-84-36-78-46-74-52-62-58-52-63-40-63-8-70 8z`,
        base,
      ) +
      shape(
        `M20-124C50-120 66-104 72-78 78-54 77-22 70 8 66-4 65-20 63-34 61-46 58-56 50-64 46-74 38-78 30-80 40-90
          36-110 20-124z`,
        shade,
      ) +
      shape('M-70 0C-76-18-77-44-70-70-66-58-62-56-59-50-63-34-61-10-62 10-66 10-69 8-70 0z', grey) +
      shape('M70 8C76-18 77-44 71-68 66-58 64-52 63-34 64-18 66-4 70 8z', grey, 0.55) +
      strands(
        [
          'M-46-84C-40-100-26-110-12-113',
          'M-28-86C-22-100-10-108 4-110',
          'M-8-84C-4-98 6-106 20-108',
          'M-58-64C-56-80-50-92-44-98',
        ],
        light,
        3,
        0.7,
      ) +
      strands(['M14-84C20-96 28-102 38-104', 'M34-80C40-90 46-94 54-94'], light, 3, 0.3),
  },
  /** Parted at the side, drawn back into a knot. */
  knot: {
    behind: ({ hair: { base, shade }, turn }) =>
      shape(`M${-4 + turn}-146C22-152 44-138 42-116 40-98-20-98-26-116-28-132-16-144-4-146z`, shade) +
      line('M-16-118C-14-136 4-144 20-140', base, 5) +
      shape('M-74-20C-82-80-50-128 2-128S82-82 76-18C72 10 70 30 62 40H-62C-72 24-72 0-74-20z', shade),
    front: ({ hair: { base, shade, light } }) =>
      shape(
        `M-66 26C-80-20-80-70-56-100-36-124-10-130 12-128 44-125 68-104 75-72 80-44 76-8 66 22 66-6 64-34 52-54
          38-68 8-84-18-92-26-78-46-66-56-46-64-24-62 4-66 26z`,
        base,
      ) +
      shape(
        'M-18-92C-8-108 2-118 20-127 48-122 68-102 75-72 80-44 76-8 66 22 66-6 64-34 52-54 38-68 8-84-18-92z',
        shade,
      ) +
      strands(
        ['M-24-94C-44-84-62-62-66-30', 'M-26-104C-50-92-68-66-70-36', 'M-18-112C-44-108-64-86-70-62'],
        light,
        2.6,
        0.75,
      ) +
      strands(
        ['M-6-96C22-92 50-74 60-48', 'M2-106C34-102 60-82 68-54', 'M14-116C42-112 62-98 70-74'],
        light,
        2.2,
        0.4,
      ) +
      line('M-18-92C-12-104-4-114 8-124', '#0A0B0D', 1.6, 0.6),
    rim: 'M56-103C66-94 71-84 73.500-72 78-48 75-18 67 8',
  },
  /** Shaved close: the shadow of the hair only. */
  shaved: {
    behind: () => '',
    front: ({ hair: { base, shade } }) =>
      shape(
        `M-68-18C-76-74-50-120 2-119 54-120 76-74 69-16 66-28 65-40 62-52 54-74 40-84
          8-86-28-86-50-78-60-54-64-42-66-30-68-18z`,
        base,
        0.55,
      ) +
      shape('M24-117C60-110 76-70 69-16 66-28 65-40 62-52 56-68 48-76 36-82 44-92 40-108 24-117z', shade, 0.55) +
      '<ellipse cx="-26" cy="-92" rx="26" ry="12" fill="#fff" opacity=".13" transform="rotate(-24 -26 -92)"/>',
  },
  /** Long, with a streak of grey, in a braid over the shoulder. */
  braid: {
    behind: ({ hair: { base, shade } }) =>
      shape('M-80 10C-88-70-58-130 2-130S90-72 82 6C84 40 90 70 74 104L50 140H-50C-84 104-78 50-80 10z', shade) +
      shape('M-76 20C-86 56-84 92-64 118L-44 96C-58 70-60 40-62 10z', base),
    front: ({ hair: { base, shade, light, grey } }) =>
      shape(
        `M-62 128C-92 96-96-50-64-94-46-122-16-132 10-130 46-128 74-104 82-66 88-32 86 26 66 70 72 20 70-34
          40-66 28-78 16-88 4-94-2-80-22-66-42-50-64-32-58 24-60 64-58 92-54 112-62 128z`,
        base,
      ) +
      shape(
        'M4-94C10-110 20-122 30-127 58-120 76-98 82-66 88-32 86 26 66 70 72 20 70-34 40-66 28-78 16-88 4-94z',
        shade,
      ) +
      shape('M4-94C-2-80-22-66-42-50-52-42-57-26-60-6-62-32-58-52-42-68-24-84-8-90-2-108z', grey, 0.9) +
      strands(
        ['M-4-112C-40-100-68-70-72-20', 'M0-120C-48-112-78-74-78-10', 'M-66 0C-66 20-64 40-62 56'],
        light,
        2.4,
        0.6,
      ) +
      strands(['M14-110C48-98 72-70 76-24', 'M10-98C44-84 68-54 72-6', 'M28-120C60-104 78-76 80-40'], light, 2.2, 0.4),
    rim: 'M58-106C70-94 77-80 80-64 85-34 83 16 69 58',
    over: ({ hair: { base, shade, light, grey } }) => braid(base, shade, light, grey),
  },
  /** Short and natural, faded at the sides. */
  fade: {
    behind: () => '',
    front: ({ hair: { base, shade, light } }) =>
      shape(
        `M-69 4C-76-24-78-46-74-62-70-80-72-92-62-106-46-128-18-136 6-135 36-136 60-124 69-102 76-86 74-76 76-60
          79-44 76-22 70 4 67-14 67-32 64-46 58-62 54-70 44-72
          14-78-20-78-44-71-54-68-58-60-63-46-66-32-66-14-69 4z`,
        base,
      ) +
      shape(
        `M-69 4C-75-20-77-40-74-60-68-56-65-50-63-46-66-32-66-14-69 4zM70 4C76-20 78-40 76-60 70-56 66-50 64-46
          67-32 67-14 70 4z`,
        shade,
        0.45,
      ) +
      shape(
        `M22-134C46-132 62-120 69-102 76-86 74-76 76-60 79-44 76-22 70 4 67-14 67-32 64-46 58-62 54-70 44-72
          52-92 44-118 22-134z`,
        shade,
      ) +
      curls(light),
  },
  /** Fair, in a high ponytail, a fringe swept to the side. */
  ponytail: {
    behind: ({ hair: { base, shade, light } }) =>
      shape('M30-118C70-140 112-112 116-58 120-10 104 40 112 96 84 84 70 50 72 10 74-30 70-80 30-118z', shade) +
      shape('M40-114C72-122 98-96 100-54 102-18 90 20 94 62 80 40 78 20 80-10 82-50 70-92 40-114z', base) +
      line('M66-104C92-84 92-44 86-2', light, 3, 0.6) +
      shape('M-74-14C-82-78-52-126 2-126S80-80 74-14C72 6 70 16 66 26H-66C-72 12-72 2-74-14z', shade),
    front: ({ hair: { base, shade, light } }) =>
      shape(
        `M-65 34C-78 0-82-64-58-98-38-122-12-129 12-127 44-124 68-104 74-72 78-46 76-14 66 18 66-6 64-32 54-50
          44-62 36-72 28-84 6-66-30-50-52-44-62-30-60 6-65 34z`,
        base,
      ) +
      shape(
        'M28-84C30-100 28-114 24-126 50-120 68-102 74-72 78-46 76-14 66 18 66-6 64-32 54-50 44-62 36-72 28-84z',
        shade,
      ) +
      strands(
        [
          'M20-96C-4-76-38-62-58-50',
          'M18-108C-12-90-46-78-66-54',
          'M10-118C-24-108-54-90-70-64',
          'M22-88C4-72-24-58-46-50',
        ],
        light,
        2.8,
        0.75,
      ) +
      strands(['M34-94C50-80 62-62 66-40', 'M36-106C56-92 68-72 71-50'], light, 2.4, 0.45) +
      shape('M-65 34C-72 10-72-20-64-36-58-20-58 20-62 58-64 50-66 42-65 34z', base),
    rim: 'M74-117C102-108 113-84 114.500-56 118-10 103 40 109 88',
  },
};

function curls(colour) {
  const parts = [];
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 8 - row; i++) {
      const x = -54 + row * 7 + i * 13.4;
      const y = -84 - row * 12 - Math.sin((i / (7 - row)) * Math.PI) * 8;
      parts.push(
        `<path d="M${Math.round(x)} ${Math.round(y)}a4 4 0 1 1 5 2" fill="none" stroke="${colour}"
          stroke-width="2" stroke-linecap="round" opacity="${x > 10 ? 0.35 : 0.75}"/>`,
      );
    }
  return parts.join('');
}

/** Seven turns that fall from the left shoulder, in the coordinates of the picture. */
function braid(base, shade, light, grey) {
  const turns = Array.from({ length: 7 }, (_, i) => {
    const [x, y, s] = [126 - i * 2.5 + Math.sin(i) * 1.5, 312 + i * 27, 1 - i * 0.035];
    return (
      `<g transform="translate(${x.toFixed(1)} ${y}) scale(${s.toFixed(2)})">` +
      shape('M-20-14C-26 4-14 22 2 26 0 8-6-6-20-14z', base) +
      shape('M20-16C28 2 16 22 0 27-2 6 6-8 20-16z', shade) +
      line('M-17-6C-18 6-10 16-2 20', i % 3 === 1 ? grey : light, 2.2, 0.7) +
      line('M16-8C19 4 12 14 4 20', light, 1.8, 0.35) +
      '</g>'
    );
  });
  return turns.join('');
}

export const BEARD = {
  none: () => '',
  /** Short and full, grey at the chin. */
  full: ({ hair: { base, shade, grey }, head }, at) =>
    shape(
      [
        ['M', [-90, -22]],
        ['L', at(-68, -22)],
        ['C', at(-59, 24), at(-58, 48), at(-46, 57)],
        ['C', at(-38, 56), at(-32, 50), at(-20, 49)],
        ['C', at(-10, 48), at(-4, 51), at(0, 51)],
        ['C', at(4, 51), at(10, 48), at(20, 49)],
        ['C', at(32, 50), at(38, 56), at(46, 56)],
        ['C', at(57, 44), at(60, 26), [90, 10]],
        ['L', [90, 140]],
        ['L', [-90, 140]],
        ['Z'],
      ],
      base,
      0.92,
    ) +
    shape(
      [
        ['M', at(66, 14)],
        ['C', at(57, 44), at(50, 54), at(40, 58)],
        ['C', at(30, 70), at(32, 88), at(14, head.chinY + 4)],
        ['L', [90, 140]],
        ['L', [90, 10]],
        ['Z'],
      ],
      shade,
      0.9,
    ) +
    shape(
      [
        ['M', at(-18, 84)],
        ['C', at(-10, 78), at(10, 78), at(18, 84)],
        ['C', at(16, 96), at(10, 112), at(0, 114)],
        ['C', at(-10, 112), at(-16, 96), at(-18, 84)],
        ['Z'],
      ],
      grey,
      0.5,
    ) +
    shape(
      [['M', at(-16, 80)], ['C', at(-8, 76), at(8, 76), at(16, 80)], ['C', at(8, 84), at(-8, 84), at(-16, 80)], ['Z']],
      shade,
      0.9,
    ),
  /** A trimmed circle around the mouth. */
  goatee: ({ hair: { base } }, at) =>
    shape(
      [
        ['M', at(-33, 68)],
        ['C', at(-32, 54), at(-18, 51), at(0, 53)],
        ['C', at(18, 51), at(32, 54), at(33, 68)],
        ['C', at(33, 84), at(28, 104), at(0, 110)],
        ['C', at(-28, 104), at(-33, 84), at(-33, 68)],
        ['Z'],
      ],
      base,
      0.62,
    ),
};
