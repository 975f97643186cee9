/**
 * The faces of the school's papers, embedded in them: Geist and Big Shoulders as everywhere, and Inter for the letters
 * that Geist lacks, such as Greek and Venda. The packages hold each alphabet in a file of its own, so a text is set in
 * runs of one file each.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.js';

const GEIST = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map(
  (alphabet) => ['geist', alphabet] as const,
);
const INTER = ['latin-ext', 'greek', 'greek-ext', 'cyrillic-ext', 'vietnamese'].map(
  (alphabet) => ['inter', alphabet] as const,
);

/** In the order in which they are asked for a letter. */
const FILES = {
  body: [...GEIST, ...INTER].map(([family, alphabet]) => `${family}/files/${family}-${alphabet}-400-normal.woff`),
  strong: [...GEIST, ...INTER].map(([family, alphabet]) => `${family}/files/${family}-${alphabet}-600-normal.woff`),
  display: ['latin', 'latin-ext'].map((alphabet) => `big-shoulders/files/big-shoulders-${alphabet}-900-normal.woff`),
} as const;

export type Weight = keyof typeof FILES;

export interface Typeface {
  /** Its name in the PDF's making. */
  name: string;
  font: Font;
}

interface Run {
  face: Typeface;
  text: string;
}

/** In the place of a letter that no face has: seen by whoever reads, and no reason to fail. */
const REPLACEMENT = '?';

const require = createRequire(import.meta.url);
const loaded = new Map<string, Typeface>();
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Marks that only steer, such as a joiner or a change of direction: there is nothing to print. */
const UNPRINTED = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff]*$/;

/**
 * The text as the faces can print it, on one line: composed letters, blanks for tabs, replacements for what they lack.
 */
export function printable(text: string, weight: Weight): string {
  if (PLAIN.test(text)) return text;
  const composed = text
    .normalize('NFC')
    .replaceAll(/[\t\v\f]/g, ' ')
    .replaceAll(UNPRINTED, '');
  return Array.from(letters.segment(composed), ({ segment }) => (faceOf(segment, weight) ? segment : REPLACEMENT)).join(
    '',
  );
}

/** A printable text in runs of one face each. */
export function runsOf(text: string, weight: Weight): Run[] {
  if (PLAIN.test(text)) return text === '' ? [] : [{ face: load(FILES[weight][0]!), text }];
  const runs: Run[] = [];
  for (const { segment } of letters.segment(text)) {
    const last = runs.at(-1);
    const face = last && segment === ' ' ? last.face : faceOf(segment, weight);
    if (!face) continue;
    if (last?.face === face) last.text += segment;
    else runs.push({ face, text: segment });
  }
  return runs;
}

/** The first face that has all of a letter, with its marks. */
function faceOf(letter: string, weight: Weight): Typeface | undefined {
  const codePoints = Array.from(letter, (each) => each.codePointAt(0)!);
  for (const file of FILES[weight]) {
    const face = load(file);
    if (codePoints.every((codePoint) => face.font.hasGlyphForCodePoint(codePoint))) return face;
  }
  return undefined;
}

/** Read once, and only when a text needs it. */
function load(file: string): Typeface {
  let face = loaded.get(file);
  if (!face) {
    face = {
      name: path.basename(file, '.woff'),
      font: create(unpackWoff(readFileSync(require.resolve(`@fontsource/${file}`)))),
    };
    loaded.set(file, face);
  }
  return face;
}
