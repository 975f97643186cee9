import fc from 'fast-check';
import { layoutDay } from '#libs/domain/schedule/overlap-layout';

interface Lesson {
  id: string;
  startMinutes: number;
  endMinutes: number;
}

/** "A 18:00-19:00" as an entry. */
function lesson(text: string): Lesson {
  const [id = '', times = ''] = text.split(' ');
  const [start = 0, end = 0] = times.split('-').map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  return { id, startMinutes: start, endMinutes: end };
}

/** Blocks as text: "A0/2 B1/2" is A in column 0 of 2 and B in column 1 of 2. */
function layout(...lessons: string[]): string[] {
  return layoutDay(lessons.map(lesson)).map((block) =>
    block.entries.map((e) => `${e.id}${e.column}/${e.totalColumns}`).join(' '),
  );
}

const cases: { name: string; day: string[]; blocks: string[] }[] = [
  { name: 'an empty day has no block', day: [], blocks: [] },
  { name: 'one class is one block', day: ['A 18:00-19:00'], blocks: ['A0/1'] },
  { name: 'two apart are two blocks', day: ['A 09:00-10:00', 'B 18:00-19:00'], blocks: ['A0/1', 'B0/1'] },
  { name: 'classes that only touch do not overlap', day: ['A 18:00-19:00', 'B 19:00-20:00'], blocks: ['A0/1', 'B0/1'] },
  { name: 'one minute of overlap is one block', day: ['A 18:00-19:01', 'B 19:00-20:00'], blocks: ['A0/2 B1/2'] },
  { name: 'the same times are one block', day: ['A 18:00-19:00', 'B 18:00-19:00'], blocks: ['A0/2 B1/2'] },
  { name: 'one inside the other', day: ['A 18:00-20:30', 'B 19:00-20:00'], blocks: ['A0/2 B1/2'] },
  {
    name: 'a chain is one block, and C goes back to the free column',
    day: ['A 17:00-18:30', 'B 18:00-19:30', 'C 19:00-20:00'],
    blocks: ['A0/2 B1/2 C0/2'],
  },
  {
    name: 'a chain whose ends touch reuses the column',
    day: ['A 17:00-18:00', 'B 17:30-18:30', 'C 18:00-19:00'],
    blocks: ['A0/2 B1/2 C0/2'],
  },
  {
    name: 'a long class holds later ones that do not meet each other',
    day: ['A 09:00-12:00', 'B 09:00-10:00', 'C 11:00-12:00'],
    blocks: ['B0/2 A1/2 C0/2'],
  },
  {
    name: 'three at once need three columns',
    day: ['A 18:00-19:00', 'B 18:15-19:15', 'C 18:30-19:30'],
    blocks: ['A0/3 B1/3 C2/3'],
  },
  {
    name: 'a chain ends where nobody is left',
    day: ['A 17:00-18:30', 'B 18:00-19:00', 'C 19:00-20:00'],
    blocks: ['A0/2 B1/2', 'C0/1'],
  },
  {
    name: 'the order given does not matter',
    day: ['C 19:00-20:00', 'B 18:00-19:30', 'A 17:00-18:30'],
    blocks: ['A0/2 B1/2 C0/2'],
  },
  {
    name: 'a short class with a long one still sounding after it',
    day: ['A 08:00-12:00', 'B 08:30-09:00', 'C 10:00-11:00', 'D 11:59-13:00'],
    blocks: ['A0/2 B1/2 C1/2 D1/2'],
  },
  { name: 'the whole day', day: ['A 00:00-23:59', 'B 23:58-23:59'], blocks: ['A0/2 B1/2'] },
];

test.each(cases)('$name', ({ day, blocks }) => expect(layout(...day)).toEqual(blocks));

test('a block spans from its first start to its last end', () => {
  const [block] = layoutDay([lesson('A 18:00-20:30'), lesson('B 19:00-20:15')]);
  expect(block).toMatchObject({ startMinutes: 1080, endMinutes: 1230 });
  expect(block?.entries.map((entry) => entry.durationMinutes)).toEqual([150, 75]);
});

const anyDay = fc
  .array(
    fc
      .tuple(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 240 }))
      .map(([start, length]) => ({ startMinutes: start, endMinutes: Math.min(1439, start + length) })),
    { maxLength: 30 },
  )
  .map((entries) => entries.map((entry, id) => ({ ...entry, id })));

test('any day: a class is in one block, no blocks overlap, no two classes share a column at one time', () => {
  fc.assert(
    fc.property(anyDay, (entries) => {
      const blocks = layoutDay(entries);
      expect(blocks.flatMap((block) => block.entries.map((entry) => entry.id)).sort((a, b) => a - b)).toEqual(
        entries.map((entry) => entry.id),
      );
      for (const [at, block] of blocks.entries()) {
        const next = blocks[at + 1];
        if (next) expect(block.endMinutes).toBeLessThanOrEqual(next.startMinutes);
        for (const one of block.entries) {
          expect(one.column).toBeLessThan(one.totalColumns);
          const sharing = block.entries.filter(
            (other) =>
              other !== one &&
              other.column === one.column &&
              other.startMinutes < one.endMinutes &&
              one.startMinutes < other.endMinutes,
          );
          expect(sharing).toEqual([]);
        }
      }
    }),
  );
});

test('any day: classes of a block of two or more each meet another one of it', () => {
  fc.assert(
    fc.property(anyDay, (entries) => {
      for (const { entries: group } of layoutDay(entries).filter((block) => block.entries.length > 1)) {
        for (const one of group)
          expect(
            group.some(
              (other) => other !== one && other.startMinutes < one.endMinutes && one.startMinutes < other.endMinutes,
            ),
          ).toBe(true);
      }
    }),
  );
});
