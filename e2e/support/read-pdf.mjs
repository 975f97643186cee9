// Reads a PDF as a viewer does: its words page by page with where they stand, its title, and how it is tagged.
// Plain JavaScript, because the journeys and the API specs both read it as it lies there.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * @typedef {{ text: string, x: number, y: number, width: number, size: number }} Word points from the page's lower
 *   left; y is the baseline
 * @typedef {{ text: string, words: Word[], width: number, height: number }} Page the text with single blanks
 * @typedef {{ pages: Page[], title: string, author: string, language: string, tags: string[], fonts: string[] }} Pdf
 */

/** @param {Uint8Array} bytes @returns {Promise<Pdf>} */
export async function readPdf(bytes) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const pages = [];
  const tags = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push(await readPage(page));
    collectTags(await page.getStructTree(), tags);
  }
  await loading.destroy();
  return { pages, title: info.Title, author: info.Author, language: info.Language, tags, fonts: embeddedFonts(bytes) };
}

async function readPage(page) {
  const { items } = await page.getTextContent();
  const [, , width, height] = page.view;
  const words = items
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, transform, width }) => ({ text: str, x: transform[4], y: transform[5], width, size: transform[3] }));
  return {
    text: items
      .map(({ str, hasEOL }) => str + (hasEOL ? ' ' : ''))
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    words,
    width,
    height,
  };
}

function collectTags(node, tags) {
  if (node?.role && node.role !== 'Root') tags.push(node.role);
  for (const child of node?.children ?? []) collectTags(child, tags);
}

/**
 * Names of the fonts whose outlines are in the file, without the prefix of the subset; one without outlines is called
 * "not embedded".
 */
function embeddedFonts(bytes) {
  const source = Buffer.from(bytes).toString('latin1');
  const descriptors = [...source.matchAll(/\/Type \/FontDescriptor[\s\S]*?endobj/g)].map(([descriptor]) =>
    descriptor.includes('/FontFile') ? /\/FontName \/[A-Z]+\+(\S+)/.exec(descriptor)?.[1] : 'not embedded',
  );
  const standard = [...source.matchAll(/\/Subtype \/Type1\b/g)].map(() => 'not embedded');
  return [...new Set([...descriptors, ...standard])].sort();
}
