/** The length of what a person typed, as the server counts it: without the spaces around it. */
export function typedLength(value: unknown): number {
  return typeof value === 'string' ? value.trim().length : 0;
}
