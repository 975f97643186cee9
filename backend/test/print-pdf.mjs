// Prints what the PDF on standard input says, as JSON: its reader is an ES module, which Jest here cannot load.
import { buffer } from 'node:stream/consumers';
import { readPdf } from '../../e2e/support/read-pdf.mjs';

process.stdout.write(JSON.stringify(await readPdf(await buffer(process.stdin))));
