// Passwords that are among the first anybody tries (CONTRACT section 10): a common one, the names of the account or of
// the school. Capitals, figures in place of letters, and figures or marks at the ends make none of them harder to
// guess.

/** A common word with something at its ends is as good as the word only if the word is very common. */
const VERY_COMMON = 5_000;
const SHORTEST_WORD = 4;
const SHORTEST_NAME = 3;
/** A year behind a name. */
const MOST_DIGITS = 4;
const LOOKS_LIKE: Record<string, string> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

/**
 * @param names of the account and of the school; each of their words counts too
 * @param commonness the place of a word among the common passwords, 0 the most common; without it none is known
 */
export function isEasyToGuess(
  password: string,
  names: readonly string[],
  commonness: (word: string) => number | undefined = () => undefined,
): boolean {
  const plain = password.toLowerCase();
  if (commonness(plain) !== undefined) return true;
  const words = readings(plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  if (words.some((word) => word.length >= SHORTEST_WORD && (commonness(word) ?? VERY_COMMON) < VERY_COMMON))
    return true;
  const withoutMarks = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const yearBehind = /(?<!\d)\d{1,4}$/.exec(withoutMarks)?.[0] ?? '';
  const beforeYear = readings(withoutMarks.slice(0, withoutMarks.length - yearBehind.length));
  return [plain, ...readings(withoutMarks), ...beforeYear].some((reading) => isOnlyNames(squeezed(reading), names));
}

/** What is meant by figures in place of letters; a 1 may be an i or an l. */
function readings(text: string): string[] {
  return ['i', 'l'].map((one) => text.replace(/[013457@$!]/g, (sign) => LOOKS_LIKE[sign] ?? one));
}

/** Whether nothing but a few digits is left when the names are taken out. */
function isOnlyNames(text: string, names: readonly string[]): boolean {
  const parts = names
    .flatMap((name) => [name, ...name.split('@'), ...name.split(/[^\p{L}\p{N}]+/u)])
    .map((name) => squeezed(name.toLowerCase()));
  const longestFirst = parts.filter(({ length }) => length >= SHORTEST_NAME).sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, name) => left.replaceAll(name, ''), text);
  return rest !== text && rest.length <= MOST_DIGITS && /^\d*$/.test(rest);
}

function squeezed(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
