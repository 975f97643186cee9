/**
 * Sets one of the school's papers as a PDF: A4, its text selectable, its fonts embedded, tagged for readers that speak.
 */
import PdfDocument from 'pdfkit';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { Closing, writeAgeing, BLOCK_GAP } from './closing.js';
import { writeLetterhead } from './letterhead.js';
import { ascent, FOOTER_BASELINE, LEFT, LETTERING, PAGE, RIGHT, WIDTH, BOTTOM, lineHeight, TOP } from './page-style.js';
import { Sheet } from './sheet.js';
import { writeTable } from './table.js';

const LANGUAGE = 'en-ZA';
/** Accessible to all; a newer standard than pdfkit's types know. */
const SUBSET = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;

/** The same document makes the same bytes. @param told how many rows of its table are set */
export async function renderDocument(
  paper: PrintedDocument,
  told: (rows: number) => void = () => {},
): Promise<Uint8Array> {
  const doc = openDocument(paper);
  const chunks: Buffer[] = [];
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const sheet = new Sheet(doc, whole, () => pack(doc, chunks));
  writeLetterhead(sheet, paper);
  const closing = new Closing(sheet, paper.sums, paper.payment);
  writeTable(sheet, paper.table, paper.ageing.length > 0 ? 0 : closing.height, told);
  writeAgeing(sheet, paper.ageing);
  closing.write();
  writeNotes(sheet, paper.notes);
  writeFooters(sheet, paper);
  whole.end();
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * pdfkit keeps each stroke of a page, and each word of what is written, as bytes of their own, with ten times their
 * size around them: a full page and what is written so far become one piece each.
 */
function pack(doc: PDFKit.PDFDocument, chunks: Buffer[]): void {
  const { content } = doc.page;
  content.buffer = [Buffer.concat(content.buffer)];
  const written = doc.read();
  if (written !== null) chunks.push(Buffer.from(written));
}

function openDocument({ title, name, author, changedAt }: PrintedDocument): PDFKit.PDFDocument {
  const changed = new Date(changedAt);
  return new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    subset: SUBSET,
    tagged: true,
    displayTitle: true,
    lang: LANGUAGE,
    info: {
      Title: `${title} ${name}`,
      Author: author,
      Subject: `${title} ${name} of ${author}`,
      Creator: author,
      Producer: author,
      CreationDate: changed,
      ModDate: changed,
    },
  });
}

/** Last, because only now it is known how many pages there are. */
function writeFooters(sheet: Sheet, { title, name, author }: PrintedDocument): void {
  const lettering = LETTERING.footer;
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.doc.switchToPage(page);
    const number = `Page ${page + 1} of ${count}`;
    const words = sheet.oneLine(
      `${title} ${name}, ${author}`,
      WIDTH - sheet.widthOf(number, lettering) - 24,
      lettering,
    );
    const top = FOOTER_BASELINE - ascent(lettering);
    sheet.decoration(() => {
      sheet.write([words], LEFT, top, lettering);
      sheet.write([number], RIGHT, top, lettering, 'right');
    }, 'Pagination');
  }
}

const HEAD_HEIGHT = lineHeight(LETTERING.heading) + 3;
const STEP = lineHeight(LETTERING.body);
/** Notes that are longer begin where they stand, and run on. */
const KEPT_WHOLE = (BOTTOM - TOP) / 3;

/** A word to the client, line after line, over pages when it must. */
function writeNotes(sheet: Sheet, notes: PrintedDocument['notes']): void {
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
