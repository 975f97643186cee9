/** What a thread of the pool runs: setting a paper takes the processor, which belongs to the site's visitors. */
import { move } from 'piscina';
import { renderDocument } from './pdf/render-document.js';
import type { PrintedDocument } from '#libs/documents/printed-document';

/** @returns the PDF's bytes, handed over without a copy */
export async function render(paper: PrintedDocument): Promise<ReturnType<typeof move>> {
  return move(await renderDocument(paper));
}
