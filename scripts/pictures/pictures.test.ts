/** The drawn pictures in the repository are what their sources draw, and light. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawPictures } from './pictures.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MOST_BYTES = 40_000;

// The server reads no drawings (image-processor), and its tests may have come before in this process.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

const pictures = [...drawPictures()];

test.each(pictures)('%s is drawn by npm run pictures, and not by hand', (file, svg) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8')).toBe(svg);
});

test.each(pictures)('%s is light, whole, and asks for nothing from elsewhere', async (_, svg) => {
  expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg).not.toMatch(/<(script|image|text|foreignObject)\b|(?:href|src)=/);
  await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' });
});
