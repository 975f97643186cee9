/** Whatever ends a line somewhere. */
export const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** A text on one line: what stands there cannot pretend to be the next line of what is written around it. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** The lines on which something is written. */
export function linesOf(text: string): string[] {
  return text
    .split(LINE_BREAKS)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
