/**
 * The free sample of Battle Ready as a file: A4, one part to a page, its text selectable, its fonts embedded, tagged
 * for screen readers. The same text makes the same bytes, so that browsers may keep the file until the text changes.
 */
import { createRequire } from 'node:module';
import PdfDocument from 'pdfkit';
import { color } from '#libs/design/tokens';
import { school } from '#libs/school/school';
import { battleReady } from '../src/content/books';
import { sampleFile, sampleParts, type SamplePart } from '../src/content/battle-ready-sample';
import { emergencyNumbers } from '../src/content/emergency-numbers';
import { drawCover } from './sample-pdf-cover';

type Section = PDFKit.PDFStructureElement;

export interface SamplePdf {
  bytes: Buffer;
  pageCount: number;
}

/** Points of 1/72 inch. */
const MARGIN = { top: 68, bottom: 64, left: 68, right: 68 };
const FOOTER_Y = 798;
const { paper } = color;

/** @param isCompressed false leaves the page streams readable, for a test */
export async function makeSamplePdf({ isCompressed = true } = {}): Promise<SamplePdf> {
  const doc = openDocument(isCompressed);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject));
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  drawCover(doc, section(doc, whole));
  doc.outline.addItem(battleReady.title);
  sampleParts.forEach((part, i) => {
    doc.addPage({ size: 'A4', margins: MARGIN });
    doc.outline.addItem(part.title);
    writePart(doc, section(doc, whole), part);
    if (i === 0) writeNumbers(doc, section(doc, whole));
    writeFooter(doc, i + 2);
  });
  whole.end();
  doc.end();
  await ended;
  return { bytes: Buffer.concat(chunks), pageCount: sampleParts.length + 1 };
}

function openDocument(compress: boolean): PDFKit.PDFDocument {
  const require = createRequire(import.meta.url);
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    compress,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: sampleFile.language,
    info: {
      Title: `${battleReady.title}: ${battleReady.subtitle} (free sample)`,
      Author: battleReady.author,
      Subject: battleReady.description,
      Creator: school.name,
      Producer: school.name,
      CreationDate: new Date(sampleFile.editedOn),
      ModDate: new Date(sampleFile.editedOn),
    },
  });
  doc.registerFont('body', require.resolve('@fontsource/geist/files/geist-latin-400-normal.woff'));
  doc.registerFont('strong', require.resolve('@fontsource/geist/files/geist-latin-600-normal.woff'));
  doc.registerFont('display', require.resolve('@fontsource/big-shoulders/files/big-shoulders-latin-900-normal.woff'));
  return doc;
}

function section(doc: PDFKit.PDFDocument, whole: Section): Section {
  const made = doc.struct('Sect');
  whole.add(made);
  return made;
}

function writePart(
  doc: PDFKit.PDFDocument,
  structParent: Section,
  { title, paragraphs, lists, closing }: SamplePart,
): void {
  doc.font('display').fontSize(34).fillColor(paper.text).text(title.toUpperCase(), { structParent, structType: 'H2' });
  doc.moveDown(0.35);
  for (const paragraph of paragraphs)
    body(doc).text(paragraph, { structParent, structType: 'P', lineGap: 4, paragraphGap: 8 });
  for (const { title: heading, points } of lists) {
    doc
      .moveDown(0.5)
      .font('strong')
      .fontSize(13)
      .fillColor(paper.ember)
      .text(heading, { structParent, structType: 'H3', paragraphGap: 5 });
    const list = doc.struct('L');
    structParent.add(list);
    body(doc).list([...points], {
      structParent: list,
      bulletRadius: 1.6,
      textIndent: 14,
      lineGap: 3.2,
      paragraphGap: 4,
    });
    list.end();
  }
  if (closing) writeClosing(doc, structParent, closing);
}

function writeClosing(doc: PDFKit.PDFDocument, structParent: Section, closing: string): void {
  doc.moveDown(1);
  const options = { width: doc.page.width - MARGIN.left - MARGIN.right - 18, lineGap: 4 };
  doc.font('strong').fontSize(11.5);
  asDecoration(doc, () =>
    doc.rect(MARGIN.left, doc.y, 3, doc.heightOfString(closing, options)).fill(color.signal.base),
  );
  doc.fillColor(paper.text).text(closing, MARGIN.left + 18, doc.y, { ...options, structParent, structType: 'P' });
  doc.x = MARGIN.left;
}

function writeNumbers(doc: PDFKit.PDFDocument, structParent: Section): void {
  doc.moveDown(1.6);
  for (const { number, reaches, advice } of emergencyNumbers) {
    const top = doc.y;
    asDecoration(doc, () =>
      doc.rect(MARGIN.left, top, doc.page.width - MARGIN.left - MARGIN.right, 58).fill(paper.bg2),
    );
    doc
      .font('display')
      .fontSize(34)
      .fillColor(paper.ember)
      .text(number, MARGIN.left + 18, top + 9, { width: 110, structParent, structType: 'H3' });
    doc
      .font('strong')
      .fontSize(12.5)
      .fillColor(paper.text)
      .text(reaches, MARGIN.left + 136, top + 13, { structParent, structType: 'P' });
    doc
      .font('body')
      .fontSize(10.5)
      .fillColor(paper.muted)
      .text(advice, MARGIN.left + 136, top + 31, { structParent, structType: 'P' });
    doc.x = MARGIN.left;
    doc.y = top + 68;
  }
}

function writeFooter(doc: PDFKit.PDFDocument, page: number): void {
  asDecoration(doc, () => {
    doc.font('body').fontSize(9).fillColor(paper.muted);
    doc.text(`${battleReady.title}, free sample. ${school.name}, ${school.area}`, MARGIN.left, FOOTER_Y, {
      lineBreak: false,
    });
    doc.text(`Page ${page} of ${sampleParts.length + 1}`, doc.page.width - MARGIN.right - 60, FOOTER_Y, {
      width: 60,
      align: 'right',
      height: 12,
    });
  });
}

function body(doc: PDFKit.PDFDocument): PDFKit.PDFDocument {
  return doc.font('body').fontSize(11).fillColor(paper.text);
}

/** What is drawn is passed over by a screen reader. */
function asDecoration(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact');
  draw();
  doc.endMarkedContent();
}
