import type { PrintedParty } from '#libs/documents/printed-document';
import { LEFT, LETTERING, lineHeight, WIDTH } from './page-style.js';
import type { Section, Sheet } from './sheet.js';

const GAP = 24;
const BELOW_LABEL = 2;

/** One line of a column, with what stands above it. */
interface Line {
  text: string;
  type: 'H2' | 'P';
  lettering: (typeof LETTERING)['label' | 'party' | 'body'];
  above: number;
}

interface Column {
  x: number;
  part: Section;
  /** Not written yet. */
  lines: Line[];
}

/** Beside each other; one that is longer than the page goes on upon the next. */
export function writeParties(sheet: Sheet, head: Section, parties: readonly PrintedParty[]): void {
  const width = WIDTH / parties.length;
  const columns = parties.map((party, at): Column => ({
    x: LEFT + at * width,
    part: sheet.section(head, 'Sect'),
    lines: linesOf(sheet, party, width - GAP),
  }));
  for (;;) {
    const { y: top } = sheet;
    sheet.y = Math.max(...columns.map((column) => writeWhatFits(sheet, column, top)));
    if (columns.every(({ lines }) => lines.length === 0)) break;
    sheet.turnPage();
  }
  for (const { part } of columns) part.end();
}

function linesOf(sheet: Sheet, { label, name, lines }: PrintedParty, width: number): Line[] {
  const broken = (text: string, type: Line['type'], lettering: Line['lettering'], above = 0) =>
    sheet
      .linesOf(text, width, lettering)
      .map((line, at): Line => ({ text: line, type, lettering, above: at === 0 ? above : 0 }));
  return [
    ...broken(label, 'H2', LETTERING.label),
    ...broken(name, 'P', LETTERING.party, BELOW_LABEL),
    ...lines.flatMap((line) => broken(line, 'P', LETTERING.body)),
  ];
}

/** Where it ends. */
function writeWhatFits(sheet: Sheet, { x, part, lines }: Column, top: number): number {
  let y = top;
  for (let next = lines[0]; next; next = lines[0]) {
    const { text, type, lettering, above } = next;
    if (y + above + lineHeight(lettering) > top + sheet.room) break;
    y += above;
    sheet.tagged(part, type, () => sheet.write([text], x, y, lettering));
    y += lineHeight(lettering);
    lines.shift();
  }
  return y;
}
