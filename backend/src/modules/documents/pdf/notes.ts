import type { PrintedDocument } from '#libs/documents/printed-document';
import { BLOCK_GAP } from './closing.js';
import { BOTTOM, LEFT, LETTERING, lineHeight, TOP, WIDTH } from './page-style.js';
import type { Sheet } from './sheet.js';

const HEAD_HEIGHT = lineHeight(LETTERING.heading) + 3;
const STEP = lineHeight(LETTERING.body);
/** Notes that are longer begin where they stand, and run on. */
const KEPT_WHOLE = (BOTTOM - TOP) / 3;

/** A word to the client, line after line, over pages when it must. */
export function writeNotes(sheet: Sheet, notes: PrintedDocument['notes']): void {
  if (!notes) return;
  const lines = sheet.linesOf(notes.text.trim().replaceAll(/\n{3,}/g, '\n\n'), WIDTH, LETTERING.body);
  const height = BLOCK_GAP + HEAD_HEIGHT + lines.length * STEP;
  sheet.keepTogether(height <= KEPT_WHOLE ? height : BLOCK_GAP + HEAD_HEIGHT + 2 * STEP);
  sheet.y += BLOCK_GAP;
  const part = sheet.section(sheet.whole, 'Sect');
  sheet.tagged(part, 'H2', () => sheet.write([notes.title], LEFT, sheet.y, LETTERING.heading));
  sheet.y += HEAD_HEIGHT;
  for (let from = 0; from < lines.length;) {
    const fitting = lines.slice(from, from + Math.max(1, Math.floor(sheet.room / STEP)));
    sheet.tagged(part, 'P', () => sheet.write(fitting, LEFT, sheet.y, LETTERING.body));
    sheet.y += fitting.length * STEP;
    from += fitting.length;
    if (from < lines.length) sheet.turnPage();
  }
  part.end();
}
