import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { ContactMessage } from '#libs/contracts/contact-message';
import { newestId, steadyRows } from './steady-rows';

interface Seen {
  /** Which part of which list. */
  part: string;
  rows: readonly ContactMessage[];
}

/** The list's rows; on the first page of the newest, those that came in since wait until they are asked for. */
export function useSteadyRows() {
  const {
    data = [],
    isPending,
    isPlaceholderData,
    page,
    perPage,
    sort,
    filterValues,
  } = useListContext<ContactMessage>();
  const part = JSON.stringify([filterValues, page, perPage, sort]);
  const [seen, setSeen] = useState<Seen>();
  if (!isPending && !isPlaceholderData && seen?.part !== part) setSeen({ part, rows: data });
  const isArchive = filterValues['archived'] === true;
  const isTop = page === 1 && sort.field === 'createdAt' && sort.order === 'DESC' && !isArchive;
  const isSteady = isTop && seen?.part === part;
  const { shown, waiting } = isSteady
    ? steadyRows(
        seen.rows.filter(({ archived }) => !archived),
        newestId(seen.rows),
        data,
      )
    : { shown: data, waiting: 0 };

  /** What staff changed is known at once, also of rows that were pushed off the page. */
  function note(changed: ContactMessage): void {
    setSeen(
      (before) => before && { ...before, rows: before.rows.map((row) => (row.id === changed.id ? changed : row)) },
    );
  }

  return { rows: shown, waiting, note, showNew: () => setSeen(undefined) };
}
