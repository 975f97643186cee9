interface NaturalNumberRule {
  notNatural: string;
  max: number;
  tooLarge: string;
}

/** Why a number field's value is refused: it takes whole numbers from 0. An empty one is the server's to fill. */
export function naturalNumberRefusal(
  value: unknown,
  { notNatural, max, tooLarge }: NaturalNumberRule,
): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return notNatural;
  return value > max ? tooLarge : undefined;
}
