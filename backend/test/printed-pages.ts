/** Where the words of a printed page stand. */
import type { Page } from '../../e2e/support/read-pdf.mjs';
import { LEFT, PAGE, RIGHT } from '../src/modules/documents/pdf/page-style.js';

export const blanked = (text: string) => text.replaceAll('\u00a0', ' ');

interface Box {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The letters themselves, from the feet of a "p" to the head of a "T". */
function boxes({ words }: Page): Box[] {
  return words.map(({ text, x, y, width, size }) => ({
    text,
    left: x,
    right: x + width,
    bottom: y - 0.2 * size,
    top: y + 0.75 * size,
  }));
}

export function outside(page: Page): Box[] {
  return boxes(page).filter(
    ({ left, right, bottom, top }) => left < LEFT - 1 || right > RIGHT + 1 || bottom < 28 || top > PAGE.height - 40,
  );
}

export function overlaps(page: Page): [string, string][] {
  const all = boxes(page);
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => touch(one, other))
      .map((other): [string, string] => [one.text, other.text]),
  );
}

const SLACK = 0.6;
function touch(one: Box, other: Box): boolean {
  return (
    one.left < other.right - SLACK &&
    other.left < one.right - SLACK &&
    one.bottom < other.top - SLACK &&
    other.bottom < one.top - SLACK
  );
}
