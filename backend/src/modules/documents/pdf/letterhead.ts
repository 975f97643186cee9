/** The head of the first page: whose paper it is, what it is, its facts, and between whom. */
import { BOLT_GRID, BOLT_PATH, SHIELD_PATH } from '#libs/design/bolt';
import { color } from '#libs/design/tokens';
import type { Entry, PrintedDocument } from '#libs/documents/printed-document';
import { LEFT, LETTERING, lineHeight, RIGHT, TOP, WIDTH } from './page-style.js';
import { writeParties } from './parties.js';
import type { Section, Sheet } from './sheet.js';

const LOGO = { width: 210, height: 56 } as const;
const MARK_HEIGHT = 42;
const GAP = 14;
const STAMP_PADDING = 7;
const FACT_GAP = 12;

export function writeLetterhead(sheet: Sheet, paper: PrintedDocument): void {
  const head = sheet.section(sheet.whole, 'Sect');
  if (paper.logo === null) drawMark(sheet, head, paper);
  else placeLogo(sheet, head, paper.logo, `Logo of ${paper.author}`);
  writeTitle(sheet, head, paper.title, paper.stamp);
  sheet.y = TOP + LOGO.height + GAP;
  writeFacts(sheet, head, paper.facts);
  writeParties(sheet, head, paper.parties);
  sheet.y += GAP + 4;
  if (paper.opening !== null) writeOpening(sheet, head, paper.opening);
}

function placeLogo(sheet: Sheet, head: Section, logo: string, alt: string): void {
  const bbox: [number, number, number, number] = [LEFT, TOP, LEFT + LOGO.width, TOP + LOGO.height];
  sheet.tagged(
    head,
    'Figure',
    () => sheet.doc.image(Buffer.from(logo, 'base64'), LEFT, TOP, { fit: [LOGO.width, LOGO.height], valign: 'center' }),
    { alt, bbox, placement: 'Block' },
  );
}

/** The shield bolt and the school's short name, as on the site. */
function drawMark(sheet: Sheet, head: Section, { author, brand }: PrintedDocument): void {
  const { doc } = sheet;
  const scale = MARK_HEIGHT / BOLT_GRID.height;
  const top = TOP + (LOGO.height - MARK_HEIGHT) / 2;
  const words = brand.toUpperCase();
  const left = LEFT + BOLT_GRID.width * scale + 11;
  const bbox: [number, number, number, number] = [
    LEFT,
    top,
    left + sheet.widthOf(words, LETTERING.wordmark),
    top + MARK_HEIGHT,
  ];
  sheet.tagged(
    head,
    'Figure',
    () => {
      doc.save().translate(LEFT, top).scale(scale);
      doc.path(SHIELD_PATH).fill(color.signal.base).path(BOLT_PATH).fill(color.signal.on);
      doc.restore();
      sheet.write([words], left, top + MARK_HEIGHT / 2 - lineHeight(LETTERING.wordmark) / 2, LETTERING.wordmark);
    },
    { alt: `Logo of ${author}`, bbox, placement: 'Block' },
  );
}

function writeTitle(sheet: Sheet, head: Section, title: string, stamp: string | null): void {
  const top = TOP + (LOGO.height - lineHeight(LETTERING.title)) / 2;
  sheet.tagged(head, 'H1', () => sheet.write([title], RIGHT, top, LETTERING.title, 'right'));
  if (stamp === null) return;
  const lettering = LETTERING.stamp;
  const right = RIGHT - sheet.widthOf(title, LETTERING.title) - 16;
  const width = sheet.widthOf(stamp, lettering) + 2 * STAMP_PADDING;
  const height = lineHeight(lettering) + 6;
  const boxTop = top + (lineHeight(LETTERING.title) - height) / 2;
  sheet.decoration(() =>
    sheet.doc
      .roundedRect(right - width, boxTop, width, height, 3)
      .lineWidth(1.2)
      .stroke(lettering.color),
  );
  sheet.tagged(head, 'P', () => sheet.write([stamp], right - width + STAMP_PADDING, boxTop + 3, lettering));
}

/** In columns between two lines. */
function writeFacts(sheet: Sheet, head: Section, facts: readonly Entry[]): void {
  rule(sheet, 1.5, color.paper.text);
  const top = sheet.y + 9;
  let left = LEFT;
  const heights = factWidths(sheet, facts).map((width, at) => {
    const height = writeEntry(sheet, head, facts[at]!, left, top, width - FACT_GAP, LETTERING.fact);
    left += width;
    return height;
  });
  sheet.y = top + Math.max(...heights) + 9;
  rule(sheet, 0.75, color.paper.line);
  sheet.y += GAP;
}

/** All the same where each fits so, as do most; else what each needs, and an equal part of what is left. */
function factWidths(sheet: Sheet, facts: readonly Entry[]): number[] {
  const equal = facts.map(() => WIDTH / facts.length);
  const needed = facts.map(({ value }) => sheet.widthOf(value, LETTERING.fact) + FACT_GAP);
  const left = WIDTH - needed.reduce((sum, width) => sum + width, 0);
  if (left < 0 || needed.every((width, at) => width <= equal[at]!)) return equal;
  return needed.map((width) => width + left / facts.length);
}

/** A small label and its value below; how high they are together. */
export function writeEntry(
  sheet: Sheet,
  parent: Section,
  { label, value }: Entry,
  x: number,
  top: number,
  width: number,
  lettering: (typeof LETTERING)['fact' | 'detail'],
): number {
  const labels = sheet.linesOf(label, width, LETTERING.label);
  const values = sheet.linesOf(value, width, lettering);
  const valueTop = top + labels.length * lineHeight(LETTERING.label) + 2;
  sheet.tagged(parent, 'P', () => {
    sheet.write(labels, x, top, LETTERING.label);
    sheet.write(values, x, valueTop, lettering);
  });
  return valueTop + values.length * lineHeight(lettering) - top;
}

function writeOpening(sheet: Sheet, head: Section, opening: string): void {
  const lines = sheet.linesOf(opening, WIDTH, LETTERING.body);
  sheet.keepTogether(lines.length * lineHeight(LETTERING.body));
  sheet.tagged(head, 'P', () => sheet.write(lines, LEFT, sheet.y, LETTERING.body));
  sheet.y += lines.length * lineHeight(LETTERING.body) + GAP;
}

export function rule(sheet: Sheet, thickness: number, colour: string, left: number = LEFT): void {
  sheet.decoration(() => sheet.doc.moveTo(left, sheet.y).lineTo(RIGHT, sheet.y).lineWidth(thickness).stroke(colour));
}
