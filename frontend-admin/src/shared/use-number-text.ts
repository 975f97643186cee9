import { useState } from 'react';

interface NumberText {
  text: string;
  /** @returns the form's value: null when empty, NaN when not a number */
  type: (text: string) => number | null;
  /** On blur a number is formatted; other text stays as typed. */
  leave: () => void;
}

/**
 * State of a number input that keeps the typed text.
 * @param held the form's value: null when empty, NaN when not a number
 * @param parse text to number
 * @param format number to text
 */
export function useNumberText(
  held: number | null,
  parse: (text: string) => number,
  format: (value: number) => string,
): NumberText {
  const [typed, setTyped] = useState<string>();
  const meant = (text: string) => (text.trim() === '' ? null : parse(text));
  // The typed text is dropped once the form's value is changed from outside, as by a draft or a copy.
  const isTyped = typed !== undefined && Object.is(meant(typed), held);
  const text = isTyped ? typed : held === null || Number.isNaN(held) ? '' : format(held);
  return {
    text,
    type: (next) => {
      setTyped(next);
      return meant(next);
    },
    leave: () => setTyped(Number.isNaN(meant(text)) ? text : undefined),
  };
}
