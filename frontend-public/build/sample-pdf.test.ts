import { battleReady } from '../src/content/books';
import { sampleParts } from '../src/content/battle-ready-sample';
import { emergencyNumbers } from '../src/content/emergency-numbers';
import { readPdf, type ReadPdf } from './pdf-text';
import { makeSamplePdf } from './sample-pdf';

let read: ReadPdf;
let pageCount: number;
beforeAll(async () => {
  const pdf = await makeSamplePdf({ isCompressed: false });
  read = readPdf(pdf.bytes);
  ({ pageCount } = pdf);
});

const closely = (text: string) => text.replace(/\s+/g, ' ');

test('has a cover and a page for each part, all on A4, and says how many there are', () => {
  expect(read.pages).toHaveLength(sampleParts.length + 1);
  expect(pageCount).toBe(read.pages.length);
  expect([...read.source.matchAll(/\/MediaBox \[0 0 595\.28 841\.89\]/g)]).toHaveLength(pageCount);
});

test('the cover names book, author and what this is', () => {
  for (const words of [
    'BATTLE READY',
    'Your Essential Guide to South African Safety',
    battleReady.author,
    'Free sample',
  ])
    expect(read.pages[0]).toContain(words);
});

test.each(sampleParts.map((part, i) => ({ ...part, page: i + 2 })))(
  'page $page holds all of "$title", and its number',
  ({ title, paragraphs, lists, closing, page }) => {
    const text = read.pages[page - 1]!;
    for (const words of [
      title.toUpperCase(),
      ...paragraphs,
      ...lists.flatMap((list) => [list.title, ...list.points]),
      closing!,
    ])
      expect(text).toContain(closely(words));
    expect(text).toContain(`Page ${page} of ${sampleParts.length + 1}`);
  },
);

test.each(emergencyNumbers)('the first text page gives $number, and whom it reaches', ({ number, reaches, advice }) => {
  for (const words of [number, reaches, advice]) expect(read.pages[1]).toContain(words);
});

test("is set in the school's own faces, embedded", () => {
  expect(read.fonts).toEqual(['BigShoulders-Black', 'Geist-Regular', 'Geist-SemiBold']);
});

test('tells programs its title, author and language, and which text is heading, list or decoration', () => {
  for (const entry of [
    '(Battle Ready: Your Essential Guide to South African Safety',
    '(The Storm Combat Team)',
    '/Lang (en-ZA)',
    '/Marked true',
    '/S /H1',
    '/S /H2',
    '/S /LBody',
    '/Artifact BMC',
  ]) {
    expect(read.source).toContain(entry);
  }
});

test('the same text makes the same bytes', async () => {
  const [one, other] = await Promise.all([makeSamplePdf(), makeSamplePdf()]);
  expect(one.bytes.equals(other.bytes)).toBe(true);
});
