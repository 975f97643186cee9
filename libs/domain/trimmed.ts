/** Blanks of all scripts, and what shows nothing: joiners, marks of direction, fillers, the empty sign of Braille. */
const NOTHING_TO_SEE = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Turn the direction of what follows them: "exe.jpg" is read where "gpj.exe" is written, and one sum for another. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** As it is read where nothing turns it. Scripts that run from right to left need no such signs. */
export function undirected(text: string): string {
  return text.replaceAll(DIRECTIONS, '');
}

/**
 * Without blanks at its ends, and without signs that turn it: who pasted one does not see it. A text in which there is
 * nothing to see is empty: nobody could read it as a name.
 */
export function trimmed(text: string): string {
  return NOTHING_TO_SEE.test(text) ? '' : undirected(text).trim();
}
