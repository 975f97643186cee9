/**
 * An answer that is not what was asked for: a page of a proxy, a newer server. Whoever asked shows it as a failure to
 * read.
 */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

/**
 * A list the server sent, once it is seen to be one: each entry an object with text in these fields, and sound. Raises
 * UnreadableAnswer otherwise, so that the page says so instead of breaking.
 */
export function checkedList<Entry extends object>(
  answer: readonly Entry[],
  textFields: readonly (keyof Entry)[],
  isSound?: (entry: Entry) => boolean,
): Entry[] {
  const sent: unknown = answer;
  if (!Array.isArray(sent)) throw new UnreadableAnswer('The answer is no list');
  return answer.map((entry) => checkedEntry(entry, textFields, isSound));
}

/** The same for one thing. */
export function checkedEntry<Entry extends object>(
  answer: Entry,
  textFields: readonly (keyof Entry)[],
  isSound: (entry: Entry) => boolean = () => true,
): Entry {
  const isObject = typeof answer === 'object' && (answer as Entry | null) !== null;
  if (!isObject || !textFields.every((field) => typeof answer[field] === 'string') || !isSound(answer))
    throw new UnreadableAnswer('The answer is not what was asked for');
  return answer;
}

export function isTextOrNone(value: unknown): boolean {
  return value === null || value === undefined || typeof value === 'string';
}

export function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
