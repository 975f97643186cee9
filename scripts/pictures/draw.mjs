// Draws the pictures of the site anew from their sources beside this file: npm run pictures.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawPictures } from './pictures.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

for (const [file, svg] of drawPictures()) {
  await mkdir(path.dirname(path.join(ROOT, file)), { recursive: true });
  await writeFile(path.join(ROOT, file), svg);
}
