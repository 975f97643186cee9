/** A link that dials what a person typed; undefined for what holds no number to dial ("call me at work"). */
export function callLink(typed: string): string | undefined {
  const number = typed.replace(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : undefined;
}
