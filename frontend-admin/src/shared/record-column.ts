import type { ReactNode } from 'react';

/**
 * Where a column stands on a card: quiet above the title; the title, with a badge at its end; below it a line, plain or
 * quiet; at the foot, of which the first takes the room that the actions leave.
 */
export type CardPlace = 'above' | 'title' | 'badge' | 'line' | 'quiet' | 'foot' | 'actions';

/** What a list shows of each record: a column of its table on a wide screen, a part of its card on a narrow one. */
export interface RecordColumn<Row> {
  label: string;
  /** The field the list is sorted by when the head is pressed; missing: the head is no button. */
  sortBy?: string;
  align?: 'right';
  render: (row: Row) => ReactNode;
  /** Missing: it shows in the table alone. */
  card?: CardPlace;
  /** What the card shows, where that is not what the table does; of nothing the card has no line. */
  onCard?: (row: Row) => ReactNode;
}
