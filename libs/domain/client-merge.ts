// Two records of one corporate client become one (CONTRACT section 8): of each field in which they differ staff choose
// whose value stays. Proposed is that of the client that is kept, unless it has none.

export interface DifferingField<Field> {
  field: Field;
  kept: unknown;
  merged: unknown;
  isMergedProposed: boolean;
}

/** @param merged the client that goes */
export function differingFields<Field extends string>(
  kept: Readonly<Record<Field, unknown>>,
  merged: Readonly<Record<Field, unknown>>,
  fields: readonly Field[],
): DifferingField<Field>[] {
  return fields
    .filter((field) => (kept[field] ?? '') !== (merged[field] ?? ''))
    .map((field) => ({
      field,
      kept: kept[field],
      merged: merged[field],
      isMergedProposed: (kept[field] ?? '') === '',
    }));
}
