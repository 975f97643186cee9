/** Files that a job writes: of which lists and papers, from what size, and the words (issue 17). */

/** Lists, as the addresses call them; of invoices also their lines or payments. */
export const LIST_EXPORTS = ['orders', 'invoices', 'invoice-lines', 'invoice-payments', 'contact-messages'] as const;

export type ListExport = (typeof LIST_EXPORTS)[number];

/** Papers that grow with what the school has: a line for each open invoice, client or product. */
export const PAPER_EXPORTS = ['statements', 'debtors', 'best-sellers'] as const;
export type PaperExport = (typeof PAPER_EXPORTS)[number];

export const EXPORT_RESOURCES = [...LIST_EXPORTS, ...PAPER_EXPORTS] as const;
export type ExportResource = (typeof EXPORT_RESOURCES)[number];

/** Up to here the file is there within seconds, and is answered at once. */
const MOST_AT_ONCE = 10_000;

/** Whether so many records are a job's. */
export function isLargeExport(rows: number): boolean {
  return rows > MOST_AT_ONCE;
}

/** About thirty pages, which a slow machine sets within two seconds. */
const MOST_LINES_AT_ONCE = 1_000;

/** Whether a PDF of so many lines is a job's. */
export function isLongPaper(lines: number): boolean {
  return lines > MOST_LINES_AT_ONCE;
}

/** To whoever asks for it at once. */
export function paperIsLong(paper: PaperExport): string {
  return `This PDF has too many lines to be made at once. Ask for it with POST /api/admin/exports/${paper}`;
}

export const EXPORT_RULES = {
  isBusy: 'You already have an export in progress. Wait until it is ready or cancel it',
  notReady: 'This file is not ready yet',
  noClient: 'Say whose statement: clientId is the id of a corporate client',
  gone: 'This file is no longer available. Exports are kept for a day, or until a person is erased',
} as const;
