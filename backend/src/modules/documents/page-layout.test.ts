import type { Page } from '../../../../e2e/support/read-pdf.mjs';
import { formatRand } from '#libs/domain/money';
import { invoiceToPrint, ISSUER, manyLines } from '../../../test/printed-invoices.js';
import { blanked, outside, overlaps } from '../../../test/printed-pages.js';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { invoiceDocument } from '#libs/documents/invoice-document';
import { PAGE } from './pdf/page-style.js';
import { renderDocument } from './pdf/render-document.js';
import { statementDocument } from './statement-document.js';

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(6);
const NAMES =
  'Nkosinathi Dlamini, Thandiwe Mthembu-Ngcobo, Ḓembe ṱhavha Ṅwana, François Müller & Seuns, Łódź Ørsted Çelik, ' +
  'Αθήνα Ώρα, Жанна Щербакова ещё, Nguyễn Văn Đức, ǃKung';
const UNKNOWN = '王小明 😀 שלום \u0000\u202e\ud800';

/** What the widest contents make of a page. */
const WORST = invoiceToPrint(
  {
    stormCombatName: 'W'.repeat(160),
    stormCombatAddress: LONG_WORD.slice(0, 300),
    clientName: LONG_WORD.slice(0, 160),
    clientAddress: 'W'.repeat(700),
    clientPhone: 'W'.repeat(40),
    clientEmail: `${'w'.repeat(64)}@${'w'.repeat(180)}.example`,
    bankName: 'W'.repeat(80),
    accountName: LONG_WORD.slice(0, 120),
    accountNumber: '8'.repeat(40),
    swiftCode: 'W'.repeat(20),
    notes: `${LONG_WORD}\n\n\n\n${'\nAnd more.'.repeat(150)}`,
    stormCombatVatNumber: 'W'.repeat(40),
    clientVatNumber: 'W'.repeat(40),
    status: 'cancelled',
    paidAmount: 100,
    creditedAmount: 100,
  },
  [
    ...Array.from({ length: 5 }, () => ({
      description: LONG_WORD.slice(0, 500),
      quantity: 100_000,
      unitPrice: 10_000,
    })),
    { description: 'W'.repeat(500), quantity: 10, unitPrice: 100_000_000 },
    { description: 'one\n'.repeat(125), quantity: 1, unitPrice: 0 },
  ],
);

const CASES = {
  'without lines': invoiceToPrint({}, []),
  'of one line': invoiceToPrint({}, manyLines(1)),
  'of 12 lines': invoiceToPrint({}, manyLines(12)),
  'of 60 lines': invoiceToPrint({}, manyLines(60)),
  'of 300 lines': invoiceToPrint({ paidAmount: 100, creditedAmount: 100, status: 'overdue' }, manyLines(300)),
  'of 500 lines of the highest price': invoiceToPrint(
    {},
    Array.from({ length: 500 }, () => ({ description: 'Everything', quantity: 10, unitPrice: 100_000_000 })),
  ),
  'of 60 lines with discounts': invoiceToPrint(
    { discountKind: 'percent', discountValue: 1275 },
    manyLines(60).map((line, at) => ({
      ...line,
      discountKind: at % 2 === 0 ? ('percent' as const) : ('amount' as const),
      discountValue: 725,
    })),
  ),
  'of discounts in the millions': invoiceToPrint(
    { discountKind: 'amount', discountValue: 4_000_000_000 },
    Array.from({ length: 30 }, () => ({
      description: `Everything ${LONG_WORD.slice(0, 200)}`,
      quantity: 10,
      unitPrice: 100_000_000,
      discountKind: 'amount' as const,
      discountValue: 899_999_999,
    })),
  ),
  'of very long words': WORST,
  'of an address in very many lines': invoiceToPrint({ clientAddress: 'W\n'.repeat(350), clientName: 'W'.repeat(160) }),
  'of names from everywhere': invoiceToPrint(
    { clientName: NAMES, clientAddress: NAMES, stormCombatName: NAMES, notes: NAMES },
    [{ description: NAMES, quantity: 1, unitPrice: 1 }],
  ),
  'of letters that no font has': invoiceToPrint({ clientName: UNKNOWN, notes: UNKNOWN }, [
    { description: UNKNOWN, quantity: 1, unitPrice: 1 },
  ]),
};

describe.each(Object.entries(CASES))('an invoice %s', (_what, invoice) => {
  let pages: Page[];
  beforeAll(async () => {
    ({ pages } = await readPdf(await renderDocument(invoiceDocument(invoice))));
  });

  it('stays on upright A4, inside the margins', () => {
    for (const { width, height } of pages) expect([width, height]).toEqual([PAGE.width, PAGE.height]);
    expect(pages.flatMap(outside)).toEqual([]);
  });

  it('has no two texts on each other', () => {
    expect(pages.flatMap(overlaps)).toEqual([]);
  });

  it('numbers its pages, and repeats the head above lines', () => {
    pages.forEach(({ text }, at) => expect(text).toContain(`Page ${at + 1} of ${pages.length}`));
    const withLines = pages.filter(({ text }) => /Session \d+ of|Everything/.test(text));
    if (invoice.items.length > 20) expect(withLines.length).toBeGreaterThan(1);
    const head = `Description Quantity Unit price ${invoice.items[0]?.discountKind ? 'Discount ' : ''}Amount`;
    for (const { text } of withLines) expect(text).toContain(head);
  });

  it('has all its lines, and the figures of the invoice', () => {
    const text = pages.map((page) => page.text).join(' ');
    const amounts = invoice.items.map(({ totalPrice }) => blanked(formatRand(totalPrice)));
    for (const amount of new Set(amounts))
      expect(text.split(amount).length - 1).toBeGreaterThanOrEqual(amounts.filter((each) => each === amount).length);
    for (const cents of [invoice.subtotal, invoice.taxAmount, invoice.totalAmount])
      expect(text).toContain(blanked(formatRand(cents)));
  });
});

it('the last line goes with the sums to a new page, whatever the number of lines', async () => {
  for (const count of [13, 14, 15, 16, 17, 18, 19, 20, 21, 22]) {
    const { pages } = await readPdf(await renderDocument(invoiceDocument(invoiceToPrint({}, manyLines(count)))));
    const page = pages.find(({ text }) => text.includes('Total (including VAT)'))!;
    expect(page.text).toContain(`Session ${count} of`);
    expect(page.text).toContain('Description Quantity');
  }
});

it('names from everywhere are printed letter by letter, and what no font has is seen to be missing', async () => {
  const read = await readPdf(await renderDocument(invoiceDocument(CASES['of names from everywhere'])));
  const letters = (text: string) => text.replaceAll(/\s/g, '');
  expect(letters(read.pages[0]!.text)).toContain(letters(NAMES));
  expect(read.fonts).not.toContain('not embedded');
  const missing = await readPdf(await renderDocument(invoiceDocument(CASES['of letters that no font has'])));
  expect(missing.pages[0]!.text).toContain('??? ? ????');
});

it('a statement of many invoices stays inside the margins and repeats its head', async () => {
  const invoices = Array.from({ length: 120 }, (_, at) =>
    invoiceToPrint({ invoiceNumber: `INV-2027-${10_000 + at}` }, [
      { description: 'All', quantity: 10, unitPrice: 100_000_000 },
    ]),
  );
  const { pages } = await readPdf(
    await renderDocument(
      statementDocument({
        issuer: ISSUER,
        client: WORST,
        asOf: { year: 2027, month: 9, day: 1 },
        invoices,
        creditAmount: 1,
      }),
    ),
  );
  expect(pages.length).toBeGreaterThan(2);
  expect([...pages.flatMap(outside), ...pages.flatMap(overlaps)]).toEqual([]);
  for (const { text } of pages.filter((page) => page.text.includes('INV-2027-1')))
    expect(text).toContain('Invoice Issued Due Total Paid, credited Outstanding');
});

it('tells programs its title, author, language, headings and tables; one invoice makes the same bytes', async () => {
  const paper = invoiceDocument(invoiceToPrint());
  const [one, other] = await Promise.all([renderDocument(paper), renderDocument(paper)]);
  const { title, author, language, tags, fonts } = await readPdf(one);
  expect({ title, author, language }).toEqual({
    title: 'Tax Invoice INV-2027-0007',
    author: ISSUER.stormCombatName,
    language: 'en-ZA',
  });
  expect(new Set(tags)).toEqual(new Set(['Document', 'Sect', 'Figure', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']));
  expect(fonts).toEqual(['BigShoulders-Black', 'Geist-Regular', 'Geist-SemiBold']);
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
});
