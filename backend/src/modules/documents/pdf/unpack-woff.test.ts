import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { unpackWoff } from './unpack-woff.js';

const woff = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/geist/files/geist-latin-400-normal.woff'),
);

it('is the same font', () => {
  const font = unpackWoff(woff);
  expect(font.length).toBe(woff.readUInt32BE(16)); // what the file says of its whole size
  const [packed, unpacked] = [create(woff), create(font)];
  for (let codePoint = 0; codePoint < 0x2200; codePoint += 1)
    expect(unpacked.hasGlyphForCodePoint(codePoint)).toBe(packed.hasGlyphForCodePoint(codePoint));
});

it('refuses what is no WOFF', () => {
  expect(() => unpackWoff(Buffer.alloc(64))).toThrow('This is no WOFF file');
});
