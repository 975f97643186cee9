/** A response of another shape than expected: a proxy's page, a newer server. Callers show it as a load failure. */
export class MalformedResponse extends Error {
  override readonly name = 'MalformedResponse';
}

/**
 * Validates a list from the server: every entry an object with text in these fields, and `isSound`. Throws
 * MalformedResponse, so that the page shows a failure instead of crashing.
 */
export function validatedList<Entry extends object>(
  answer: readonly Entry[],
  textFields: readonly (keyof Entry)[],
  isSound?: (entry: Entry) => boolean,
): Entry[] {
  const sent: unknown = answer;
  if (!Array.isArray(sent)) throw new MalformedResponse('The answer is no list');
  return answer.map((entry) => validatedEntry(entry, textFields, isSound));
}

/** The same for one record. */
export function validatedEntry<Entry extends object>(
  answer: Entry,
  textFields: readonly (keyof Entry)[],
  isSound: (entry: Entry) => boolean = () => true,
): Entry {
  const isObject = typeof answer === 'object' && (answer as Entry | null) !== null;
  if (!isObject || !textFields.every((field) => typeof answer[field] === 'string') || !isSound(answer))
    throw new MalformedResponse('The answer is not what was asked for');
  return answer;
}

export function isTextOrNone(value: unknown): boolean {
  return value === null || value === undefined || typeof value === 'string';
}

export function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
