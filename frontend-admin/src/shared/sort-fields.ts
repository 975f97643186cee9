/** What a list can be ordered by, as people call it. */
import { sentenceCase } from './record-words';

export interface SortField {
  field: string;
  label: string;
}

/** Those that have no column to be called after, and whose own names say something else to people. */
const LABELS: Record<string, string> = {
  id: 'Date added',
  createdAt: 'Date added',
  isActive: 'Status',
  lastReceivedAt: 'Date',
  fullName: 'From',
  archiveDate: 'Archived',
};

/** Each once, called what its column is called. */
export function sortFieldsOf(
  columns: readonly { label: string; sortBy?: string }[],
  fields: readonly string[],
): SortField[] {
  return [...new Set(fields)].map((field) => ({
    field,
    label: columns.find(({ sortBy }) => sortBy === field)?.label ?? LABELS[field] ?? wordsOf(field),
  }));
}

/** "Start date" of `startDate` */
function wordsOf(field: string): string {
  return sentenceCase(field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
