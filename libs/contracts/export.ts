/** Exports whose file a job writes: which lists, from what size, and the words (issue 17). */

/** What is exported so, as the addresses call it: a list, or of invoices their lines or payments. */
export const EXPORT_RESOURCES = [
  'orders',
  'invoices',
  'invoice-lines',
  'invoice-payments',
  'contact-messages',
] as const;
export type ExportResource = (typeof EXPORT_RESOURCES)[number];

/** Up to here the file is there within seconds, and is answered at once. */
const MOST_AT_ONCE = 10_000;

/** Whether so many records are a job's. */
export function isLargeExport(rows: number): boolean {
  return rows > MOST_AT_ONCE;
}

export const EXPORT_RULES = {
  isBusy: 'You already have an export in progress. Wait until it is ready or cancel it',
  notReady: 'This file is not ready yet',
  gone: 'This file is no longer available. Exports are kept for a day, or until a person is erased',
} as const;
