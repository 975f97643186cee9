/** Templates of answers: text with variables in braces, `Hello {name}`. */

const VARIABLE = /\{([^{}\s]{1,40})\}/g;

/** The names in braces, each once, in the order in which they stand. */
export function variablesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(VARIABLE), ([, name = '']) => name))];
}

/**
 * The text with what its variables stand for. A value is put in as it is: braces in it are no variables. A name that is
 * none stays as it was written.
 */
export function filledTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(VARIABLE, (written, name: string) => (Object.hasOwn(values, name) ? values[name]! : written));
}
