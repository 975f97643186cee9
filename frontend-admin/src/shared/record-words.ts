/** The specification's sentences about one kind of record (spec 3 sections 2 and 8), made from its name. */
export interface RecordWords {
  /** "FAQ", "class schedule" */
  one: string;
  /** "FAQs", "class schedules" */
  many: string;
  /** Said when there is none at all. */
  empty: string;
  /** Said when none matches search and filters, in other words than the usual ones. */
  noneMatching?: string;
}

export type Change = 'create' | 'update' | 'delete';

export const loading = ({ many }: RecordWords): string => `Loading ${many}...`;
export const fetchFailed = ({ many }: RecordWords): string => `Failed to fetch ${many}`;
export const noneMatching = ({ many, noneMatching: own }: RecordWords): string => own ?? `No ${many} match your search.`;
export const changeFailed = (change: Change, { one }: RecordWords): string => `Failed to ${change} ${one}`;
export const changeDone = (change: Change, { one }: RecordWords): string => `${sentenceCase(one)} ${change}d`;
export const confirmDelete = ({ one }: RecordWords): string => `Are you sure you want to delete this ${one}?`;

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
