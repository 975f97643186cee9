/** A list's search, filters, order and rows per page under a name (react-admin's "saved query"). */
import type { SavedQuery, SortPayload } from 'react-admin';

/** The dialog's name in the address. */
export const VIEWS_DIALOG = 'views';

export const MOST_NAME_CHARACTERS = 60;

export interface ListState {
  filter: Record<string, unknown>;
  sort: SortPayload;
  perPage: number;
}

export function savedView(label: string, state: ListState): SavedQuery {
  return { label: label.trim(), value: { ...state, displayedFilters: [] } };
}

/** The address of the view's first page, as react-admin's lists read it. */
export function viewSearch({ value: { filter, sort, perPage } }: SavedQuery): string {
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && { sort: sort.field, order: sort.order }),
    page: '1',
    ...(perPage && { perPage: String(perPage) }),
  });
  return `?${search.toString()}`;
}

export function isShown({ value: { filter, sort, perPage } }: SavedQuery, state: ListState): boolean {
  return canonical({ filter, sort, perPage }) === canonical(state);
}

/** What is wrong with the name of a new view; undefined when nothing is. */
export function nameProblem(name: string | null | undefined, views: readonly SavedQuery[]): string | undefined {
  const tidy = (name ?? '').trim();
  if (tidy === '') return 'Name is required';
  if (tidy.length > MOST_NAME_CHARACTERS) return `Name must be at most ${MOST_NAME_CHARACTERS} characters`;
  if (views.some(({ label }) => label.toLowerCase() === tidy.toLowerCase()))
    return 'There is already a view with this name';
  return undefined;
}

/** The same text for the same state, in whichever order its parts were set. */
function canonical(state: unknown): string {
  return JSON.stringify(state, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
      : value,
  );
}
