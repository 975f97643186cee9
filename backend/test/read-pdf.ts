import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Pdf } from '../../e2e/support/read-pdf.mjs';

const MAX_JSON_BYTES = 64 * 1024 * 1024;

/** What a PDF says, as a viewer reads it. */
export function readPdf(bytes: Uint8Array): Pdf {
  const json = execFileSync(process.execPath, [path.join(import.meta.dirname, 'print-pdf.mjs')], {
    input: bytes,
    maxBuffer: MAX_JSON_BYTES,
  });
  return JSON.parse(json.toString()) as Pdf;
}
