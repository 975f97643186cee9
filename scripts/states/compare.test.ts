/** The comparison sees what changed, and nothing in what did not. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { compare, compareFolders } from './compare.mjs';

const WHITE = { r: 255, g: 255, b: 255 };
const picture = (width: number, height: number, background = WHITE) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const withSpot = async (width: number, height: number) =>
  sharp(await picture(width, height))
    .composite([{ input: await picture(2, 2, { r: 0, g: 0, b: 0 }), left: 3, top: 4 }])
    .png()
    .toBuffer();

it('finds a spot, and draws it where it is', async () => {
  const found = await compare(await picture(10, 10), await withSpot(10, 10));
  expect(found).toMatchObject({ changedPixels: 4, share: 0.04 });
  const { data: pixels } = await found.picture!.raw().toBuffer({ resolveWithObject: true });
  expect([...pixels.subarray((4 * 10 + 3) * 3, (4 * 10 + 3) * 3 + 3)]).toEqual([214, 0, 66]);
});

it.each([
  ['the same', WHITE],
  ['a shade that no eye sees', { r: 250, g: 255, b: 255 }],
])('finds nothing in %s', async (_what, shade) => {
  const found = await compare(await picture(6, 6), await picture(6, 6, shade));
  expect(found).toMatchObject({ changedPixels: 0, picture: undefined });
});

it('counts what one of them has more', async () => {
  expect((await compare(await picture(10, 10), await picture(10, 12))).changedPixels).toBe(20);
});

it('lists what changed most first, then what came and went, and other names', async () => {
  const [older, folder] = [mkdtempSync(path.join(tmpdir(), 'old-')), mkdtempSync(path.join(tmpdir(), 'new-'))];
  const taken = (names: string, states: string[]) => ({
    screens: [
      {
        area: 'site',
        path: '/',
        names,
        pictures: states.map((state) => ({ state, file: `${state}.png`, sidewaysPx: 0 })),
      },
    ],
  });
  const write = async (where: string, state: string, bytes: Buffer) =>
    sharp(bytes).toFile(path.join(where, `${state}.png`));
  for (const state of ['same', 'spot', 'gone']) await write(older, state, await picture(10, 10));
  await write(folder, 'same', await picture(10, 10));
  await write(folder, 'spot', await withSpot(10, 10));
  await write(folder, 'new', await picture(10, 10));
  const changes = await compareFolders(
    taken('- heading "B"', ['same', 'spot', 'new']),
    taken('- heading "A"', ['same', 'spot', 'gone']),
    { folder, older },
  );
  expect(changes.map(({ state, kind }) => [state, kind])).toEqual([
    ['new', 'new'],
    ['gone', 'gone'],
    ['spot', 'changed'],
    [undefined, 'names'],
  ]);
});
