/**
 * A list the server sent, once it is seen to be one: each entry an object with text in these fields. Raises otherwise, so
 * that an answer that is none (a page of a proxy, a newer server) is a failure to read, and not a page that breaks.
 */
export function checkedList<Entry extends object>(answer: readonly Entry[], textFields: readonly (keyof Entry)[]): Entry[] {
  const sent: unknown = answer;
  const isEntry = (entry: Entry | null) => typeof entry === 'object' && entry !== null && textFields.every((field) => typeof entry[field] === 'string');
  if (!Array.isArray(sent) || !answer.every(isEntry)) throw new TypeError('The answer is not the list that was asked for');
  return [...answer];
}
