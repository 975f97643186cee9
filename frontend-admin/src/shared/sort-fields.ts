/** What a list can be ordered by, as people call it. */
import { spelledOut } from './record-words';

export interface SortField {
  field: string;
  label: string;
}

/** Those that have no column to be called after, and whose own names say something else to people. */
const LABELS: Record<string, string> = {
  id: 'Date added',
  createdAt: 'Date added',
  isActive: 'Status',
};

/** Each once, called what its column is called. */
export function sortFieldsOf(
  columns: readonly { label: string; sortBy?: string }[],
  fields: readonly string[],
): SortField[] {
  return [...new Set(fields)].map((field) => ({
    field,
    label: columns.find(({ sortBy }) => sortBy === field)?.label ?? LABELS[field] ?? spelledOut(field),
  }));
}
