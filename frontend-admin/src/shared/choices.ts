import { sentenceCase } from './record-words';

export interface Choice {
  id: string;
  name: string;
}

/** The choices of a select, from the words that cross the wire. */
export function choicesOf(values: readonly string[]): Choice[] {
  return values.map((value) => ({ id: value, name: sentenceCase(value) }));
}
