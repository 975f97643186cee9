/**
 * Text on one line, such as a name: in a mail a line end within it would begin what looks like another of the school's
 * own lines.
 */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
