const OPENING = new Set(['{', '[']);
const CLOSING = new Set(['}', ']']);

/**
 * Whether JSON text nests deeper than allowed. It reads the raw text, because JSON nested ten thousand deep parses
 * well and then breaks everything that walks it. Text that is no JSON gets some answer; the parser refuses it later.
 */
export function isNestedDeeperThan(json: string, maxDepth: number): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const character = json[i] as string;
    if (inString) {
      if (character === '\\') i++;
      else if (character === '"') inString = false;
    } else if (character === '"') {
      inString = true;
    } else if (OPENING.has(character)) {
      if (++depth > maxDepth) return true;
    } else if (CLOSING.has(character)) {
      depth--;
    }
  }
  return false;
}
