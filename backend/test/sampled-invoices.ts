import fc from 'fast-check';
import type { ExactInvoice } from '#libs/documents/exact-invoice';
import { randomInvoices } from '#libs/documents/random-invoices';

/** How many are set as PDFs, and which; how many are made by the API. */
export const PDFS = Number(process.env['PDFS'] ?? 50);
export const PDFS_SEED = Number(process.env['PDFS_SEED'] ?? 20_261_129);
export const PAPERS = Number(process.env['PAPERS'] ?? 30);
export const PAPERS_SEED = Number(process.env['PAPERS_SEED'] ?? 20_261_129);

/** The same seed makes the same ones. */
export function sampledInvoices(count: number, seed: number): ExactInvoice[] {
  return fc.sample(randomInvoices, { numRuns: count, seed });
}
