/** What the table comes to, with how to pay beside it, and a row of ages above. */
import { color } from '#libs/design/tokens';
import type { Entry, PrintedDocument, PrintedSum } from '#libs/documents/printed-document';
import { rule, writeEntry } from './letterhead.js';
import { LEFT, LETTERING, lineHeight, RIGHT, WIDTH } from './page-style.js';
import type { Sheet } from './sheet.js';
import { TABLE_EDGE } from './table.js';

export const BLOCK_GAP = 16;
const SUM = { gap: 4, width: 220, labelGap: 24, aboveTotal: 2, belowRule: 5 } as const;
const BOX = { padding: 12, gap: 26, headGap: 5, labelGap: 10 } as const;

const SUM_LETTERING = { plain: LETTERING.sum, total: LETTERING.total, due: LETTERING.due } as const;

/** One of the box's lines, broken to the width beside the sums. */
interface Detail {
  label: string;
  lines: string[];
}

interface Box {
  title: string;
  width: number;
  labelWidth: number;
  details: Detail[];
}

/** Sums on the right, payment on the left: measured first, so that the table's last row can stay with them. */
export class Closing {
  readonly height: number;
  private readonly left: number;
  private readonly box: Box | null;

  constructor(
    private readonly sheet: Sheet,
    private readonly sums: readonly PrintedSum[],
    payment: PrintedDocument['payment'],
  ) {
    const widest = Math.max(
      ...sums.map(
        ({ label, value, weight }) =>
          sheet.widthOf(label, SUM_LETTERING[weight]) + sheet.widthOf(value, SUM_LETTERING[weight]),
      ),
    );
    this.left = Math.min(RIGHT - SUM.width, TABLE_EDGE - widest - SUM.labelGap);
    this.box = payment && this.measureBox(payment);
    this.height = BLOCK_GAP + Math.max(this.sumsHeight(), this.box ? boxHeight(this.box) : 0);
  }

  write(): void {
    const { sheet } = this;
    sheet.keepTogether(this.height);
    const bottom = sheet.y + this.height;
    const top = sheet.y + BLOCK_GAP;
    this.writeSums(top);
    if (this.box) this.writeBox(this.box, top);
    sheet.y = bottom;
  }

  private sumsHeight(): number {
    return this.sums.reduce(
      (height, { weight }) =>
        height +
        lineHeight(SUM_LETTERING[weight]) +
        SUM.gap +
        (weight === 'total' ? SUM.aboveTotal + SUM.belowRule : 0),
      0,
    );
  }

  private writeSums(top: number): void {
    const { sheet, left } = this;
    const table = sheet.section(sheet.whole, 'Table');
    sheet.y = top;
    for (const { label, value, weight } of this.sums) {
      const lettering = SUM_LETTERING[weight];
      if (weight === 'total') {
        sheet.y += SUM.aboveTotal;
        rule(sheet, 1.5, color.paper.text, left);
        sheet.y += SUM.belowRule;
      }
      const row = sheet.section(table, 'TR');
      sheet.tagged(row, 'TH', () => sheet.write([label], left, sheet.y, lettering), { scope: 'Row' });
      sheet.tagged(row, 'TD', () => sheet.write([value], TABLE_EDGE, sheet.y, lettering, 'right'));
      row.end();
      sheet.y += lineHeight(lettering) + SUM.gap;
    }
    table.end();
  }

  private measureBox({ title, entries }: NonNullable<PrintedDocument['payment']>): Box {
    const width = this.left - BOX.gap - LEFT;
    const labelWidth =
      Math.max(...entries.map(({ label }) => this.sheet.widthOf(label, LETTERING.label))) + BOX.labelGap;
    const lines = (value: string) => this.sheet.linesOf(value, width - 2 * BOX.padding - labelWidth, LETTERING.detail);
    return { title, width, labelWidth, details: entries.map(({ label, value }) => ({ label, lines: lines(value) })) };
  }

  private writeBox(box: Box, top: number): void {
    const { sheet } = this;
    const height = boxHeight(box);
    sheet.decoration(() => {
      sheet.doc.rect(LEFT, top, box.width, height).fill(color.paper.bg2);
      sheet.doc.rect(LEFT, top, 3, height).fill(color.signal.base);
    });
    const part = sheet.section(sheet.whole, 'Sect');
    const left = LEFT + BOX.padding;
    sheet.tagged(part, 'H2', () => sheet.write([box.title], left, top + BOX.padding, LETTERING.heading));
    let y = top + BOX.padding + lineHeight(LETTERING.heading) + BOX.headGap;
    for (const { label, lines } of box.details) {
      sheet.tagged(part, 'P', () => {
        // On the value's baseline, though it is smaller.
        sheet.write([label], left, y + (LETTERING.detail.size - LETTERING.label.size), LETTERING.label);
        sheet.write(lines, left + box.labelWidth, y, LETTERING.detail);
      });
      y += lines.length * lineHeight(LETTERING.detail);
    }
    part.end();
  }
}

function boxHeight({ details }: Box): number {
  const lineCount = details.reduce((count, { lines }) => count + lines.length, 0);
  return 2 * BOX.padding + lineHeight(LETTERING.heading) + BOX.headGap + lineCount * lineHeight(LETTERING.detail);
}

/** Equal columns, each a label and its figure. */
export function writeAgeing(sheet: Sheet, ages: readonly Entry[]): void {
  if (ages.length === 0) return;
  const width = WIDTH / ages.length;
  const lettering = LETTERING.detail;
  sheet.keepTogether(2 * BLOCK_GAP + lineHeight(LETTERING.label) + 2 * lineHeight(lettering));
  sheet.y += BLOCK_GAP;
  const part = sheet.section(sheet.whole, 'Sect');
  const top = sheet.y + 2;
  const heights = ages.map((age, at) => writeEntry(sheet, part, age, LEFT + at * width, top, width - 8, lettering));
  part.end();
  sheet.y = top + Math.max(...heights) + 8;
  rule(sheet, 0.75, color.paper.line);
}
