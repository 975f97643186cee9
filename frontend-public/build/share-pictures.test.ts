import sharp from 'sharp';
import { routes } from '../src/routes';
import { sharePicture } from '../src/search-engines/share-picture';
import { breakLines, lineWidthPx } from './set-type';
import { drawSharePicture } from './share-pictures';

const LIMIT_BYTES = 90_000;

test.each(['/', '/self-defence/firearms', '/product-page/2', '/terms-and-conditions', '/order-success'])(
  'the picture of %s is 1200 by 630, small, and the same each time',
  async (path) => {
    const picture = sharePicture(routes.find((route) => route.path === path)!);
    const bytes = await drawSharePicture(picture);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(LIMIT_BYTES);
    expect(await drawSharePicture(picture)).toEqual(bytes);
  },
);

test('the title is on it', async () => {
  const picture = sharePicture(routes[0]!);
  expect(await drawSharePicture({ ...picture, title: 'Another title' })).not.toEqual(await drawSharePicture(picture));
});

test('a title that fits at no size stops the build', async () => {
  await expect(drawSharePicture({ ...sharePicture(routes[0]!), title: 'Word '.repeat(60).trim() })).rejects.toThrow(
    'too long',
  );
});

test('lines break between words and keep to the width', () => {
  const lines = breakLines('ELITE PROTECTIVE TACTICS', 'display', 120, 690)!;
  expect(lines.join(' ')).toBe('ELITE PROTECTIVE TACTICS');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(lineWidthPx(line, 'display', 120)).toBeLessThanOrEqual(690);
});

test('a word wider than its place is not broken', () =>
  expect(breakLines('CONDITIONS', 'display', 300, 690)).toBeUndefined());
