/** What a thread of the pool runs: setting a paper takes the processor, which belongs to the site's visitors. */
import { move } from 'piscina';
import { renderDocument } from './pdf/render-document.js';
import type { PrintedDocument } from '#libs/documents/printed-document';
import type { ToldPaper } from './rendering-pool.js';

/** About three pages. */
const TELL_EVERY_ROWS = 100;

/** @returns the PDF's bytes, handed over without a copy */
export async function render(paper: PrintedDocument): Promise<ReturnType<typeof move>> {
  return move(await renderDocument(paper));
}

/** The same of a long one. */
export async function renderLong({ paper, port }: ToldPaper): Promise<ReturnType<typeof move>> {
  const told = (rows: number) => {
    if (rows % TELL_EVERY_ROWS === 0) port.postMessage(rows);
  };
  return move(await renderDocument(paper, told));
}
