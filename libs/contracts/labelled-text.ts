/** A text that says nothing to the rules but its length. */
export function labelledText<Label extends string, Length extends number>(label: Label, maxLength: Length) {
  return { label, maxLength, tooLong: `${label} must be text of at most ${maxLength} characters` } as const;
}
