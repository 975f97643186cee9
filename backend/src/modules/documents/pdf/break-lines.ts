/**
 * Breaks a text into lines of a width: between words, after hyphens and slashes, and inside a word only when it is
 * wider than a line.
 */

/** Where a line may end: after a blank that may break, a hyphen or a slash. */
const PIECES = /(?<=[ \-/\u2010\u2013\u2014])/;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * @param text one paragraph
 * @param width of a line, in the unit of `widthOf`
 * @returns at least one line, without blanks at the ends
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  const end = () => {
    if (line.trim() !== '') lines.push(line.trim());
    line = '';
    taken = 0;
  };
  for (const piece of text.trim().split(PIECES)) {
    if (line !== '' && taken + widthOf(piece.trimEnd()) > width) end();
    for (const part of widthOf(piece.trimEnd()) > width ? cut(piece, width, widthOf) : [piece]) {
      if (line !== '' && taken + widthOf(part.trimEnd()) > width) end();
      line += part;
      taken += widthOf(part);
    }
  }
  end();
  return lines.length > 0 ? lines : [''];
}

/** A word that is wider than a line, in parts that are not. */
function cut(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  let taken = 0;
  for (const { segment } of letters.segment(word)) {
    const more = widthOf(segment);
    if (part !== '' && taken + more > width) {
      parts.push(part);
      part = '';
      taken = 0;
    }
    part += segment;
    taken += more;
  }
  return [...parts, part];
}
