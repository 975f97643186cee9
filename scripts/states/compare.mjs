// What changed between two folders of pictures, as pictures.
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * @typedef {{ area: string, path: string, kind: 'changed' | 'new' | 'gone' | 'names', share?: number, state?: string,
 *   file?: string, difference?: string, before?: string, after?: string }} Change
 */

/** Of 255: what no eye sees, as two machines may round a colour in two ways. */
const UNSEEN = 8;
const CHANGED = [214, 0, 66];
/** How much of what stayed the same is left to see, so that a change is found in its place. */
const FADED = 0.2;

/**
 * Two pictures laid on each other at their upper left corner; where only one of them has a pixel, it changed.
 * @param {Buffer | string} before @param {Buffer | string} after
 * @returns {Promise<{ changedPixels: number, share: number, picture: import('sharp').Sharp | undefined }>}
 */
export async function compare(before, after) {
  const [one, other] = await Promise.all([before, after].map(readPixels));
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = Buffer.alloc(width * height * 3);
  let changedPixels = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isChanged = differs(one, other, x, y);
      if (isChanged) changedPixels += 1;
      drawn.set(isChanged ? CHANGED : faded(other, x, y), (y * width + x) * 3);
    }
  return {
    changedPixels,
    share: changedPixels / (width * height),
    picture: changedPixels === 0 ? undefined : sharp(drawn, { raw: { width, height, channels: 3 } }).png(),
  };
}

/**
 * @param {{ screens: object[] }} now what was taken (take-screen.mjs)
 * @param {{ screens: object[] }} before the same of the older folder
 * @param {{ folder: string, older: string }} folders of both; the pictures of the differences go below the first
 * @returns {Promise<Change[]>} one for each picture that changed, came or went; the most changed first
 */
export async function compareFolders(now, before, { folder, older }) {
  const [news, olds] = [now, before].map(filesOf);
  const changes = [];
  for (const [file, place] of news) {
    if (!olds.has(file)) {
      changes.push({ ...place, file, kind: 'new', share: 1 });
      continue;
    }
    const [bytesBefore, bytesNow] = await Promise.all([
      readFile(path.join(older, file)),
      readFile(path.join(folder, file)),
    ]);
    if (bytesBefore.equals(bytesNow)) continue;
    const { share, picture } = await compare(bytesBefore, bytesNow);
    if (!picture) continue;
    const difference = path.join('differences', file);
    await mkdir(path.dirname(path.join(folder, difference)), { recursive: true });
    await picture.toFile(path.join(folder, difference));
    changes.push({ ...place, file, kind: 'changed', share, difference });
  }
  for (const [file, place] of olds) if (!news.has(file)) changes.push({ ...place, file, kind: 'gone', share: 1 });
  return [...changes.toSorted((a, b) => b.share - a.share), ...changedNames(now, before)];
}

/** What screen readers say, where it is not the same. */
function changedNames(now, before) {
  const olds = new Map(before.screens.map(({ area, path: name, names }) => [`${area} ${name}`, names]));
  return now.screens
    .filter(({ area, path: name, names }) => (olds.get(`${area} ${name}`) ?? names) !== names)
    .map(({ area, path: name, names }) => ({
      area,
      path: name,
      kind: 'names',
      before: olds.get(`${area} ${name}`),
      after: names,
    }));
}

/** Puts the older pictures of what changed beside the newer, so that the folder can be sent as a whole. */
export async function keepOlder(changes, { folder, older }) {
  for (const { file, kind } of changes) {
    if (kind !== 'changed' && kind !== 'gone') continue;
    const target = path.join(folder, 'before', file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(older, file), target);
  }
}

function filesOf({ screens }) {
  return new Map(
    screens.flatMap(({ area, path: name, pictures }) =>
      pictures.map(({ file, state }) => [file, { area, path: name, state }]),
    ),
  );
}

async function readPixels(picture) {
  const { data: pixels, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels, width: info.width, height: info.height, channels: info.channels };
}

function differs(one, other, x, y) {
  if (x >= one.width || y >= one.height || x >= other.width || y >= other.height) return true;
  const [a, b] = [place(one, x, y), place(other, x, y)];
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs(one.pixels[a + channel] - other.pixels[b + channel]) > UNSEEN) return true;
  return false;
}

function faded(picture, x, y) {
  const at = place(picture, x, y);
  return [0, 1, 2].map((channel) => 255 - (255 - picture.pixels[at + channel]) * FADED);
}

function place({ width, channels }, x, y) {
  return (y * width + x) * channels;
}
