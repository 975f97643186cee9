/** What was typed, without the spaces around it; null when that is nothing. */
export function typedText(value: unknown): string | null {
  return typeof value === 'string' ? value.trim() || null : null;
}
