/** A text on one line: what stands there cannot pretend to be the next line of what is written around it. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
