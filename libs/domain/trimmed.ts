/** Blanks of all scripts, and what shows nothing: joiners, marks of direction, fillers, the empty sign of Braille. */
const NOTHING_TO_SEE = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Without blanks at its ends. A text in which there is nothing to see is empty: nobody could read it as a name. */
export function trimmed(text: string): string {
  return NOTHING_TO_SEE.test(text) ? '' : text.trim();
}
