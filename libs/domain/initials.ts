// What stands for a person or a company where there is no picture of them (design, "Imagery without photos").

/** The first letters of the first and the last word; one letter for one word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
