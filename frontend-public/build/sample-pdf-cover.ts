/** The book's cover as the first page, drawn from the same shapes as on the site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { color } from '#libs/design/tokens';
import { battleReady } from '../src/content/books';
import {
  COVER,
  COVER_BOLT,
  COVER_FADE,
  COVER_GROUND,
  COVER_IMPRINT,
  COVER_TINTS,
  coverBaselines,
} from '../src/ui/drawings/book-cover-shape';

const ISOBARS_FILE = path.resolve(import.meta.dirname, '../src/ui/drawings/isobars-cover.svg');

/** On a page without margins, which the cover fills from edge to edge. */
export function drawCover(doc: PDFKit.PDFDocument, structParent: PDFKit.PDFStructureElement): void {
  doc.save().scale(doc.page.width / COVER.width);
  doc.markContent('Artifact');
  drawGround(doc);
  doc.endMarkedContent();
  const { cover, subtitle, title, author } = battleReady;
  const at = coverBaselines(cover);
  const left = COVER.left + 2;
  const line = { baseline: 'alphabetic', lineBreak: false, structParent } as const;
  doc
    .font('strong')
    .fontSize(14)
    .fillColor(color.muted)
    .text(COVER_IMPRINT, left, at.imprint, { ...line, structType: 'P' });
  doc
    .font('body')
    .fontSize(14)
    .fillColor(color.muted)
    .text('Free sample', left, at.imprint + 20, { ...line, structType: 'P' });
  // One heading, though it stands in two lines.
  const heading = doc.struct('H1', { actual: title });
  structParent.add(heading);
  doc.font('display').fontSize(cover.titleSizePx).fillColor(color.text);
  cover.lines.forEach((words, i) =>
    doc.text(words.toUpperCase(), COVER.left, at.title[i], {
      ...line,
      structParent: heading,
      structType: 'Span',
      characterSpacing: -1,
    }),
  );
  heading.end();
  const below = doc.struct('P', { actual: subtitle });
  structParent.add(below);
  doc.font('body').fontSize(16);
  cover.subtitleLines.forEach((words, i) =>
    doc.text(words, left, at.subtitle[i], { ...line, structParent: below, structType: 'Span' }),
  );
  below.end();
  doc
    .fontSize(10)
    .fillColor(color.muted)
    .text(author, left, COVER.height - 10, { ...line, structType: 'P' });
  doc.restore();
}

function drawGround(doc: PDFKit.PDFDocument): void {
  const { width, height } = COVER;
  const ground = doc
    .linearGradient(0, 0, width * 0.6, height)
    .stop(0, COVER_GROUND[0])
    .stop(1, COVER_GROUND[1]);
  doc.rect(0, 0, width, height).fill(ground);
  for (const [, line] of readFileSync(ISOBARS_FILE, 'utf8').matchAll(/ d="([^"]+)"/g))
    doc.path(line!).lineWidth(1).strokeOpacity(0.16).stroke(color.text);
  doc.path(COVER_BOLT).fill(COVER_TINTS[battleReady.cover.tint]);
  const fade = doc
    .linearGradient(0, COVER_FADE.top, 0, COVER_FADE.solidFrom)
    .stop(0, COVER_GROUND[1], 0)
    .stop(1, COVER_GROUND[1], 1);
  doc.rect(0, COVER_FADE.top, width, height - COVER_FADE.top).fill(fade);
}
