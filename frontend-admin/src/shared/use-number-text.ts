import { useState } from 'react';

interface NumberText {
  text: string;
  /** @returns what the form is to hold of it: null for nothing, NaN for no number */
  type: (text: string) => number | null;
  /** Left, a number is written the usual way; what is no number stays, to be put right. */
  leave: () => void;
}

/**
 * The text of a number that is being typed.
 * @param held what the form holds: null for an empty field, NaN for what is no number
 * @param numberOf what a text means
 * @param textOf a number as it is typed
 */
export function useNumberText(
  held: number | null,
  numberOf: (text: string) => number,
  textOf: (value: number) => string,
): NumberText {
  const [typed, setTyped] = useState<string>();
  const meant = (text: string) => (text.trim() === '' ? null : numberOf(text));
  // What was typed stands as long as it is what the form holds: a draft or a copy may replace it.
  const isTyped = typed !== undefined && Object.is(meant(typed), held);
  const text = isTyped ? typed : held === null || Number.isNaN(held) ? '' : textOf(held);
  return {
    text,
    type: (next) => {
      setTyped(next);
      return meant(next);
    },
    leave: () => setTyped(Number.isNaN(meant(text)) ? text : undefined),
  };
}
