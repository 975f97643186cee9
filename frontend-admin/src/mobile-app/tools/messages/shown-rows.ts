import type { ContactMessage } from '#libs/contracts/generated/api';

/**
 * Each once, though a page was read a moment after the one before; without those that were just moved to the other
 * list.
 */
export function shownRows(read: readonly ContactMessage[], archived: boolean): ContactMessage[] {
  return [...new Map(read.map((row) => [row.id, row])).values()].filter((row) => row.archived === archived);
}
