// The sizes of an order's lines that staff put right (CONTRACT section 7, "Correctable"). What was bought, how many of
// it and for how much stays: what is sent of that must be what it is.

export interface CorrectableLine {
  id: number;
  selectedSize: string | null;
}

export interface SizeCorrection {
  /** Where the line stands in what was sent. */
  at: number;
  id: number;
  from: string | null;
  to: string | null;
}

/**
 * @param lines the order's
 * @param sent lines with their id; a size that is left out stays, an empty one is none
 * @returns faults: by `items.<at>.<field>`, the fields that cannot be what was sent
 */
export function sizeCorrections(
  lines: readonly CorrectableLine[],
  sent: readonly Readonly<Record<string, unknown>>[],
): { corrections: SizeCorrection[]; faults: string[] } {
  const faults: string[] = [];
  const corrections: SizeCorrection[] = [];
  if (sent.length === 0 && lines.length > 0) faults.push('items');
  for (const [at, { selectedSize, ...others }] of sent.entries()) {
    const line = lines.find(({ id }) => id === others['id']);
    if (!line) {
      faults.push(`items.${at}.id`);
      continue;
    }
    const known = new Map<string, unknown>(Object.entries(line));
    for (const [field, value] of Object.entries(others))
      if (!known.has(field) || known.get(field) !== value) faults.push(`items.${at}.${field}`);
    if (selectedSize !== undefined && selectedSize !== null && typeof selectedSize !== 'string')
      faults.push(`items.${at}.selectedSize`);
    else if (selectedSize !== undefined) {
      const to = selectedSize?.trim() || null;
      if (to !== line.selectedSize) corrections.push({ at, id: line.id, from: line.selectedSize, to });
    }
  }
  return { corrections, faults };
}
