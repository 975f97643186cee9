const OPENING = new Set(['{', '[']);
const CLOSING = new Set(['}', ']']);

/**
 * Whether JSON text nests deeper than allowed. It reads the raw text, because JSON nested ten thousand deep parses
 * well and then breaks everything that walks it. Text that is no JSON gets some answer; the parser refuses it later.
 */
export function isNestedDeeperThan(json: string, maxDepth: number): boolean {
  let depth = 0;
  for (let i = 0; i < json.length; i++) {
    const character = json[i] as string;
    if (character === '"') i = endOfText(json, i + 1);
    else if (OPENING.has(character)) {
      if (++depth > maxDepth) return true;
    } else if (CLOSING.has(character)) depth--;
  }
  return false;
}

/** Where the quote that closes a text is. Leaps from quote to quote: an inline image is megabytes of one text. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start);
  while (end !== -1 && isEscaped(json, start, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, start: number, quote: number): boolean {
  let first = quote;
  while (first > start && json[first - 1] === '\\') first--;
  return (quote - first) % 2 === 1;
}
