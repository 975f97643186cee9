/** The paper that is written on, from top to bottom, page after page: text in lines, marked for readers that speak. */
import { breakLines } from './break-lines.js';
import { BOTTOM, lineHeight, ascent, type Lettering, PAGE, TOP } from './page-style.js';
import { printable, runsOf, type Typeface } from './typefaces.js';

export type Section = PDFKit.PDFStructureElement;

const TABULAR: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

export class Sheet {
  /** Where the next thing begins. */
  y = TOP;
  private readonly registered = new Set<string>();
  private readonly widths = new Map<string, number>();

  /** @param onTurned called when a page is full, before the next begins */
  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly whole: Section,
    private readonly onTurned: () => void,
  ) {}

  /** What is left of this page. */
  get room(): number {
    return BOTTOM - this.y;
  }

  turnPage(): void {
    this.onTurned();
    this.doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    this.y = TOP;
  }

  /** Begins a new page unless so much still fits on this one. */
  keepTogether(height: number): void {
    if (height > this.room && this.y > TOP) this.turnPage();
  }

  widthOf(text: string, lettering: Lettering): number {
    const key = `${lettering.weight} ${lettering.size} ${lettering.isFigure === true} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      width = runsOf(text, lettering.weight).reduce(
        (sum, { face, text: run }) => sum + this.choose(face, lettering).widthOfString(run, features(lettering)),
        0,
      );
      this.widths.set(key, width);
    }
    return width;
  }

  /** In as many lines as it takes; line ends in the text stay. */
  linesOf(text: string, width: number, lettering: Lettering): string[] {
    return text
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .flatMap((paragraph) =>
        breakLines(printable(paragraph, lettering.weight), width, (part) => this.widthOf(part, lettering)),
      );
  }

  /** One line, cut with an ellipsis when it is wider. */
  oneLine(text: string, width: number, lettering: Lettering): string {
    const [first = '', ...others] = this.linesOf(text, width, lettering);
    if (others.length === 0) return first;
    return `${this.linesOf(first, width - this.widthOf('…', lettering), lettering)[0]!}…`;
  }

  /** Writes printable lines below each other. @param align where each begins or, at the right, ends */
  write(
    lines: readonly string[],
    x: number,
    top: number,
    lettering: Lettering,
    align: 'left' | 'right' = 'left',
  ): void {
    lines.forEach((line, at) => {
      let left = align === 'right' ? x - this.widthOf(line, lettering) : x;
      const baseline = top + at * lineHeight(lettering) + ascent(lettering);
      for (const { face, text } of runsOf(line, lettering.weight)) {
        this.choose(face, lettering).fillColor(lettering.color);
        this.doc.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic', ...features(lettering) });
        left += this.widthOf(text, lettering);
      }
    });
  }

  /** Part of what the paper says, in its place in the order of reading. */
  tagged(parent: Section, type: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    const element = this.doc.struct(type, options);
    parent.add(element);
    element.add(draw);
    element.end();
  }

  section(parent: Section, type: string): Section {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** What is drawn is passed over by a screen reader. */
  decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  private choose({ name, font }: Typeface, { size }: Lettering): PDFKit.PDFDocument {
    if (!this.registered.has(name)) {
      // pdfkit takes an opened font as well, though its types do not say so: each is opened once for all documents.
      this.doc.registerFont(name, font as unknown as Buffer);
      this.registered.add(name);
    }
    return this.doc.font(name).fontSize(size);
  }
}

const features = ({ isFigure }: Lettering) => (isFigure ? { features: TABULAR } : {});
