import { sampleSize } from 'virtual:battle-ready-sample';

const BYTES_PER_KB = 1000;

/** "PDF, 8 pages, 71 kB": what the build made, with spaces that do not break before a unit. */
export const sampleFileWords = `PDF, ${sampleSize.pageCount}\u00a0pages, ${kilobytes()}\u00a0kB`;

function kilobytes(): number {
  return Math.round(sampleSize.bytes / BYTES_PER_KB);
}
