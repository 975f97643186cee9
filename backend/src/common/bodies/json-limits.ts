/** What JSON text may hold at most. */
export interface JsonLimits {
  depth: number;
  /** Keys of one object. */
  keys: number;
  /** Keys and elements of all objects and lists together. */
  values: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPENING_LIST = 0x5b;
const CLOSING_LIST = 0x5d;
const OPENING_OBJECT = 0x7b;
const CLOSING_OBJECT = 0x7d;

/**
 * The first limit that the raw JSON text exceeds, or undefined. Checked before parsing, because JSON nested ten
 * thousand deep parses well and then stalls everything that walks it. For text that is no JSON the result does not
 * matter: the parser refuses it.
 */
export function exceededJsonLimit(json: string, limits: JsonLimits): keyof JsonLimits | undefined {
  /** A stack of the open lists and objects: 0 for a list, for an object the number of its keys so far. */
  const keys: number[] = [];
  let values = 0;
  for (let i = 0; i < json.length; i++) {
    const character = json.charCodeAt(i);
    if (character === QUOTE) i = endOfText(json, i + 1);
    else if (character === OPENING_OBJECT || character === OPENING_LIST) {
      if (keys.length === limits.depth) return 'depth';
      keys.push(character === OPENING_OBJECT ? 1 : 0);
      if (++values > limits.values) return 'values';
    } else if (character === CLOSING_OBJECT || character === CLOSING_LIST) keys.pop();
    else if (character === COMMA) {
      if (++values > limits.values) return 'values';
      const inObject = keys.pop() ?? 0;
      if (inObject === limits.keys) return 'keys';
      keys.push(inObject === 0 ? 0 : inObject + 1);
    }
  }
  return undefined;
}

/** The index of the closing quote, found by indexOf: an inline image is megabytes of one string. */
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
